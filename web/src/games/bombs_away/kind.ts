// Bombs Away: the kinds of cards by their numbers (BA-005, BA-008), and how they are named.
import type { Ink } from "../../kit/shape";
import type { Fact, Facts } from "../../contract/facts";
import type { Proposed, Scene, Value } from "../../contract/game_module";
import type { GameWords } from "../../contract/game_words";
import type { Proposal } from "../../net/wire.gen";
import type { BombsAwayAction, BombsAwayView } from "./wire.gen";
import { arrowed, type Side, SIDES } from "./place";

export type Colour = "red" | "blue" | "green" | "yellow" | "wild" | "cap" | "bomb";

const COLOURS = ["red", "blue", "green", "yellow"] as const;
const PLAIN: readonly string[] = ["SV", "SH", "EA", "EB"];
const WILD: readonly string[] = [...PLAIN, "TV", "TH", "X"];
const OPENINGS: { readonly [shape: string]: readonly Side[] } = {
  SV: ["N", "S"],
  SH: ["E", "W"],
  EA: ["N", "E"],
  EB: ["N", "W"],
  TV: ["N", "E", "S"],
  TH: ["N", "E", "W"],
  X: ["N", "E", "S", "W"],
  CV: ["N"],
  CH: ["E"],
};
const OPPOSITE: { readonly [side in Side]: Side } = { N: "S", E: "W", S: "N", W: "E" };

/** By number: the name of a kind, without the number of its copy. */
export const NAMES: readonly string[] = [
  ...COLOURS.flatMap((colour) => PLAIN.map((shape) => `${colour}-${shape}`)),
  ...WILD.map((shape) => `wild-${shape}`),
  "cap-CV",
  "cap-CH",
  "bomb1",
  "bomb2",
];
export const KINDS: readonly number[] = NAMES.map((_, kind) => kind);

/** How many of each kind are in the deck. */
export const COUNTS: readonly number[] = [...Array<number>(16).fill(3), 1, 1, 2, 2, 1, 1, 2, 4, 4, 5, 3];

export const TIER_1 = NAMES.indexOf("bomb1");
export const TIER_2 = NAMES.indexOf("bomb2");

export const isBomb = (kind: number): boolean => kind >= TIER_1;
export const colourOf = (kind: number): Colour => (isBomb(kind) ? "bomb" : (NAMES[kind]!.split("-")[0] as Colour));
export const isWild = (kind: number): boolean => colourOf(kind) === "wild";
export const inkOf = (kind: number): Ink | undefined => COLOURS.find((colour) => colour === colourOf(kind));

/** The openings of a card as it lies; bombs have none. */
export function openingsOf(kind: number, turned = false): readonly Side[] {
  const printed = OPENINGS[NAMES[kind]!.split("-")[1] ?? ""] ?? [];
  return turned ? printed.map((side) => OPPOSITE[side]) : printed;
}

export const spoken = (kind: number, words: GameWords): string => words.plain("board-card", { card: kind });

/** "up and right", or null for none. */
export function sidesTold(sides: readonly Side[], words: GameWords): string | null {
  if (sides.length === 0) return null;
  return inAList(
    SIDES.filter((side) => sides.includes(side)).map((side) => words.plain("board-side", { side })),
    words,
  );
}

const lists = new Map<string, Intl.ListFormat>(); // slow to make, and every place has a name

export function inAList(parts: readonly string[], { language }: GameWords): string {
  const list = lists.get(language) ?? new Intl.ListFormat(language, { type: "conjunction" });
  lists.set(language, list);
  return list.format(parts);
}

/** Cards by the names that sentences choose by, places by arrows. */
export function facts(given: Facts): Facts {
  return Object.fromEntries(Object.entries(given).map(([name, fact]) => [name, named(name, fact)]));
}

function named(name: string, fact: Fact): Fact {
  if (typeof fact !== "number") return fact;
  if (name === "card") return NAMES[fact] ?? fact;
  return name === "x" || name === "y" ? arrowed(name, fact) : fact;
}

/** The card alone, in one line: where it goes is lit on the table. */
export function proposed({ action }: Proposal, { view, words }: Pick<Scene<BombsAwayView, unknown>, "view" | "words">): Proposed | null {
  const given = action as BombsAwayAction;
  if (given.type === "Lay" || given.type === "Bomb") return { seat: null, title: spoken(given.card, words) };
  const target = given.type === "Second" ? view.cards.find(({ x, y }) => x === given.x && y === given.y) : undefined;
  return target === undefined ? null : { seat: null, title: words.tell("board-hint-second", { card: target.card }) };
}

/** How an opponent may stand, as an adviser says it. */
export function value(told: string, words: GameWords): Value {
  return { label: words.plain(told === "stuck" ? "board-stuck" : "board-can-play") };
}
