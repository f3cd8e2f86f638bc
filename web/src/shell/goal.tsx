// When the goal of a game is told: before the first game of its kind in this browser, and whenever the menu is asked for it.
import { useEffect, useRef } from "preact/hooks";
import { LazyPart } from "../kit/lazy_part";
import { api } from "../net/api";
import { tellFailure } from "../net/failure";
import { isParty } from "../contract/party";
import type { TableCard } from "../net/wire.gen";
import { hasReadGoal } from "./goals";
import { isGuided } from "./guided";
import type { ShownTip } from "./tip";
import type { Playing } from "./use_playing";

const loadSheet = () => import("./goal_sheet");

/** A guided game waits while its only person reads: the goal first, then each tip that is told while others play. */
export function useReading({ card, perspective, update, over }: Playing, tip: ShownTip | null): boolean {
  const reads = !hasReadGoal(card.game);
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
  /** The menu has asked for it. */
  readonly wanted: boolean;
  readonly onRules: () => void;
  /** Read; with or without tips. */
  readonly onRead: (tips: boolean) => void;
}

export function Goal({ playing: { card, game, seat, over, left }, wanted, onRules, onRead }: Props) {
  if (!wanted && (seat === undefined || over || hasReadGoal(card.game) || isParty(card))) return null;
  return <LazyPart load={loadSheet} props={{ card, game, guided: isGuided(card), clock: left !== null, onRules, onClose: onRead }} />;
}

/** Nobody else has to wait when the game does. */
export const isAlone = ({ seats }: TableCard): boolean => seats.every((seat) => seat.you || seat.kind !== "person");
