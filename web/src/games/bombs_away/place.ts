// Bombs Away: positions on the table, counted from the Hydrant: x to the right, y upwards.
import type { GameWords } from "../../contract/game_words";
import type { OpenEnd } from "./wire.gen";

export type Side = OpenEnd["side"];

export interface Place {
  readonly x: number;
  readonly y: number;
}

export const HYDRANT: Place = { x: 0, y: 0 };
export const SIDES: readonly Side[] = ["N", "E", "S", "W"];
const STEPS: { readonly [side in Side]: Place } = { N: { x: 0, y: 1 }, E: { x: 1, y: 0 }, S: { x: 0, y: -1 }, W: { x: -1, y: 0 } };

export const keyOf = ({ x, y }: Place): string => `${x},${y}`;
export const pieceOf = ({ x, y }: Place): string => `place-${x}-${y}`;
export const isSame = (one: Place, other: Place): boolean => one.x === other.x && one.y === other.y;
export const includes = (places: readonly Place[], place: Place): boolean => places.some((each) => isSame(each, place));
export const next = ({ x, y }: Place, side: Side): Place => ({ x: x + STEPS[side].x, y: y + STEPS[side].y });

/** As one reads: from the top down, from left to right. */
export const reading = (one: Place, other: Place): number => other.y - one.y || one.x - other.x;

/** Each place once. */
export function unique(places: readonly Place[]): readonly Place[] {
  return [...new Map(places.map(({ x, y }) => [keyOf({ x, y }), { x, y }])).values()];
}

const ARROWS = { x: ["←", "→"], y: ["↓", "↑"] } as const;

/** A coordinate as the log shows it. */
export function arrowed(axis: "x" | "y", steps: number): string {
  return steps === 0 ? "0" : `${ARROWS[axis][steps > 0 ? 1 : 0]}${Math.abs(steps)}`;
}

/** A place as screen readers say it: columns and rows from the Hydrant. */
export function whereTold({ x, y }: Place, words: GameWords): string {
  const across = x === 0 ? "middle" : x > 0 ? "right" : "left";
  const along = y === 0 ? "middle" : y > 0 ? "up" : "down";
  return words.plain("board-where", { across, along, columns: Math.abs(x), rows: Math.abs(y) });
}

/** The nearest place in a direction; what lies straight ahead is nearer than what lies beside. */
export function towards(places: readonly Place[], from: Place, side: Side): Place | null {
  const step = STEPS[side];
  const distance = ({ x, y }: Place): number => {
    const [dx, dy] = [x - from.x, y - from.y];
    const ahead = dx * step.x + dy * step.y;
    return ahead > 0 ? ahead + 2 * Math.abs(dx * step.y + dy * step.x) : Infinity;
  };
  const found = [...places].sort((one, other) => distance(one) - distance(other))[0];
  return found === undefined || distance(found) === Infinity ? null : found;
}
