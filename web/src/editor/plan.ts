// An arena while it is designed: tiles with their squares, and the order in which they collapse. Whether it can be played is for the
// server to say.
export const SIDE = 3;
export const FLOOR = ".";
const VOID = "_";
/** The signs of the ledger's text form that a square can have; the numbers are starts. */
export const SIGNS = ["1", "2", "3", "4", "+", "#", FLOOR, "^", ">", "v", "<", "P", "O", "~"] as const;
export const MOST_SIDE = 27;
/** More than an arena can have (BT-361), so that a new shape can be tried before an old one goes. */
export const MOST_TILES = 24;

export interface Spot {
  readonly row: number;
  readonly column: number;
}

/** Its place is that of its upper left square; its nine signs are in reading order. */
export interface Tile extends Spot {
  readonly id: number;
  readonly signs: string;
}

/** Rings and core name tiles by id. */
export interface Plan {
  readonly players: number;
  readonly tiles: readonly Tile[];
  readonly rings: readonly (readonly number[])[];
  readonly core: readonly number[];
}

export interface Box extends Spot {
  readonly height: number;
  readonly width: number;
}

export function boxOf(tiles: readonly Spot[]): Box {
  if (tiles.length === 0) return { row: 0, column: 0, height: 0, width: 0 };
  const rows = tiles.map(({ row }) => row);
  const columns = tiles.map(({ column }) => column);
  const row = Math.min(...rows);
  const column = Math.min(...columns);
  return { row, column, height: Math.max(...rows) + SIDE - row, width: Math.max(...columns) + SIDE - column };
}

export const isStart = (sign: string): boolean => /^[1-4]$/.test(sign);

/** From top to bottom, then from left to right. */
export const reading = (one: Spot, other: Spot): number => one.row - other.row || one.column - other.column;

export const keyOf = ({ row, column }: Spot): string => `${row},${column}`;

export const squaresOf = ({ row, column }: Spot): readonly Spot[] =>
  Array.from({ length: SIDE * SIDE }, (_, at) => ({ row: row + Math.floor(at / SIDE), column: column + (at % SIDE) }));

export function tileAt(plan: Plan, { row, column }: Spot): Tile | undefined {
  return plan.tiles.find((tile) => row >= tile.row && row < tile.row + SIDE && column >= tile.column && column < tile.column + SIDE);
}

const placeIn = (tile: Tile, { row, column }: Spot): number => (row - tile.row) * SIDE + column - tile.column;

export function signAt(plan: Plan, spot: Spot): string {
  const tile = tileAt(plan, spot);
  return tile === undefined ? VOID : tile.signs[placeIn(tile, spot)]!;
}

export function withSign(plan: Plan, spot: Spot, sign: string): Plan {
  const found = tileAt(plan, spot);
  if (found === undefined) return plan;
  const at = placeIn(found, spot);
  return {
    ...plan,
    tiles: plan.tiles.map((tile) =>
      tile === found ? { ...tile, signs: tile.signs.slice(0, at) + sign + tile.signs.slice(at + 1) } : tile,
    ),
  };
}

/** As they are numbered. */
export const numbered = ({ tiles }: Pick<Plan, "tiles">): readonly Tile[] => [...tiles].sort(reading);

export function textOf(plan: Plan): string {
  const { row, column, height, width } = boxOf(plan.tiles);
  const tiles = numbered(plan);
  const numbers = (ids: readonly number[]): string => ids.map((id) => tiles.findIndex((tile) => tile.id === id)).join(" ");
  const map = Array.from({ length: height }, (_, down) =>
    Array.from({ length: width }, (_, right) => signAt(plan, { row: row + down, column: column + right })).join(""),
  );
  return [
    `players ${plan.players}`,
    `tiles ${tiles.map((tile) => `${tile.row - row},${tile.column - column}`).join(" ")}`,
    ...plan.rings.filter((ring) => ring.length > 0).map((ring) => `ring ${numbers(ring)}`),
    ...(plan.core.length > 0 ? [`core ${numbers(plan.core)}`] : []),
    "map",
    ...map,
  ].join("\n");
}

/** The text form as far as it can be drawn; null for what is something else. */
export function readPlan(text: string): Plan | null {
  const lines = text
    .trim()
    .split(/\r?\n/)
    .map((line) => line.trim());
  const start = lines.indexOf("map");
  if (start < 0) return null;
  const map = lines.slice(start + 1);
  const values = (word: string): readonly (readonly string[])[] =>
    lines
      .slice(0, start)
      .filter((line) => line.split(/\s+/)[0] === word)
      .map((line) =>
        line
          .split(/\s+/)
          .slice(1)
          .filter((value) => value !== "(none)"),
      );
  const places = (values("tiles")[0] ?? []).map((value) => value.split(",").map(Number));
  const players = Number(values("players")[0]?.[0]);
  const order = [...values("ring"), ...values("core")].map((ids) => ids.map(Number));
  const isWhole = (value: number | undefined): boolean => Number.isInteger(value) && value! >= 0 && value! <= MOST_SIDE;
  if (
    ![2, 3, 4].includes(players) ||
    places.length === 0 ||
    !places.every((place) => place.length === 2 && place.every(isWhole)) ||
    places.length > MOST_TILES ||
    !order.flat().every((id) => isWhole(id) && id < places.length)
  )
    return null;
  const tiles = places.map(([row, column], id) => ({
    id,
    row: row!,
    column: column!,
    signs: squaresOf({ row: row!, column: column! })
      .map((spot) => readSign(map, spot))
      .join(""),
  }));
  const cores = values("core").length;
  return { players, tiles, rings: order.slice(0, order.length - cores), core: order.slice(order.length - cores).flat() };
}

function readSign(map: readonly string[], { row, column }: Spot): string {
  const sign = map[row]?.[column] ?? FLOOR;
  return (SIGNS as readonly string[]).includes(sign) ? sign : FLOOR;
}

/** Two arenas that differ at most in where they lie. */
export const isSame = (one: Plan, other: Plan): boolean => textOf(one) === textOf(other);
