// The order in which tiles collapse.
import { describe, expect, it } from "vitest";
import { CORE, placeOf, tapped, workedOut } from "../../src/editor/collapse";
import { painted } from "../../src/editor/painting";
import { type Plan, readPlan, textOf } from "../../src/editor/plan";
import { added, addedAnywhere, addedAt, empty, isFree, moved, removed } from "../../src/editor/tiles";
import { TEXTS } from "./arenas";

const arena = (name: string): Plan => readPlan(TEXTS.get(name)!)!;
const orderOf = (plan: Plan): readonly string[] =>
  textOf(plan)
    .split("\n")
    .filter((line) => /^(ring|core)/.test(line));

describe("the order worked out", () => {
  it.each([...TEXTS.keys()].filter((name) => !["offset_bridge", "trident", "crossroads"].includes(name)))("is that of %s", (name) => {
    expect(orderOf(workedOut(arena(name)))).toEqual(orderOf(arena(name)));
  });

  it("begins at the upper left tile of every ring", () => {
    expect(orderOf(workedOut(arena("trident")))).toEqual(["ring 0 4 6", "ring 1 3 5", "core 2"]);
    expect(orderOf(workedOut(arena("crossroads")))).toEqual(["ring 0 6 8 2", "ring 1 5 7 3", "core 4"]);
    expect(orderOf(workedOut(arena("offset_bridge")))).toEqual(["ring 0 5", "ring 2 3", "core 1 4"]);
  });

  it("has every start in the first ring", () => {
    expect(orderOf(workedOut(painted(empty(2), { row: 0, column: 4 }, "1", [])))).toEqual(["ring 0 1 2 5 3", "core 4"]);
  });

  it("of one tile is one ring", () => {
    expect(orderOf(workedOut(readPlan("players 2\ntiles 0,0\nmap\n1.2\n...\n...")!))).toEqual(["ring 0"]);
  });
});

describe("tapping tiles", () => {
  const bare = { ...empty(2), rings: [], core: [] };

  it("puts them at the end of a ring or of the core", () => {
    const plan = tapped(tapped(tapped(bare, 2, 0), 0, 0), 4, CORE);
    expect([plan.rings, plan.core]).toEqual([[[2, 0]], [4]]);
    expect([placeOf(plan, 0), placeOf(plan, 4), placeOf(plan, 1)]).toEqual([{ group: 0, at: 1 }, { group: CORE, at: 0 }, null]);
  });

  it("takes them out again, and a ring without tiles goes", () => {
    const plan = tapped(tapped(tapped(bare, 2, 0), 0, 1), 2, 1);
    expect(plan.rings).toEqual([[0]]);
  });
});

describe("tiles", () => {
  it("never overlap and stay in a box of 27", () => {
    const plan = empty(2);
    expect([
      isFree(plan, { row: 1, column: 9 }),
      isFree(plan, { row: 5, column: 8 }),
      isFree(plan, { row: 0, column: 24 }),
      isFree(plan, { row: 0, column: 25 }),
    ]).toEqual([true, false, true, false]);
    expect(moved(plan, 0, { row: 1, column: 0 })).toBe(plan);
  });

  it("are laid with the tapped square in the middle, or as near as there is room", () => {
    const place = (row: number, column: number): unknown => {
      const { tiles } = addedAt(empty(2), { row, column });
      return [tiles.at(-1)!.row, tiles.at(-1)!.column];
    };
    expect([place(7, 4), place(6, 0), place(2, 9)]).toEqual([
      [6, 3],
      [6, -1],
      [1, 9],
    ]);
  });

  it("can be added without pointing, and removed", () => {
    const more = addedAnywhere(empty(2));
    expect(more.tiles.at(-1)).toEqual({ id: 6, row: 3, column: 9, signs: "....#...." });
    expect(textOf(removed(more, 6))).toBe(textOf(empty(2)));
  });

  it("follow the order worked out, until somebody has made another", () => {
    expect(orderOf(added(empty(2), { row: 0, column: 9 }))).toEqual(orderOf(workedOut(added(empty(2), { row: 0, column: 9 }))));
    const own = { ...empty(2), rings: [[0, 1, 2, 3, 4, 5]], core: [] };
    expect(orderOf(added(own, { row: 0, column: 9 }))).toEqual(["ring 0 1 2 4 5 6"]);
    expect(orderOf(removed(own, 0))).toEqual(["ring 0 1 2 3 4"]);
  });
});
