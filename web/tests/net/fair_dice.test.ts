// The dice of the browser are those of the server: held against what Python rolled for every recorded game (tools/make_deals.py).
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { hexToBytes } from "@noble/hashes/utils.js";
import { describe, expect, it } from "vitest";
import { commitmentTo, FairDice, type Odds, tableKey } from "../../src/net/fair_dice";

interface Rolled {
  readonly seed: string;
  readonly entropy: readonly string[];
  readonly commitment: string;
  readonly odds: readonly (readonly Odds[])[];
  readonly rolls: readonly (readonly number[])[];
}

const FOLDER = join(import.meta.dirname, "../deals/rolled");
const RECORDINGS = join(import.meta.dirname, "../../../tests/recordings");
const listed = (folder: string, end: string) =>
  readdirSync(folder).flatMap((game) => readdirSync(join(folder, game)).map((file) => `${game}/${file.replace(end, "")}`));

it("every recorded game is here", () => {
  expect(listed(FOLDER, ".json")).toEqual(listed(RECORDINGS, ".jsonl"));
});

describe.each(listed(FOLDER, ".json"))("%s", (path) => {
  const { seed, entropy, commitment, odds, rolls } = JSON.parse(readFileSync(join(FOLDER, `${path}.json`), "utf8")) as Rolled;

  it("is rolled alike", () => {
    const key = tableKey(
      hexToBytes(seed),
      entropy.map((part) => hexToBytes(part)),
    );
    const rolled = odds.map((asked, entry) => {
      const dice = new FairDice(key, entry);
      return asked.map((each) => dice.roll(each));
    });
    expect(commitmentTo(hexToBytes(seed))).toBe(commitment);
    expect(rolls.flat().length).toBeGreaterThan(0);
    expect(rolled).toEqual(rolls);
  });
});

it("a bet on nothing is no roll", () => {
  expect(() => new FairDice(new Uint8Array(32), 0).roll(0)).toThrow("nothing to pick from");
  expect(() => new FairDice(new Uint8Array(32), 0).roll([0, 0])).toThrow("nothing to pick from");
});
