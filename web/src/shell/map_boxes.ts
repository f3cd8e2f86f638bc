// How the chapters of a campaign lie on its map: training, and the boxes that follow it, each closed until its exam is won.
import type { ChapterRange } from "./next_step";
import { stored } from "./settings";

export interface Stretch {
  readonly from: number;
  readonly to: number;
}

export interface Box extends Stretch {
  readonly number: number;
  /** The chapter that opens it: the last one of the box before it that can be played, or that will be (BB-327). */
  readonly exam: number;
  /** Its chapters that can be played; the others are not here yet. */
  readonly here: readonly number[];
}

const BOXES: { readonly [game: string]: readonly Stretch[] } = {
  bomb_busters: [
    { from: 9, to: 19 },
    { from: 20, to: 30 },
    { from: 31, to: 42 },
    { from: 43, to: 54 },
    { from: 55, to: 66 },
  ],
};

export function boxesOf(game: string, { numbers }: Pick<ChapterRange, "numbers">): readonly Box[] {
  const boxes = BOXES[game] ?? [];
  return boxes.map((box, at) => {
    const before = numbers.filter((number) => (boxes[at - 1]?.from ?? 0) <= number && number < box.from);
    const here = numbers.filter((number) => box.from <= number && number <= box.to);
    return { ...box, number: at + 1, exam: before.at(-1) ?? box.from - 1, here };
  });
}

/** How many chapters the campaign has, also those that are not here yet. */
export function lengthOf(game: string, { numbers, most }: Pick<ChapterRange, "numbers" | "most">): number {
  const last = BOXES[game]?.at(-1);
  return last === undefined ? numbers.filter((number) => number <= most).length : last.to;
}

/** The chapters before the first box, or all where there are none. */
export function beforeBoxes(game: string, { numbers }: Pick<ChapterRange, "numbers">): readonly number[] {
  const first = BOXES[game]?.[0]?.from ?? Infinity;
  return numbers.filter((number) => number < first);
}

/** Whether the exam of a box is won, or something in it was played at a table that had opened all. */
export const isEarned = ({ exam, from, to }: Box, won: readonly number[]): boolean =>
  won.some((number) => number === exam || (from <= number && number <= to));

/** Whether a chapter lies in a box that is still closed for whoever has won these. */
export function isClosed(game: string, range: Pick<ChapterRange, "numbers">, won: readonly number[], number: number): boolean {
  return boxesOf(game, range).some((box) => box.from <= number && number <= box.to && !isEarned(box, won));
}

/** Boxes that were opened at this browser: the moment comes once. */
const opened = stored<readonly string[]>("boxes", [], (value) => Array.isArray(value) && value.every((each) => typeof each === "string"));
const name = (game: string, number: number): string => `${game}/${number}`;

export const wasOpened = (game: string, number: number): boolean => opened.value.includes(name(game, number));

export function noteOpened(game: string, number: number): void {
  if (!wasOpened(game, number)) opened.value = [...opened.value, name(game, number)];
}
