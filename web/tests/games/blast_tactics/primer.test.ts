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

it("says when a tile falls, by its sign and by every square of it", () => {
  const given = { holder: 1, next_tiles: [[1], [0]], players: [player(0), player(17)] };
  const told = (piece: string) => primer.explain(piece, scene([], null, given));
  expect(told("falls-1")).toMatchObject({ rule: "BT-250", state: "It flips on Bea’s next turn." });
  expect(told("falls-0")?.state).toBe("It flips on Bea’s turn number 2 from now.");
  expect(told("square-1")).toMatchObject({ rule: "BT-250", state: "It flips on Bea’s turn number 2 from now." });
  expect(told("figure-1")?.state).toBe("Bombs to lay: 2 of 2. Flames reach 2 squares. Heart whole. It flips on Bea’s next turn.");
  expect(primer.explain("square-1", scene([], null, {}))).toMatchObject({ rule: "BT-121", state: undefined });
});
