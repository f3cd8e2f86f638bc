// An arena in the fragment of an address: short, and never sent to any server.
import { boxOf, MOST_TILES, numbered, type Plan, SIDE } from "./plan";

/** Every sign of the text form as one that travels in any address. */
const SHORT: { readonly [sign: string]: string } = {
  ".": "f",
  "#": "h",
  "+": "s",
  P: "p",
  O: "o",
  "~": "c",
  "^": "u",
  ">": "r",
  v: "d",
  "<": "l",
  "1": "1",
  "2": "2",
  "3": "3",
  "4": "4",
};
const LONG = Object.fromEntries(Object.entries(SHORT).map(([sign, short]) => [short, sign]));
const PLACES = "0123456789abcdefghijklmnopqr";
const SQUARES = SIDE * SIDE;
const TILE = `[${PLACES}]{2}[${Object.keys(LONG).join("")}]{${SQUARES}}`;
const FORM = new RegExp(`^((?:${TILE}){1,${MOST_TILES}})_([${PLACES}]+(?:\\.[${PLACES}]+)*)?_([${PLACES}]*)_([234])$`);

/** Tiles with their squares, rings, core, players. */
export function linkOf(plan: Plan): string {
  const { row, column } = boxOf(plan.tiles);
  const tiles = numbered(plan);
  const numbers = (ids: readonly number[]): string => ids.map((id) => PLACES[tiles.findIndex((tile) => tile.id === id)]).join("");
  const squares = tiles.map(
    (tile) => PLACES[tile.row - row]! + PLACES[tile.column - column]! + [...tile.signs].map((sign) => SHORT[sign]).join(""),
  );
  return [
    squares.join(""),
    plan.rings
      .filter((ring) => ring.length > 0)
      .map(numbers)
      .join("."),
    numbers(plan.core),
    plan.players,
  ].join("_");
}

/** Null for what is no such link. */
export function planOf(link: string): Plan | null {
  const found = FORM.exec(link);
  if (found === null) return null;
  const [, squares = "", rings = "", core = "", players] = found;
  const tiles = Array.from({ length: squares.length / (SQUARES + 2) }, (_, id) => {
    const part = squares.slice(id * (SQUARES + 2), (id + 1) * (SQUARES + 2));
    return {
      id,
      row: PLACES.indexOf(part[0]!),
      column: PLACES.indexOf(part[1]!),
      signs: [...part.slice(2)].map((short) => LONG[short]).join(""),
    };
  });
  const numbers = (text: string): readonly number[] => [...text].map((place) => PLACES.indexOf(place));
  const order = { rings: rings === "" ? [] : rings.split(".").map(numbers), core: numbers(core) };
  return [...order.rings.flat(), ...order.core].every((id) => id < tiles.length) ? { players: Number(players), tiles, ...order } : null;
}
