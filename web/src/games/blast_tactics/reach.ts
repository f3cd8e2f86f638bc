// Blast Tactics: the squares that a bomb burns, lying or only planned. A drawing aid: what really burns the events tell.
import { FIRST_PAD, HARD, POWER, SOFT } from "./kind";
import { type Layout, SIDES } from "./layout";
import type { BlastTacticsView } from "./wire.gen";

type Arms = readonly number[];

interface Burning {
  readonly square: number;
  readonly distance: number;
  /** The flame runs from left to right. */
  readonly flat: boolean;
  /** Here an arm ends; the bomb's own square is an end too. */
  readonly last: boolean;
}

/** The bomb's own square, then each arm from the bomb outwards. */
export function burning(layout: Layout, square: number, arms: Arms): readonly Burning[] {
  const found = SIDES.flatMap((side, at) =>
    layout
      .ray(square, side)
      .slice(0, arms[at])
      .map((burnt, step) => ({ square: burnt, distance: step + 1, flat: side === "E" || side === "W", last: step + 1 === arms[at] })),
  );
  return [{ square, distance: 0, flat: false, last: true }, ...found];
}

/** How far a bomb of this seat would burn from a square, alone. */
export function armsFrom(view: BlastTacticsView, layout: Layout, square: number, seat: number): Arms {
  const length = view.features[square] === POWER ? Infinity : (view.players[seat]?.reach ?? 0);
  return SIDES.map((side) => {
    let distance = 0;
    for (const next of layout.ray(square, side)) {
      if (distance === length || view.things[next] === HARD) break;
      distance += 1;
      if (view.things[next]! >= SOFT || view.bombs.some((bomb) => bomb.square === next)) break;
    }
    return distance;
  });
}

/** Whether a bomb can lie here, but for figures (BT-122, BT-123, BT-333). */
export function takesBomb(view: BlastTacticsView, square: number): boolean {
  return (
    view.things[square] === 0 &&
    view.features[square]! < FIRST_PAD &&
    !view.bombs.some((bomb) => bomb.carrier == null && bomb.square === square)
  );
}
