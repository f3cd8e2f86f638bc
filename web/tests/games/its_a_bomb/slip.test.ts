// A cut that cost time is told to those who wanted it, with its rule.
import { expect, it } from "vitest";
import { game } from "../../../src/games/its_a_bomb";
import type { Flipped, ItsABombEvent } from "../../../src/games/its_a_bomb/wire.gen";
import { wordsOf } from "../told";

const words = wordsOf(game, "en", { seats: 3, scenario: 1 });
const round: ItsABombEvent = { type: "RoundBegun", round: 1, phone: 2 };
const proposed: ItsABombEvent = { type: "Proposed", by: 0, line: null, kind: null, tile: 6, block: null };
const grey: Flipped = { type: "Flipped", tile: 6, kind: 9, result: "grey" };
const told = (event: ItsABombEvent, viewer: number, ...before: readonly ItsABombEvent[]) =>
  game.slip!(event, { words, viewer } as Parameters<NonNullable<typeof game.slip>>[1], [...before, event]);

it("tells those who proposed it, else the seat with the phone", () => {
  expect(told(grey, 0, round, proposed)).toEqual({
    title: "Wrong, it is grey.",
    detail: "You cut r2c2. That costs time.",
    rule: "IB-092",
    piece: "tile-6",
  });
  expect(told(grey, 2, round, proposed)).toBeNull();
  expect(told(grey, 2, round)?.rule).toBe("IB-092");
  expect(told(grey, 0, round)).toBeNull();
  expect(told(grey, 0, proposed, round)).toBeNull();
});

it("says what was cut, and nothing where the cut was good or the end", () => {
  expect(told({ ...grey, kind: 8, result: "auxiliary" }, 2, round)).toMatchObject({
    rule: "IB-097",
    detail: "You cut r2c2. Three cards go.",
  });
  expect(told({ ...grey, kind: 1, result: "wasted" }, 2, round)).toMatchObject({ rule: "IB-102", title: "Wrong: yellow is not due." });
  expect(told({ ...grey, kind: 1, result: "counts" }, 2, round)).toBeNull();
  expect(told({ ...grey, kind: 5, result: "explosive" }, 2, round)).toBeNull();
});
