// Bombs Away: where one looks at the table from: the point of the screen at which the Hydrant lies, and how close.
import { between, type Camera, panned, type Point, type Size } from "../camera";
import type { Place } from "./place";

/** From one card to the next, at zoom 1. */
const PITCH: Size = { width: 52, height: 73 };
export const CARD: Size = { width: 50, height: 70 };

const FIT = { most: 1.5, least: 0.42 }; // closer is too large for its room, farther too small for a finger
const PICTURE = { most: 1.5, least: 0.2 };
const MARGIN = 10;
const WIDE = 600; // from here on piles and buttons are larger

interface Corners {
  readonly height: number;
  readonly left: number;
  readonly right: number;
}

/** Where piles and buttons lie. */
const cornersOf = ({ width }: Size): Corners =>
  width < WIDE ? { height: 72, left: 104, right: 150 } : { height: 98, left: 152, right: 178 };

/** The middle of a place, at zoom 1 and from the Hydrant; the screen grows downwards. */
export const middleOf = ({ x, y }: Place): Point => ({ x: x * PITCH.width, y: -y * PITCH.height });

export const onScreen = (place: Place, { x, y, zoom }: Camera): Point => ({
  x: x + middleOf(place).x * zoom,
  y: y + middleOf(place).y * zoom,
});

/** All of these places in the middle; under piles and buttons only where nothing lies. */
export function fitted(places: readonly Place[], size: Size): Camera {
  const whole = fittedBelow(places, size, MARGIN, FIT);
  return places.some((place) => isInACorner(onScreen(place, whole), whole.zoom, size))
    ? fittedBelow(places, size, cornersOf(size).height, FIT)
    : whole;
}

/** Where nothing lies over the table and nothing is tapped: all of them, however small. */
export const pictured = (places: readonly Place[], size: Size): Camera => fittedBelow(places, size, MARGIN, PICTURE);

function fittedBelow(places: readonly Place[], { width, height }: Size, top: number, { most, least }: typeof FIT): Camera {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = { width: width - 2 * MARGIN, height: height - top - MARGIN };
  const zoom = between(
    least,
    Math.min(room.width / ((right - left + 1) * PITCH.width), room.height / ((high - low + 1) * PITCH.height)),
    most,
  );
  const middle = middleOf({ x: (left + right) / 2, y: (low + high) / 2 });
  return { x: width / 2 - middle.x * zoom, y: top + room.height / 2 - middle.y * zoom, zoom };
}

function isInACorner({ x, y }: Point, zoom: number, size: Size): boolean {
  const { height, left, right } = cornersOf(size);
  const [beside, above] = [(CARD.width / 2) * zoom, (CARD.height / 2) * zoom];
  return y - above < height && (x - beside < left || x + beside > size.width - right);
}

/** Moved just so far that a place is in sight. */
export function inSight(camera: Camera, place: Place, { width, height }: Size): Camera {
  const { x, y } = onScreen(place, camera);
  const [beside, above] = [MARGIN + (CARD.width / 2) * camera.zoom, MARGIN + (CARD.height / 2) * camera.zoom];
  return panned(camera, between(beside, x, Math.max(beside, width - beside)) - x, between(above, y, Math.max(above, height - above)) - y);
}
