// Where one looks at a table from: the point of the screen at which its origin lies, and how close.
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

const CLOSEST = 2.5;
const FARTHEST = 0.25;

export const between = (least: number, value: number, most: number): number => Math.min(Math.max(least, value), most);

export const panned = ({ x, y, zoom }: Camera, dx: number, dy: number): Camera => ({ x: x + dx, y: y + dy, zoom });

/** Closer or farther, while what is at a point stays there. */
export function zoomed({ x, y, zoom }: Camera, by: number, at: Point): Camera {
  const next = between(FARTHEST, zoom * by, CLOSEST);
  const grown = next / zoom;
  return { x: at.x + (x - at.x) * grown, y: at.y + (y - at.y) * grown, zoom: next };
}
