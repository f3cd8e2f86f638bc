// Letters on pieces are those of the player's language, and tell the inks apart in each.
import { afterEach, expect, it } from "vitest";
import { labelOf, RED, YELLOW } from "../../src/games/bomb_busters/tile";
import { inkLetter } from "../../src/games/ink_letter";
import { letterOf, TOKEN_KINDS } from "../../src/games/its_a_bomb/kind";
import { language, LANGUAGES, type Language } from "../../src/words";

const INKS = ["red", "blue", "yellow", "green", "purple", "grey"] as const;

afterEach(() => {
  language.value = "en";
});

it.each(Object.keys(LANGUAGES) as Language[])("no two inks or kinds have the same in %s", (chosen) => {
  language.value = chosen;
  expect(new Set(INKS.map(inkLetter)).size).toBe(6);
  expect(new Set(TOKEN_KINDS.map(letterOf)).size).toBe(8);
});

it.each([
  ["en", "Y", "RYGBP!+*"],
  ["it", "G", "RGVBL!+*"],
  ["es", "A", "RAVZM!+*"],
] as const)("yellow and the kinds in %s", (chosen, yellow, kinds) => {
  language.value = chosen;
  expect([9, YELLOW, RED].map(labelOf)).toEqual(["9", yellow, "R"]);
  expect(TOKEN_KINDS.map(letterOf).join("")).toBe(kinds);
});
