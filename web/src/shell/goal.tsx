// When it is told what a table is about: the goal before the first game of its kind in this browser, the card of a mission or scenario
// before it begins, and either of them whenever somebody asks.
import { useEffect, useRef } from "preact/hooks";
import { LazyPart } from "../kit/lazy_part";
import { api } from "../net/api";
import { tellFailure } from "../net/failure";
import { isParty } from "../contract/party";
import type { TableCard } from "../net/wire.gen";
import { isGuided } from "./guided";
import type { ShownTip } from "./tip";
import { goalOf, type ToRead, toRead } from "./to_read";
import type { Playing } from "./use_playing";

const loadSheet = () => import("./goal_sheet");
const loadCard = () => import("./mission_card");

/** A game waits while its only person reads: the goal or the card first, then each tip of a guided game that is told while others play. */
export function useReading({ card, perspective, update, over }: Playing, tip: ShownTip | null): boolean {
  const reads = toRead(card) !== null;
  const mine = card.you_host && isAlone(card) && card.phase === "playing" && !over;
  const waits = mine && isGuided(card) && tip !== null && !update.view.waiting_on.includes(perspective.viewer);
  const held = useRef(false); // by this page, or when the game began
  const asked = useRef(false); // and the card does not say so yet
  if (card.paused && mine && (waits || reads)) held.current = true;
  if (card.paused) asked.current = false;
  useEffect(() => {
    if (waits && !card.paused && !asked.current) {
      held.current = asked.current = true;
      api.pause(card.table).catch(() => {
        asked.current = false; // others play on
      });
    } else if (!waits && !reads && card.paused && held.current) {
      held.current = false;
      api.resume(card.table).catch(tellFailure);
    }
  }, [waits, reads, card.paused]);
  return waits;
}

interface Props {
  readonly playing: Playing;
  /** Somebody has asked for it. */
  readonly wanted: boolean;
  readonly onRules: () => void;
  /** What was read; with or without tips. */
  readonly onRead: (what: ToRead, tips: boolean) => void;
}

export function Goal({ playing: { card, game, seat, over, left }, wanted, onRules, onRead }: Props) {
  const due = seat === undefined || over || isParty(card) ? null : toRead(card);
  const what = due ?? (wanted ? goalOf(card) : null);
  if (what === null) return null;
  const onClose = (tips: boolean): void => onRead(what, tips);
  if (what === "card") return <LazyPart load={loadCard} props={{ card, game, asked: due === null, onRules, onClose }} />;
  return <LazyPart load={loadSheet} props={{ card, game, guided: isGuided(card), clock: left !== null, onRules, onClose }} />;
}

/** Nobody else has to wait when the game does. */
export const isAlone = ({ seats }: TableCard): boolean => seats.every((seat) => seat.you || seat.kind !== "person");
