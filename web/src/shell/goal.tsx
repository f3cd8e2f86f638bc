// When the goal of a game is told: before the first game of its kind in this browser, and whenever the menu is asked for it.
import { useState } from "preact/hooks";
import { LazyPart } from "../kit/lazy_part";
import { api } from "../net/api";
import { tellFailure } from "../net/failure";
import type { TableCard } from "../net/wire.gen";
import { hasReadGoal, readGoal } from "./goals";
import type { Playing } from "./use_playing";

const loadSheet = () => import("./goal_sheet");

export interface Reading {
  /** For the first tip to be read. */
  readonly waits: boolean;
  readonly onGoal: (tips: boolean) => void;
  readonly onTip: () => void;
}

/** A first game that waits for nobody else goes on when its goal was read; where others begin, when the first tip was, too. */
export function useReading({ card, perspective, update }: Playing): Reading {
  const [waits, setWaits] = useState(false);
  const goOn = (): void => void api.resume(card.table).catch(tellFailure);
  const onGoal = (tips: boolean): void => {
    const held = !hasReadGoal(card.game) && card.paused && card.you_host && isAlone(card);
    const isTold = tips && update.tip !== null && !update.view.waiting_on.includes(perspective.viewer);
    readGoal(card.game, tips);
    if (held && isTold) setWaits(true);
    else if (held) goOn();
  };
  const onTip = (): void => {
    if (waits) goOn();
    setWaits(false);
  };
  return { waits, onGoal, onTip };
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
  if (!wanted && (seat === undefined || over || hasReadGoal(card.game))) return null;
  const guided = (card.options as { readonly guided?: boolean } | null)?.guided === true;
  return <LazyPart load={loadSheet} props={{ card, game, guided, clock: left !== null, onRules, onClose: onRead }} />;
}

/** Nobody else has to wait when the game does. */
export const isAlone = ({ seats }: TableCard): boolean => seats.every((seat) => seat.you || seat.kind !== "person");
