// It's a Bomb!: where tiles, lines and blocks lie. Tiles in reading order, bomb A then B; lines: rows of A, columns of A, then those of B
// (IB-024).
import type { Fact, Facts } from "../../contract/facts";
import type { ItsABombOptions } from "./wire.gen";

/** All that places depend on. */
export interface Size {
  readonly rows: number;
  readonly columns: number;
}

export interface Grid extends Size {
  readonly bomb: number;
  readonly first: number;
  readonly firstLine: number;
  readonly firstBlock: number;
}

/** The grids of scenarios 0 to 12, for sentences that are told where no board is drawn. */
export const SHIPPED: readonly (readonly Size[])[] = [
  [square(4)],
  [square(5)],
  [square(5)],
  [square(5)],
  [grid(5, 6)],
  [square(5)],
  [grid(5, 6)],
  [grid(5, 6)],
  [square(6)],
  [square(6)],
  [square(6)],
  [grid(4, 5), square(4)],
  [grid(3, 7), grid(3, 7)],
];

function grid(rows: number, columns: number): Size {
  return { rows, columns };
}

function square(side: number): Size {
  return grid(side, side);
}

export function gridsOf(bombs: readonly Size[]): readonly Grid[] {
  const grids: Grid[] = [];
  let [first, firstLine, firstBlock] = [0, 0, 0];
  for (const [bomb, { rows, columns }] of bombs.entries()) {
    grids.push({ bomb, rows, columns, first, firstLine, firstBlock });
    first += rows * columns;
    firstLine += rows + columns;
    firstBlock += (rows - 1) * (columns - 1);
  }
  return grids;
}

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

export const rowTiles = ({ first, columns }: Grid, row: number): readonly number[] =>
  upTo(columns).map((column) => first + row * columns + column);
export const columnTiles = ({ first, rows, columns }: Grid, column: number): readonly number[] =>
  upTo(rows).map((row) => first + row * columns + column);
export const rowsOf = ({ rows }: Grid): readonly number[] => upTo(rows);
export const columnsOf = ({ columns }: Grid): readonly number[] => upTo(columns);

const withTile = (grids: readonly Grid[], tile: number): Grid | undefined => grids.filter(({ first }) => first <= tile).at(-1);
const withLine = (grids: readonly Grid[], line: number): Grid | undefined => grids.filter(({ firstLine }) => firstLine <= line).at(-1);
const withBlock = (grids: readonly Grid[], block: number): Grid | undefined => grids.filter(({ firstBlock }) => firstBlock <= block).at(-1);

export function lineTiles(grids: readonly Grid[], line: number): readonly number[] {
  const found = withLine(grids, line);
  if (found === undefined) return [];
  const place = line - found.firstLine;
  return place < found.rows ? rowTiles(found, place) : columnTiles(found, place - found.rows);
}

/** Its upper left tile names a block (IB-023). */
export function cornerOf(grids: readonly Grid[], block: number): number {
  const found = withBlock(grids, block);
  if (found === undefined) return -1;
  const wide = found.columns - 1;
  const place = block - found.firstBlock;
  return found.first + Math.floor(place / wide) * found.columns + (place % wide);
}

export function blockTiles(grids: readonly Grid[], block: number): readonly number[] {
  const corner = cornerOf(grids, block);
  const columns = withBlock(grids, block)?.columns ?? 0;
  return [corner, corner + 1, corner + columns, corner + columns + 1];
}

/** The block that begins at a tile; at the right and lower edge the last one that holds it. */
export function blockAt(grids: readonly Grid[], tile: number): number {
  const found = withTile(grids, tile)!;
  const place = tile - found.first;
  const row = Math.min(Math.floor(place / found.columns), found.rows - 2);
  const column = Math.min(place % found.columns, found.columns - 2);
  return found.firstBlock + row * (found.columns - 1) + column;
}

const bombName = (grids: readonly Grid[], { bomb }: Grid): string => (grids.length > 1 ? `${bomb === 0 ? "A" : "B"}:` : "");

function tileName(grids: readonly Grid[], tile: number): string {
  const found = withTile(grids, tile);
  if (found === undefined) return String(tile);
  const place = tile - found.first;
  return `${bombName(grids, found)}r${Math.floor(place / found.columns) + 1}c${(place % found.columns) + 1}`;
}

export function lineName(grids: readonly Grid[], line: number): string {
  const found = withLine(grids, line);
  if (found === undefined) return String(line);
  const place = line - found.firstLine;
  return bombName(grids, found) + (place < found.rows ? `r${place + 1}` : `c${place - found.rows + 1}`);
}

export const pieceOf = (tile: number): string => `tile-${tile}`;
export const lineOf = (line: number): string => `line-${line}`;

/** Lines, tiles and blocks by their names, an empty list by the word for it. */
export function facts(given: Facts, options: unknown): Facts {
  const { scenario = 0, own } = options as Partial<ItsABombOptions>;
  const grids = gridsOf(own?.bombs ?? SHIPPED[scenario] ?? []);
  return Object.fromEntries(Object.entries(given).map(([name, fact]) => [name, named(name, fact, grids)]));
}

function named(name: string, fact: Fact, grids: readonly Grid[]): Fact {
  if (Array.isArray(fact)) return fact.length === 0 ? "nothing" : fact.map((part: Fact) => named(name, part, grids));
  if (typeof fact !== "number") return fact;
  if (name === "tile" || name === "tiles") return tileName(grids, fact);
  if (name === "block") return tileName(grids, cornerOf(grids, fact));
  return name === "line" ? lineName(grids, fact) : fact;
}
