// Blast Tactics explains how a piece stands now.
import { expect, it } from "vitest";
import { primer } from "../../../src/games/blast_tactics/primer";
import { player, scene } from "./drawn";

it("says what the signs beside a name mean, and how many cards are left", () => {
  const given = { players: [player(0), player(17, { bombs: 1, total: 3, reach: 4, heart: false, speed_ups: 2 }), player(null)] };
  const state = (piece: string) => primer.explain(piece, scene([], null, given))?.state;
  expect(state("seat-1")).toBe("Bombs to lay: 1 of 3. Flames reach 4 squares. Heart broken: three actions. Speed-Ups: 2.");
  expect(state("figure-0")).toBe("Bombs to lay: 2 of 2. Flames reach 2 squares. Heart whole.");
  expect([state("seat-2"), state("deck")]).toEqual([undefined, "12 cards are left."]);
});
