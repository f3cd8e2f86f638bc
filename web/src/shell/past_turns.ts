// The turns of a replay, which are its steps: each from its first update to its last.
import { isPause, type Turn } from "../contract/turns";
import type { PastUpdate } from "../net/replays";

export interface PastTurn extends Turn {
  /** The updates that it is made of, by their places. */
  readonly from: number;
  readonly to: number;
}

/** What belongs to no turn, as the deal, is a step of its own; a pause is none. */
export function pastTurns(steps: readonly PastUpdate[]): readonly PastTurn[] {
  const turns: PastTurn[] = [];
  steps.forEach(({ turn: number, events }, at) => {
    const last = turns.at(-1);
    const happened = events.filter((event) => !isPause(event));
    if (last !== undefined && (isStill({ events }) || (number > 0 && last.number === number))) {
      turns[turns.length - 1] = { ...last, to: at, events: [...last.events, ...happened] };
    } else turns.push({ number, from: at, to: at, events: happened });
  });
  return turns;
}

/** An update that only tells of a pause. */
export const isStill = ({ events }: Pick<PastUpdate, "events">): boolean => events.length > 0 && events.every(isPause);

/** The place of the turn that an update belongs to. */
export const turnAt = (turns: readonly PastTurn[], step: number): number => turns.findIndex(({ to }) => step <= to);

/** A turn as far as this update. */
export function soFar(turn: PastTurn, steps: readonly PastUpdate[], step: number): Turn {
  return {
    number: turn.number,
    events: steps.slice(turn.from, step + 1).flatMap(({ events }) => events.filter((event) => !isPause(event))),
  };
}
