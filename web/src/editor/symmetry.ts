// Where the images of a square lie under rotations and reflections of the arena.
import { type Box, keyOf, type Spot } from "./plan";

/** Mirrored left to right, mirrored top to bottom, turned by a half, turned by a quarter. */
export const SYMMETRIES = ["across", "down", "half", "quarter"] as const;
export type Symmetry = (typeof SYMMETRIES)[number];

export interface Image extends Spot {
  readonly sign: string;
}

interface Point {
  readonly y: number;
  readonly x: number;
  readonly sign: string;
}

const ARROWS = "^>v<";

/** An arrow after so many quarter turns; other signs look the same from everywhere. */
const turned = (sign: string, quarters: number): string =>
  ARROWS.includes(sign) ? ARROWS[(ARROWS.indexOf(sign) + quarters) % ARROWS.length]! : sign;

const STEPS: { readonly [symmetry in Symmetry]: (point: Point) => Point } = {
  across: ({ y, x, sign }) => ({ y, x: -x, sign: "<>".includes(sign) ? turned(sign, 2) : sign }),
  down: ({ y, x, sign }) => ({ y: -y, x, sign: "^v".includes(sign) ? turned(sign, 2) : sign }),
  half: ({ y, x, sign }) => ({ y: -y, x: -x, sign: turned(sign, 2) }),
  quarter: ({ y, x, sign }) => ({ y: x, x: -y, sign: turned(sign, 1) }),
};

/**
 * The square itself first, then its images clockwise round the middle of the box. Distances are counted in half squares, so that middles
 * are whole.
 */
export function imagesOf(box: Box, spot: Spot, sign: string, symmetries: readonly Symmetry[]): readonly Image[] {
  const middle = { y: 2 * box.row + box.height - 1, x: 2 * box.column + box.width - 1 };
  const first: Point = { y: 2 * spot.row - middle.y, x: 2 * spot.column - middle.x, sign };
  const found = new Map<string, Point>([[`${first.y},${first.x}`, first]]);
  for (const point of found.values()) {
    for (const symmetry of symmetries) {
      const image = STEPS[symmetry](point);
      const key = `${image.y},${image.x}`;
      if (!found.has(key)) found.set(key, image); // the walk over the map reaches it, too
    }
  }
  const angle = ({ y, x }: Point): number => (Math.atan2(y, x) - Math.atan2(first.y, first.x) + 4 * Math.PI) % (2 * Math.PI);
  const places = [...found.values()]
    .sort((one, other) => angle(one) - angle(other))
    .map((point) => ({ row: (point.y + middle.y) / 2, column: (point.x + middle.x) / 2, sign: point.sign }));
  return places
    .filter(({ row, column }) => Number.isInteger(row) && Number.isInteger(column))
    .sort((one, other) => Number(keyOf(other) === keyOf(spot)) - Number(keyOf(one) === keyOf(spot)));
}
