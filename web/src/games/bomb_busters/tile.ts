// Bomb Busters: tiles and values. A tile is ten times its sort value: 70 is the blue 7, 71 the yellow 7.1, 75 the red 7.5;
// 69 is a 7 that acts as red.
import type { Ink } from "../../kit/shape";
import type { Value } from "../../contract/game_module";
import type { GameWords } from "../../contract/game_words";
import { inkLetter } from "../ink_letter";
import type { BombBustersView } from "./wire.gen";

export const YELLOW = 13;
export const RED = 14;

export function tileValue(tile: number): number {
  if (tile % 10 === 0) return tile / 10;
  return tile % 10 === 1 ? YELLOW : RED;
}

/** A blue number that acts as red is told by its number (BB-1111). */
export function tileLabel(tile: number): string {
  return tile % 10 === 9 ? String((tile + 1) / 10) : labelOf(tileValue(tile));
}

export function inkOf(value: number): Ink {
  if (value === YELLOW) return "yellow";
  return value === RED ? "red" : "blue";
}

/** What a wire of this bomb may be. */
export function valuesIn({ blue, yellows, reds }: Pick<BombBustersView, "blue" | "yellows" | "reds">): readonly number[] {
  const colours = [...(yellows.inside > 0 ? [YELLOW] : []), ...(reds.inside > 0 ? [RED] : [])];
  return [...Array.from({ length: blue }, (_, at) => at + 1), ...colours];
}

/** As an adviser names it; numbers are told by themselves, without their ink. */
export function value(name: string, words: GameWords): Value {
  const known = name === "yellow" ? YELLOW : name === "red" ? RED : Number(name);
  return known < YELLOW ? { label: spoken(known, words) } : { label: spoken(known, words), ink: inkOf(known) };
}

/** As an adviser names a value. */
export const nameOf = (value: number): string => (value === YELLOW ? "yellow" : value === RED ? "red" : String(value));

/** As it stands on a tile: a number, or the letter of its ink. */
export function labelOf(value: number): string {
  return value < YELLOW ? String(value) : inkLetter(inkOf(value));
}

/** As it is said: a number, or the name of its colour. */
export function spoken(value: number, words: GameWords): string {
  return words.plain("board-value", { value });
}

/** One value, or one of several. */
export function anyOf(values: readonly number[], words: GameWords): string {
  return either(
    values.map((value) => spoken(value, words)),
    words,
  );
}

/** The same as things: a 9, an 8 or a yellow. */
export function oneOf(values: readonly number[], words: GameWords): string {
  return either(
    values.map((value) => words.plain("board-a-value", { value })),
    words,
  );
}

function either(said: readonly string[], words: GameWords): string {
  return new Intl.ListFormat(words.language, { type: "disjunction" }).format(said);
}
