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
