// Bombs Away: the way of the water, the places of open ends, and where the camera looks from.
import { expect, it } from "vitest";
import { fitted, inSight, middleOf, onScreen, pictured } from "../../../src/games/bombs_away/camera";
import { zoomed } from "../../../src/games/camera";
import { NAMES, COUNTS } from "../../../src/games/bombs_away/kind";
import { facing, sources, spotsOf, wayTo } from "../../../src/games/bombs_away/network";
import { HYDRANT, keyOf, towards } from "../../../src/games/bombs_away/place";
import { cards, ends } from "./drawn";

const PHONE = { width: 360, height: 380 };

it("knows the deck: 74 cards and the Hydrant", () => {
  expect(NAMES).toHaveLength(27);
  expect(COUNTS.reduce((sum, count) => sum + count, 0)).toBe(74);
});

it("leads water along the pipes only, and by the shortest way around a ring", () => {
  const ring = { cards: cards("wild-X 1 0, wild-EB 1 1, red-EA 2 0 turned, red-EB -1 0, blue-SV 3 0"), open_ends: [] };
  const from = sources(ring);
  expect(wayTo({ x: 2, y: 0 }, from).map(keyOf)).toEqual(["0,0", "1,0", "2,0"]);
  expect(from.has("1,1")).toBe(false); // it is closed below
  expect(from.has("-1,0")).toBe(false); // it is closed to the right
  expect(from.has("3,0")).toBe(false);
});

it("finds the empty places that open ends lead to, each once", () => {
  const seen = { cards: cards("red-SH 1 0, wild-TV 1 1"), open_ends: ends("1 1 W, 0 0 W, -1 1 E") };
  expect(spotsOf(seen).map(keyOf)).toEqual(["0,1", "-1,0"]);
  expect(facing(seen, { x: 0, y: 1 })).toEqual([
    { side: "E", colour: "wild" },
    { side: "W", colour: "hydrant" },
  ]);
});

it("walks to the nearest place ahead; what lies beside counts double", () => {
  const places = [HYDRANT, { x: 1, y: 0 }, { x: 3, y: 1 }, { x: 0, y: 4 }];
  expect(towards(places, HYDRANT, "E")).toEqual({ x: 1, y: 0 });
  expect(towards(places, { x: 1, y: 0 }, "E")).toEqual({ x: 3, y: 1 });
  expect(towards(places, HYDRANT, "N")).toEqual({ x: 0, y: 4 });
  expect(towards(places, HYDRANT, "S")).toBeNull();
});

it("fits the whole network into its room, none of it under the piles", () => {
  const wide = [
    { x: -3, y: 0 },
    { x: 3, y: 2 },
    { x: -3, y: 2 },
  ];
  const camera = fitted(wide, PHONE);
  for (const place of wide) {
    const { x, y } = onScreen(place, camera);
    expect(x).toBeGreaterThan(20);
    expect(x).toBeLessThan(340);
    expect(y).toBeGreaterThan(64);
    expect(y).toBeLessThan(380);
  }
});

it("never makes cards too small for a finger: then one looks at a part", () => {
  const far = fitted(
    [
      { x: -10, y: -9 },
      { x: 10, y: 9 },
    ],
    PHONE,
  );
  expect(far.zoom).toBe(0.42);
  const shown = onScreen({ x: 10, y: 9 }, inSight(far, { x: 10, y: 9 }, PHONE));
  expect(shown.x).toBeLessThan(360);
  expect(shown.y).toBeGreaterThan(0);
});

it("shows all of it at the end of a game, however small", () => {
  const all = [
    { x: -3, y: 2 },
    { x: 2, y: -7 },
  ];
  const [width, height] = [360, 218];
  const { zoom, ...middle } = pictured(all, { width, height });
  const corners = all.map((place) => onScreen(place, { zoom, ...middle }));
  for (const { x, y } of corners) {
    expect(Math.min(x, width - x)).toBeGreaterThan(25 * zoom);
    expect(Math.min(y, height - y)).toBeGreaterThan(35 * zoom);
  }
});

it("keeps what is under the finger there while it grows", () => {
  const camera = { x: 100, y: 80, zoom: 1 };
  const at = onScreen({ x: 2, y: 1 }, camera);
  expect(onScreen({ x: 2, y: 1 }, zoomed(camera, 1.5, at))).toEqual(at);
  expect(zoomed(camera, 100, at).zoom).toBe(2.5);
  expect(middleOf({ x: 1, y: 1 })).toEqual({ x: 52, y: -73 });
});
