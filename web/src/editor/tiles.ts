// Adding, moving and removing arena tiles. Tiles never overlap.
import { following, outOfOrder, workedOut } from "./collapse";
import { boxOf, MOST_SIDE, MOST_TILES, numbered, type Plan, SIDE, type Spot } from "./plan";

/** A pillar in the middle, as printed. */
const PRINTED = "....#....";

/** Whether a tile may lie there, beside all tiles but this one. */
export function isFree(plan: Plan, spot: Spot, but?: number): boolean {
  const others = plan.tiles.filter(({ id }) => id !== but);
  const { height, width } = boxOf([...others, spot]);
  return (
    height <= MOST_SIDE &&
    width <= MOST_SIDE &&
    others.every(({ row, column }) => Math.abs(row - spot.row) >= SIDE || Math.abs(column - spot.column) >= SIDE)
  );
}

/** A new tile over this square, with the square in its middle where that is possible. */
export function addedAt(plan: Plan, { row, column }: Spot): Plan {
  const offsets = [1, 0, 2].flatMap((down) => [1, 0, 2].map((right) => ({ row: row - down, column: column - right })));
  const place = offsets.find((spot) => isFree(plan, spot));
  return place === undefined ? plan : added(plan, place);
}

export function added(plan: Plan, { row, column }: Spot): Plan {
  if (plan.tiles.length >= MOST_TILES) return plan;
  const id = Math.max(-1, ...plan.tiles.map((tile) => tile.id)) + 1;
  return following(plan, { ...plan, tiles: [...plan.tiles, { id, row, column, signs: PRINTED }] });
}

/** A new tile beside the last one that has room: to the right, below, to the left, above. */
export function addedAnywhere(plan: Plan): Plan {
  const sides = [
    { row: 0, column: SIDE },
    { row: SIDE, column: 0 },
    { row: 0, column: -SIDE },
    { row: -SIDE, column: 0 },
  ];
  const places = [...numbered(plan)]
    .reverse()
    .flatMap((tile) => sides.map((side) => ({ row: tile.row + side.row, column: tile.column + side.column })));
  const place = places.find((spot) => isFree(plan, spot));
  return place === undefined ? plan : added(plan, place);
}

export function moved(plan: Plan, tile: number, { row, column }: Spot): Plan {
  if (!isFree(plan, { row, column }, tile)) return plan;
  return following(plan, { ...plan, tiles: plan.tiles.map((each) => (each.id === tile ? { ...each, row, column } : each)) });
}

export function removed(plan: Plan, tile: number): Plan {
  return following(plan, outOfOrder({ ...plan, tiles: plan.tiles.filter(({ id }) => id !== tile) }, tile));
}

/** Tiles as printed in the usual rectangle for this many players, without starts. */
export function empty(players: number): Plan {
  const rows = players === 2 ? 2 : 3;
  const tiles = Array.from({ length: rows * 3 }, (_, id) => ({
    id,
    row: Math.floor(id / 3) * SIDE,
    column: (id % 3) * SIDE,
    signs: PRINTED,
  }));
  return workedOut({ players, tiles, rings: [], core: [] });
}
