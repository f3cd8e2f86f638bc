// It's a Bomb!: a hint says why, from the adviser's own numbers or by the rule that it follows.
import { expect, it } from "vitest";
import { why as reason } from "../../../src/games/its_a_bomb/why";
import type { ItsABombAction } from "../../../src/games/its_a_bomb/wire.gen";
import type { Advice } from "../../../src/net/wire.gen";
import { type Given, scene, tiles } from "./drawn";

const use = (card: "ARCH" | "XRAY" | "NEGO" | "HACK" | "DISP" | "SAPP" | "SPOT"): ItsABombAction => ({ type: "Use", card, tile: null });
const chances: Advice["chances"] = [
  {
    piece: "tile-4",
    options: [
      ["X", 0.083],
      ["Y", 0.617],
      [".", 0.3],
    ],
  },
  { piece: "tile-5", options: [["Y", 1]] },
];

function why(best: ItsABombAction | null, told: Partial<Advice> = {}, given: Given = {}): string | null {
  return reason(
    { type: "Advice", table: "abcdefghij", seat: 1, n: 1, chances, best, then: null, chance: null, why: null, ...told },
    scene([], null, given),
  );
}

it("a cut by the chances of its tile", () => {
  expect(why({ type: "Cut", tile: 4 }, { chance: 0.617 })).toBe("62 % that it costs no time, 8 % an explosive");
  expect(why({ type: "Cut", tile: 5 }, { chance: 1 })).toBe("100 % that it costs no time, 0 % an explosive");
});

it("a question beside the best cut", () => {
  expect(why({ type: "Ask", line: 1, kind: null }, { why: { win: 0.414, otherwise: 0.33 } })).toBe(
    "About 41 % to win after the answer, 33 % after the best cut",
  );
});

it("a block or a second question by what it leads to", () => {
  expect(why({ type: "ChooseBlock", block: 1 }, { why: { win: 0.5, otherwise: null } }, { step: "block" })).toBe(
    "About 50 % to win after that",
  );
});

it("an answer laid out beside any other way", () => {
  expect(why(use("SPOT"), { why: { win: 0.52, otherwise: 0.48 } }, { step: "look" })).toBe(
    "About 52 % to win that way, 48 % any other way",
  );
  expect(why({ type: "Pass" }, {}, { step: "look" })).toBeNull();
});

it("a card by the rule for it", () => {
  expect(why(use("ARCH"), {}, { step: "start" })).toBe("The less is known, the more it tells");
  expect(why(use("XRAY"), {}, { step: "start" })).toBe("There is an answer to compare it with");
  expect(why(use("NEGO"), {}, { step: "start" })).toBe("Hardly any time is left");
  expect(why(use("HACK"), {}, { step: "advance" })).toBe("This step of the countdown would lose");
  expect(why(use("DISP"), {}, { step: "after" })).toBe("A second answer at no further cost");
  expect(why({ type: "Pass" }, {}, { step: "start" })).toBe("It will do more later");
});

it("the Sapper by what was seen, or by the danger", () => {
  const seen = { step: "point", pointed: 4, tiles: tiles("R ? ? ? x ? ? ? ?") } as const;
  expect(why(use("SAPP"), {}, seen)).toBe("You have seen an explosive there");
  expect(why({ type: "Pass" }, {}, { step: "point", pointed: 4 })).toBe("8 % that it is an explosive");
});

it("settling by who has the phone, and nothing while there is nothing to do", () => {
  expect(why({ type: "Settle" })).toBe("All have proposed, and you have the phone");
  expect(why(null)).toBeNull();
});
