// An arena, its text form and its link are the same thing.
import { describe, expect, it } from "vitest";
import { linkOf, planOf } from "../../src/editor/link";
import { readPlan, signAt, textOf, withSign } from "../../src/editor/plan";
import { empty, moved } from "../../src/editor/tiles";
import { TEXTS } from "./arenas";

const names = [...TEXTS.keys()];

describe("the text form", () => {
  it("has fourteen shipped arenas to be tried with", () => expect(names).toHaveLength(14));

  it.each(names)("of %s is read and written again", (name) => {
    expect(textOf(readPlan(TEXTS.get(name)!)!)).toBe(TEXTS.get(name));
  });

  it("is counted from the upper left corner, wherever tiles lie", () => {
    const plan = readPlan(TEXTS.get("duel_alley")!)!;
    const away = { ...plan, tiles: plan.tiles.map((tile) => ({ ...tile, row: tile.row - 7, column: tile.column + 5 })) };
    expect(textOf(away)).toBe(TEXTS.get("duel_alley"));
  });

  it("numbers tiles anew when one was moved, and its squares come along", () => {
    const text = textOf(moved(withSign(empty(2), { row: 0, column: 0 }, "P"), 0, { row: 0, column: 9 }));
    expect(text.split("\n")).toEqual([
      "players 2",
      "tiles 0,3 0,6 0,9 3,0 3,3 3,6",
      "ring 2 3",
      "core 0 1 5 4",
      "map",
      "___......P..",
      "___.#..#..#.",
      "___.........",
      ".........___",
      ".#..#..#.___",
      ".........___",
    ]);
  });

  it.each(["", "an arena", "map\n...", "players 9\ntiles 0,0\nmap\n...", "players 2\ntiles 0;0\nmap\n..."])("is not %j", (text) => {
    expect(readPlan(text)).toBeNull();
  });

  it("from a file with Windows lines and signs nobody knows is still drawn", () => {
    const plan = readPlan("players 2\r\ntiles 0,0\r\ncore (none)\r\nmap\r\n1x+\r\n.#.\r\n...\r\n")!;
    expect([plan.core, signAt(plan, { row: 0, column: 1 }), signAt(plan, { row: 0, column: 2 })]).toEqual([[], ".", "+"]);
  });
});

describe("a link", () => {
  it.each(names)("holds %s", (name) => {
    const link = linkOf(readPlan(TEXTS.get(name)!)!);
    expect(link).toMatch(/^[\w.]+$/);
    expect(link.length).toBeLessThan(125);
    expect(textOf(planOf(link)!)).toBe(TEXTS.get(name));
  });

  it.each(["", "00fffffffff", "00ffffffff_0__2", "00fffffffff_1__2", "00fffffffff_0__5", "%00"])("is not %j", (link) => {
    expect(planOf(link)).toBeNull();
  });
});
