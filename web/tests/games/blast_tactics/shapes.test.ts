// Blast Tactics: squares are named as the log and the screen readers say them, in every arena.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { Layout } from "../../../src/games/blast_tactics/layout";
import { facts } from "../../../src/games/blast_tactics/shapes";

it("names squares by row and column, void left out", () => {
  expect(facts({ square: 17, path: [0, 9], landed: 9 }, { arena: "four_forts" })).toEqual({
    square: "b9",
    path: ["a1", "b1"],
    landed: "b1",
  });
  const last = { offset_bridge: 53, trident: 62, crossroads: 80, ring_road: 71 };
  const named = Object.entries(last).map(([arena, square]) => facts({ square }, { arena }).square);
  expect(named).toEqual(["f11", "i9", "o9", "i9"]);
  expect(facts({ square: 2 }, { arena: "custom", plan: ["players 2", "map", "__1.", "...2"] })).toEqual({ square: "b1" });
});

it("knows the outline of every arena that comes with the game", () => {
  const source = readFileSync(join(import.meta.dirname, "../../../../src/boomtable/games/blast_tactics/arenas/shipped.py"), "utf8");
  const arenas = [...source.matchAll(/"(\w+)": """[^"]*?\nmap\n([^"]+)"""/g)].map(([, arena, map]) => ({
    arena,
    layout: new Layout(map!.trim().split("\n")),
  }));
  expect(arenas).toHaveLength(14);
  for (const { arena, layout } of arenas) {
    const squares = layout.spots.map((_, square) => square);
    expect(facts({ squares }, { arena }).squares, arena).toEqual(squares.map((square) => layout.name(square)));
  }
});

it("tells an explosion by the squares of its bombs", () => {
  const blasts = [
    { square: 0, owner: 0, wave: 0, arms: [0, 0, 0, 0] },
    { square: 10, owner: 1, wave: 1, arms: [0, 0, 0, 0] },
  ];
  expect(facts({ cause: "fuse", blasts: blasts as never }, {})).toEqual({ cause: "fuse", blasts: ["a1", "b2"] });
});

it("finds straight lines", () => {
  const layout = new Layout(["..._", "._..", "...."]);
  expect([layout.line(0, 2), layout.line(6, 8), layout.line(3, 4), layout.line(0, 8)]).toEqual([[0, 1, 2], [6, 7, 8], [], []]);
});
