// It's a Bomb!: the kinds of tiles by their numbers (IB-007). The first eight have tokens.
import type { Ink } from "../../kit/shape";
import type { GameWords } from "../../contract/game_words";
import { inkLetter } from "../ink_letter";

export const EXPLOSIVE = 5;
export const BATTERY = 6;
export const RECEIVER = 7;
export const AUXILIARY = 8;
export const GREY = 9;
export const COLOURS = [0, 1, 2, 3, 4];
export const TOKEN_KINDS = [0, 1, 2, 3, 4, 5, 6, 7];
export const KINDS = [...TOKEN_KINDS, AUXILIARY, GREY];

const INKS: readonly Ink[] = ["red", "yellow", "green", "blue", "purple"];

export const hasToken = (kind: number): boolean => kind < AUXILIARY;

/** The ink of a cable; other pieces are drawn by themselves. */
export const inkOf = (kind: number): Ink | undefined => (kind === GREY ? "grey" : INKS[kind]);

const SIGNS = "!+*"; // danger, the pole of a battery, a key of the telephone

/** What tells a kind beside its colour (IB-267): the letter of its ink; what is no cable has a sign, the same in all languages. */
export const letterOf = (kind: number): string => {
  const ink = inkOf(kind);
  return ink === undefined ? (SIGNS[kind - EXPLOSIVE] ?? "?") : inkLetter(ink);
};

export const spoken = (kind: number, words: GameWords): string => words.plain("board-kind", { kind });

/** "red, red and explosive", or the word for nothing. */
export function listed(kinds: readonly number[], words: GameWords): string {
  if (kinds.length === 0) return words.plain("board-kind", { kind: "nothing" });
  return new Intl.ListFormat(words.language, { type: "conjunction" }).format(kinds.map((kind) => spoken(kind, words)));
}

/** Counts by kind as the kinds themselves, in their order. */
export const inKinds = (counts: readonly number[]): readonly number[] =>
  counts.flatMap((count, kind) => Array<number>(Math.max(0, count)).fill(kind));
