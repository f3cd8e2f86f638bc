// What lies on the bench of somebody who has never designed an arena.
import { expect, it } from "vitest";
import { canUndo, text } from "../../src/editor/draft";

it("is an open arena with four starts, which can be played as it is", () => {
  expect(text.value.split("map\n")[1]!.trim().split("\n")).toEqual([
    "1.......2",
    ".#..#..#.",
    ".........",
    ".........",
    ".#..#..#.",
    ".........",
    ".........",
    ".#..#..#.",
    "4.......3",
  ]);
  expect(canUndo.value).toBe(false);
});
