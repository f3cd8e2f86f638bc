// A game's sentences: lists inside them.
import { expect, test } from "vitest";
import { GameWords, unmarked } from "../../src/contract/game_words";

const CATALOGUE = `
board-value = { $value ->
    [13] yellow
   *[other] { $value }
}
said = { SEAT($by) } says { EACH($values, "board-value", by: " or ") }.
told = { EACH($values, "board-value") }
pointed = { YOU($by) ->
    [yes] You point at { SEAT($at) }.
   *[no] { SEAT($by) } points at { SEAT($at, you: "you") }.
}
sent = { SEAT($seats, you: "you") } go.
`;

const words = new GameWords("en", [CATALOGUE], (seat) => ["Ada", "Bea"][seat] ?? "?");

test.each([
  [[4], "Bea says 4."],
  [[9, 13], "Bea says 9 or yellow."],
])("each value of %j is told by the message that names it", (values, sentence) => {
  expect(unmarked(words.tell("said", { by: 1, values }))).toBe(sentence);
});

test.each([
  [13, "yellow"],
  [[], ""],
  [[1, 2], "1, 2"],
])("%j is a list of its own", (values, sentence) => {
  expect(words.tell("told", { values })).toBe(sentence);
});

test("whoever reads is you, and nobody is where nobody in particular reads", () => {
  const bea = new GameWords("en", [CATALOGUE], (seat) => ["Ada", "Bea", "Cleo"][seat] ?? "?", undefined, 1);
  expect(bea.plain("pointed", { by: 0, at: 1 })).toBe("Ada points at you.");
  expect(bea.plain("pointed", { by: 1, at: 0 })).toBe("You point at Ada.");
  expect(bea.plain("sent", { seats: [0, 1, 2] })).toBe("Ada, you, Cleo go.");
  expect(bea.with('x = { SEAT($by, you: "you") }\n').plain("x", { by: 1 })).toBe("you");
  expect(words.plain("pointed", { by: 1, at: 0 })).toBe("Bea points at Ada.");
});
