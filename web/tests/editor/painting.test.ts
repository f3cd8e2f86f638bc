// Painting and its images.
import { describe, expect, it } from "vitest";
import { forPlayers, painted, strokeOf } from "../../src/editor/painting";
import { type Plan, readPlan, textOf } from "../../src/editor/plan";
import type { Symmetry } from "../../src/editor/symmetry";
import { empty } from "../../src/editor/tiles";
import { TEXTS } from "./arenas";

const mapOf = (plan: Plan): readonly string[] => textOf(plan).split("\nmap\n")[1]!.split("\n");
const paint = (plan: Plan, row: number, column: number, sign: string, ...symmetries: readonly Symmetry[]): Plan =>
  painted(plan, { row, column }, sign, symmetries);

describe("painting", () => {
  it("changes one square", () => {
    expect(mapOf(paint(empty(2), 0, 3, "+"))).toEqual(["...+.....", ".#..#..#.", ".........", ".........", ".#..#..#.", "........."]);
  });

  it("beside all tiles changes nothing", () => {
    const plan = empty(2);
    expect(paint(plan, 6, 0, "+")).toBe(plan);
  });

  it("the same once more takes it away", () => {
    const plan = paint(empty(2), 0, 0, "+");
    expect([strokeOf(plan, { row: 0, column: 0 }, "+"), strokeOf(plan, { row: 0, column: 0 }, "#")]).toEqual([".", "#"]);
  });

  it.each<[Symmetry, readonly string[]]>([
    ["across", [".>.....<.", ".#..#..#.", ".........", ".........", ".#..#..#.", "........."]],
    ["down", [".>.......", ".#..#..#.", ".........", ".........", ".#..#..#.", ".>......."]],
    ["half", [".>.......", ".#..#..#.", ".........", ".........", ".#..#..#.", ".......<."]],
  ])("is repeated %s, arrows too", (symmetry, map) => {
    expect(mapOf(paint(empty(2), 0, 1, ">", symmetry))).toEqual(map);
  });

  it("is repeated by quarter turns where the box is a square", () => {
    expect(mapOf(paint(empty(4), 2, 2, ">", "quarter"))).toEqual([
      ".........",
      ".#..#..#.",
      "..>...v..",
      ".........",
      ".#..#..#.",
      ".........",
      "..^...<..",
      ".#..#..#.",
      ".........",
    ]);
  });

  it("is repeated on both mirrors at once", () => {
    const plan = paint(empty(4), 0, 3, "+", "across", "down");
    expect(mapOf(plan).join("").match(/\+/g)).toHaveLength(4);
  });

  it("has no image where no square is", () => {
    expect(
      mapOf(paint(empty(2), 0, 0, "+", "quarter"))
        .join("")
        .match(/\+/g),
    ).toHaveLength(2);
  });
});

describe("a start", () => {
  it("stands on one square only", () => {
    const plan = paint(paint(empty(2), 0, 0, "1"), 5, 8, "1");
    expect(mapOf(plan)).toEqual([".........", ".#..#..#.", ".........", ".........", ".#..#..#.", "........1"]);
  });

  it("has the other starts as images, clockwise", () => {
    const corners = ["1.......2", ".#..#..#.", ".........", ".........", ".#..#..#.", ".........", ".........", ".#..#..#.", "4.......3"];
    expect(mapOf(paint(empty(4), 0, 0, "1", "quarter"))).toEqual(corners);
    expect(mapOf(paint(empty(4), 0, 0, "1", "across", "down"))).toEqual(corners);
    expect(
      mapOf(paint(empty(4), 0, 1, "1", "quarter", "across"))
        .join("")
        .match(/[1-4]/g)!
        .sort(),
    ).toEqual(["1", "2", "3", "4"]);
  });

  it("has its partner as the image in a mirror", () => {
    expect(mapOf(paint(empty(4), 8, 8, "3", "across"))[8]).toBe("4.......3");
    expect(mapOf(paint(empty(3), 8, 4, "3", "across"))[8]).toBe("....3....");
    expect(mapOf(paint(empty(3), 8, 8, "3", "across"))[8]).toBe("........3");
  });

  it("goes with its player", () => {
    expect(
      mapOf(forPlayers(readPlan(TEXTS.get("four_forts")!)!, 2))
        .join("")
        .match(/[1-4]/g),
    ).toEqual(["1", "2"]);
  });
});
