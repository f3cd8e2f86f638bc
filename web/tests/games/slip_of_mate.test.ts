// What a team mate did wrong is told to everybody else, in one sentence, and lights its piece.
import { expect, it } from "vitest";
import { unmarked } from "../../src/contract/game_words";
import { game as busters } from "../../src/games/bomb_busters";
import type { BombBustersEvent, ClaimFailed } from "../../src/games/bomb_busters/wire.gen";
import { game as bomb } from "../../src/games/its_a_bomb";
import type { ItsABombEvent } from "../../src/games/its_a_bomb/wire.gen";
import { scene } from "./bomb_busters/drawn";
import { wordsOf } from "./told";

const failed: ClaimFailed = { type: "ClaimFailed", by: 2, at: 1, values: [5], wire: 19, value: 7, fuse: 2, stabilized: false };

function told(event: BombBustersEvent, viewer = 0) {
  const seen = busters.slipOfMate!(event, { ...scene([]), viewer }, []);
  return seen && { ...seen, text: unmarked(seen.text) };
}

it("says who was wrong, what the wire is, and where the dial stands", () => {
  expect(told(failed)).toEqual({ by: 2, text: "Cleo is wrong: Bea’s d is 7. Dial 2.", piece: "wire-19" });
  expect(told({ ...failed, stabilized: true })?.text).toBe("Cleo is wrong: Bea’s d is 7. The dial stays.");
  expect(told({ ...failed, wire: null, value: null })).toEqual({
    by: 2,
    text: "Cleo is wrong: Bea has no such wire there. Dial 2.",
    piece: null,
  });
});

it("is told to onlookers, but not to whoever did it, who has the own strip", () => {
  expect(told(failed, -3)?.by).toBe(2);
  expect(told(failed, 2)).toBeNull();
  expect(told({ type: "Pointed", by: 2, at: 1, wires: [19], tool: "hand" })).toBeNull();
});

it("is told of a cut that others wanted", () => {
  const words = wordsOf(bomb, "en", { seats: 3, scenario: 1 });
  const log: readonly ItsABombEvent[] = [
    { type: "RoundBegun", round: 1, phone: 2 },
    { type: "Proposed", by: 0, line: null, kind: null, tile: 6, block: null },
    { type: "Flipped", tile: 6, kind: 9, result: "grey" },
  ];
  const seen = (viewer: number, events = log) =>
    bomb.slipOfMate!(events.at(-1)!, { words, viewer } as Parameters<NonNullable<typeof bomb.slipOfMate>>[1], events);
  expect(seen(2)).toEqual({ by: null, text: "r2c2 is cut: a grey cable. That costs time.", piece: "tile-6" });
  expect(seen(0)).toBeNull();
  expect(seen(2, [...log.slice(0, 2), { type: "Flipped", tile: 6, kind: 1, result: "counts" }])).toBeNull();
});
