// What "Check this deal" says of honest and of dishonest servers, and what this browser keeps for it.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { hexToBytes } from "@noble/hashes/utils.js";
import { beforeEach, expect, it } from "vitest";
import { checkDeal, fairDealOf } from "../../src/net/deal_check";
import { type DealNote, noteGiven, noteOf, noteSeats, partOf } from "../../src/net/deal_notes";
import { commitmentTo, FairDice, type Odds, tableKey } from "../../src/net/fair_dice";
import type { TableCard } from "../../src/net/wire.gen";

interface Played {
  readonly recording: string;
  readonly odds: readonly (readonly Odds[])[];
}

const played = (game: string): Played =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../deals/played/${game}.json`), "utf8")) as Played;

const { recording, odds } = played("snip");
const deal = fairDealOf(recording)!;
const [MINE, NOBODYS, ANNS] = deal.entropy as [string, string, string];
const note: DealNote = { commitment: deal.commitment, entropy: MINE, given: "all", mine: [0], people: [0, 2], begun: true };

beforeEach(() => localStorage.clear());

/** The same game as a server would have to tell it with another seed, or with other parts, so that its dice fit again. */
function retold(seed: string, entropy: readonly string[], commitment = commitmentTo(hexToBytes(seed))): string {
  const key = tableKey(
    hexToBytes(seed),
    entropy.map((part) => hexToBytes(part)),
  );
  const [header, ...entries] = recording.trim().split("\n");
  const lines = [header!, ...entries].map((line, entry) => {
    const dice = new FairDice(key, entry);
    return { ...JSON.parse(line), rolls: odds[entry]!.map((each) => dice.roll(each)) };
  });
  return [{ ...lines[0], fair: { commitment, entropy, seed } }, ...lines.slice(1)].map((line) => JSON.stringify(line)).join("\n");
}

/** Tries until the first roll is the one that the server would like. */
function ground(tell: (attempt: string) => string): string {
  for (let number = 0; number < 1000; number++) {
    const told = tell(number.toString(16).padStart(32, "0"));
    if ((JSON.parse(told.split("\n")[0]!) as { rolls: number[] }).rolls[0] === 1) return told;
  }
  throw new Error("a thousand attempts gave no such deal");
}

it("an honest deal is proved to whoever added to it", () => {
  expect(checkDeal(recording, odds, note)).toEqual({ found: "together", rolls: odds.flat().length });
  const alone = played("bombs_away");
  expect(checkDeal(alone.recording, alone.odds, { ...note, people: [0] })).toEqual({ found: "alone", rolls: alone.odds.flat().length });
});

it("whoever kept nothing learns that the parts fit, and no more", () => {
  expect(checkDeal(recording, odds, null).found).toBe("agrees");
  expect(checkDeal(recording, odds, { ...note, given: [] }).found).toBe("agrees");
  expect(checkDeal(recording, odds, { ...note, mine: [1], given: [0] }).found).toBe("agrees");
});

it("a server that tries seeds until it likes one is caught by the seal that was kept", () => {
  const told = ground((attempt) => retold(attempt.repeat(2), deal.entropy));
  expect(checkDeal(told, odds, null).found).toBe("agrees"); // nothing in the file itself gives it away
  expect(checkDeal(told, odds, note)).toEqual({ found: "other-seal" });
});

it("and the first seal does not cover the new seed", () => {
  const told = ground((attempt) => retold(attempt.repeat(2), deal.entropy, deal.commitment));
  expect(checkDeal(told, odds, note)).toEqual({ found: "other-secret" });
});

it("a server that tries what a bot adds is caught by who sat there", () => {
  const told = ground((attempt) => retold(deal.seed!, [MINE, attempt, ANNS]));
  expect(checkDeal(told, odds, note)).toEqual({ found: "bot-added", seat: 1 });
});

it("a server that puts its own numbers in place of mine is caught", () => {
  const told = ground((attempt) => retold(deal.seed!, [attempt, NOBODYS, ANNS]));
  expect(checkDeal(told, odds, note)).toEqual({ found: "not-mine" });
});

it("a roll that the dice do not give is named by its number", () => {
  const [header, ...rest] = recording.split("\n");
  const facts = JSON.parse(header!) as { rolls: number[] };
  const rolls = facts.rolls.map((roll, at) => (at === 3 ? 1 - roll : roll));
  const told = [JSON.stringify({ ...facts, rolls }), ...rest].join("\n");
  expect(checkDeal(told, odds, note)).toEqual({ found: "other-roll", roll: 4 });
  expect(checkDeal(recording, [odds[0]!.slice(1), ...odds.slice(1)], note).found).toBe("other-roll");
});

it("without seal or secret there is nothing to check", () => {
  expect(checkDeal('{"game":"snip","rolls":[]}\n', [[]], note)).toEqual({ found: "no-seal" });
  expect(fairDealOf('{"game":"snip"}\n')).toBeNull();
});

const seat = (at: number, kind: "person" | "bot", you = false) => ({ seat: at, kind, you });
const card = (phase: TableCard["phase"], seats: readonly object[]) => ({ table: "t", phase, seats }) as unknown as TableCard;

it("the same is added to one deal from all seats, and nothing to another seal of the same table", () => {
  const part = partOf("t", "first");
  expect(part).toMatch(/^[0-9a-f]{32}$/);
  expect(partOf("t", "first")).toBe(part);
  expect(partOf("other", "first")).not.toBe(part);
  expect(partOf("t", "second")).toBeNull();
  expect(noteOf("t")?.commitment).toBe("first");
});

it("who sits where is kept until the game has begun, and not what happens to seats later", () => {
  partOf("t", "seal");
  noteGiven("t", 2);
  noteSeats(card("gathering", [seat(0, "person"), seat(1, "bot"), seat(2, "person", true)]));
  noteSeats(card("playing", [seat(0, "person"), seat(1, "bot"), seat(2, "person", true)]));
  noteSeats(card("playing", [seat(0, "bot"), seat(1, "bot"), seat(2, "bot")]));
  expect(noteOf("t")).toMatchObject({ mine: [2], given: [2], people: [0, 2], begun: true });
});

it("whoever came while this browser was away is a person as well", () => {
  partOf("t", "seal");
  noteSeats(card("gathering", [seat(0, "person", true), seat(1, "bot")]));
  noteSeats(card("playing", [seat(0, "person", true), seat(1, "person")]));
  expect(noteOf("t")?.people).toEqual([0, 1]);
});

it("only so many deals are kept", () => {
  for (let table = 0; table < 130; table++) partOf(`t${table}`, "seal");
  expect(Object.keys(JSON.parse(localStorage.getItem("boomtable.deals")!) as object)).toHaveLength(100);
  expect([noteOf("t29"), noteOf("t30")?.commitment]).toEqual([null, "seal"]);
});
