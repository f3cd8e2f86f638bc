// Painting a square, and with it all its images.
import { following } from "./collapse";
import { boxOf, FLOOR, isStart, type Plan, signAt, type Spot, squaresOf, tileAt, withSign } from "./plan";
import { type Image, imagesOf, type Symmetry } from "./symmetry";

/** The sign on the square and on its images. A start stands on one square only, and its images are the other starts. */
export function painted(plan: Plan, spot: Spot, sign: string, symmetries: readonly Symmetry[]): Plan {
  if (tileAt(plan, spot) === undefined) return plan;
  const images = isStart(sign) ? startImages(plan, spot, sign, symmetries) : imagesOf(boxOf(plan.tiles), spot, sign, symmetries);
  let next = plan;
  for (const image of images) {
    if (isStart(image.sign)) next = without(next, image.sign);
    next = withSign(next, image, image.sign);
  }
  return following(plan, next);
}

/** What a tap paints: the same thing once more takes it away. */
export const strokeOf = (plan: Plan, spot: Spot, sign: string): string => (signAt(plan, spot) === sign ? FLOOR : sign);

function startImages(plan: Plan, spot: Spot, sign: string, symmetries: readonly Symmetry[]): readonly Image[] {
  const box = boxOf(plan.tiles);
  const onTiles = (by: readonly Symmetry[]): readonly Image[] =>
    imagesOf(box, spot, sign, by).filter((image) => tileAt(plan, image) !== undefined);
  const all = onTiles(symmetries);
  const images = all.length > plan.players ? onTiles(TURNS[plan.players] ?? []) : all;
  const first = Number(sign) - 1;
  return images.flatMap((image, at) => {
    const seat = images.length === 2 ? first ^ at : (first + at) % plan.players;
    return seat < plan.players ? [{ ...image, sign: String(seat + 1) }] : [];
  });
}

/** More images than seats: only those by turning, as seats go clockwise round the arena. */
const TURNS: { readonly [players: number]: readonly Symmetry[] } = { 2: ["half"], 4: ["quarter"] };

function without(plan: Plan, sign: string): Plan {
  const standing = plan.tiles.flatMap(squaresOf).filter((spot) => signAt(plan, spot) === sign);
  return standing.reduce((next, spot) => withSign(next, spot, FLOOR), plan);
}

/** For another number of players; starts of seats that are gone go, too. */
export function forPlayers(plan: Plan, players: number): Plan {
  const gone = ["1", "2", "3", "4"].slice(players);
  return following(plan, gone.reduce(without, { ...plan, players }));
}
