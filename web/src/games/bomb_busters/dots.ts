// Bomb Busters: numbers as dice show them, where nobody may say one (BB-1251).
import type { Fact, Facts } from "../../contract/facts";
import type { BombBustersOptions } from "./wire.gen";

const DICE = [..."⚀⚁⚂⚃⚄⚅"];
const SAID = ["value", "values", "number", "numbers", "first", "passed"];
/** Missions in which numbers are not said; the same as in the rules. */
const UNSPOKEN: readonly unknown[] = [25];

/** One die up to 6, two dice beyond. */
export function dots(number: number): string {
  return number <= 6 ? DICE[number - 1]! : DICE[5]! + DICE[number - 7]!;
}

const dotted = (fact: Fact): Fact => {
  if (Array.isArray(fact)) return fact.map((part) => dotted(part as Fact)) as Fact;
  return typeof fact === "number" && fact >= 1 && fact <= 12 ? dots(fact) : fact;
};

/** The numbers of wires among these facts as dots, in a mission that wants it so. */
export function unspoken(facts: Facts, options: unknown): Facts {
  if (!UNSPOKEN.includes((options as Partial<BombBustersOptions>).mission)) return facts;
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, SAID.includes(name) ? dotted(fact) : fact]));
}
