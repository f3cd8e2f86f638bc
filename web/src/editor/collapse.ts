// In which order tiles collapse: rings from the outside in, each clockwise, and a core that goes last.
import { isStart, numbered, type Plan, SIDE, type Spot, type Tile } from "./plan";

export const CORE = "core";
const SAME = 1000; // parts of a square that still tell distances apart
/** A ring by its number, or the core. */
export type Group = number | typeof CORE;

/** The group of a tile and its place in it, from 0. */
export function placeOf(plan: Plan, tile: number): { readonly group: Group; readonly at: number } | null {
  if (plan.core.includes(tile)) return { group: CORE, at: plan.core.indexOf(tile) };
  const group = plan.rings.findIndex((ring) => ring.includes(tile));
  return group < 0 ? null : { group, at: plan.rings[group]!.indexOf(tile) };
}

/** A tile at the end of a group, or taken out of the order when it has a place in it. */
export function tapped(plan: Plan, tile: number, group: Group): Plan {
  if (placeOf(plan, tile) !== null) return outOfOrder(plan, tile);
  if (group === CORE) return { ...plan, core: [...plan.core, tile] };
  const into = Math.min(group, plan.rings.length); // a ring that is gone: a new one
  const rings = into === plan.rings.length ? [...plan.rings, []] : plan.rings;
  return { ...plan, rings: rings.map((ring, at) => (at === into ? [...ring, tile] : ring)) };
}

export function outOfOrder(plan: Plan, tile: number): Plan {
  const kept = (ids: readonly number[]): readonly number[] => ids.filter((id) => id !== tile);
  return { ...plan, rings: plan.rings.map(kept).filter((ring) => ring.length > 0), core: kept(plan.core) };
}

/**
 * From the outside in: tiles as far from the middle as each other make a ring, the innermost are the core, and starts are in the first
 * ring.
 */
export function workedOut(plan: Plan): Plan {
  if (plan.tiles.length === 0) return { ...plan, rings: [], core: [] };
  const middle = middleOf(plan.tiles);
  const distance = (tile: Tile): number =>
    Math.round(SAME * Math.max(Math.abs(tile.row - middle.row), Math.abs(tile.column - middle.column)));
  const far = [...new Set(plan.tiles.map(distance))].sort((one, other) => other - one);
  const hasStart = (tile: Tile): boolean => [...tile.signs].some(isStart);
  const depth = (tile: Tile): number => (hasStart(tile) ? 0 : far.indexOf(distance(tile)));
  const groups = far
    .map((_, at) =>
      clockwise(
        plan.tiles.filter((tile) => depth(tile) === at),
        middle,
      ),
    )
    .filter((group) => group.length > 0);
  const core = groups.length > 1 ? groups.at(-1)! : [];
  return { ...plan, rings: groups.length > 1 ? groups.slice(0, -1) : groups, core };
}

/** The middle of those tiles from which the farthest one is nearest: of an arena with arms, where the arms meet. */
function middleOf(tiles: readonly Tile[]): Spot {
  const reaches = tiles.map((tile) => Math.max(...steps(tiles, tile).values()));
  const central = tiles.filter((_, at) => reaches[at] === Math.min(...reaches));
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { row: mean(central.map(({ row }) => row)), column: mean(central.map(({ column }) => column)) };
}

/** How many tiles away each other one is; those in another piece are farther than all. */
function steps(tiles: readonly Tile[], from: Tile): ReadonlyMap<Tile, number> {
  const found = new Map(tiles.map((tile) => [tile, tile === from ? 0 : tiles.length]));
  const edge = [from];
  for (const tile of edge) {
    for (const other of tiles.filter((each) => found.get(each) === tiles.length && touch(tile, each))) {
      found.set(other, found.get(tile)! + 1);
      edge.push(other);
    }
  }
  return found;
}

function touch(one: Tile, other: Tile): boolean {
  const down = Math.abs(one.row - other.row);
  const right = Math.abs(one.column - other.column);
  return (down === SIDE && right < SIDE) || (right === SIDE && down < SIDE);
}

/** From the upper left one on. */
function clockwise(tiles: readonly Tile[], middle: Spot): readonly number[] {
  const first = numbered({ tiles })[0];
  if (first === undefined) return [];
  const angle = (tile: Tile): number => Math.atan2(tile.row - middle.row, tile.column - middle.column);
  const turn = (tile: Tile): number => (angle(tile) - angle(first) + 4 * Math.PI) % (2 * Math.PI);
  return [...tiles].sort((one, other) => turn(one) - turn(other)).map(({ id }) => id);
}

/** Who left the order to us has it worked out anew when the arena changes. */
export function following(before: Plan, after: Plan): Plan {
  const same = workedOut(before);
  const isOurs = JSON.stringify([same.rings, same.core]) === JSON.stringify([before.rings, before.core]);
  return isOurs ? workedOut(after) : after;
}
