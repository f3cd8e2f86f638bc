// Blast Tactics: where squares lie. They are numbered in reading order, void left out (BT-400), and named as c8: row c, column 8.
export interface Spot {
  readonly row: number;
  readonly column: number;
}

export type Side = "N" | "E" | "S" | "W";
export const SIDES: readonly Side[] = ["N", "E", "S", "W"];
const STEPS: { readonly [side in Side]: readonly [down: number, right: number] } = { N: [-1, 0], E: [0, 1], S: [1, 0], W: [0, -1] };

export class Layout {
  readonly height: number;
  readonly width: number;
  readonly spots: readonly Spot[];
  private readonly numbers: ReadonlyMap<string, number>;

  constructor(rows: readonly string[]) {
    this.height = rows.length;
    this.width = Math.max(...rows.map((row) => row.length));
    this.spots = rows.flatMap((signs, row) => [...signs].flatMap((sign, column) => (sign === "_" ? [] : [{ row, column }])));
    this.numbers = new Map(this.spots.map(({ row, column }, square) => [`${row},${column}`, square]));
  }

  at(row: number, column: number): number | undefined {
    return this.numbers.get(`${row},${column}`);
  }

  /** The square next to this one, if there is one. */
  next(square: number, side: Side): number | undefined {
    const { row, column } = this.spots[square]!;
    const [down, right] = STEPS[side];
    return this.at(row + down, column + right);
  }

  /** The squares on one side up to the first void. */
  ray(square: number, side: Side): readonly number[] {
    const found: number[] = [];
    for (let next = this.next(square, side); next !== undefined; next = this.next(next, side)) found.push(next);
    return found;
  }

  /** The straight line between two squares, both included; empty where there is none. */
  line(from: number, to: number): readonly number[] {
    if (from === to) return [from];
    for (const side of SIDES) {
      const ray = this.ray(from, side);
      if (ray.includes(to)) return [from, ...ray.slice(0, ray.indexOf(to) + 1)];
    }
    return [];
  }

  name(square: number): string {
    const spot = this.spots[square];
    return spot === undefined ? String(square) : placeName(spot.row, spot.column);
  }
}

/** a to z, then aa: the box has 27 rows. */
export const letter = (row: number): string => (row < 26 ? "" : "a") + String.fromCharCode(97 + (row % 26));

export const placeName = (row: number, column: number): string => `${letter(row)}${column + 1}`;

const known = new Map<string, Layout>(); // worked out once for every arena

export function layoutOf(rows: readonly string[]): Layout {
  const key = rows.join("/");
  const layout = known.get(key) ?? new Layout(rows);
  known.set(key, layout);
  return layout;
}
