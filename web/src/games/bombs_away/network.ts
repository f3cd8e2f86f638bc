// Bombs Away: what lies where, which empty positions an open end leads to, and the way of the water to a card.
import { type Colour, colourOf, openingsOf } from "./kind";
import { HYDRANT, keyOf, next, type Place, reading, type Side, unique } from "./place";
import type { BombsAwayView, CardView } from "./wire.gen";

type Seen = Pick<BombsAwayView, "cards" | "open_ends">;

const HYDRANT_OPENINGS: readonly Side[] = ["E", "W"]; // BA-007
const OPPOSITE: { readonly [side in Side]: Side } = { N: "S", E: "W", S: "N", W: "E" };

export function cardAt({ cards }: Seen, place: Place): CardView | undefined {
  return cards.find(({ x, y }) => x === place.x && y === place.y);
}

/** Empty positions that an open end leads to, in reading order. */
export function spotsOf({ open_ends }: Seen): readonly Place[] {
  return [...unique(open_ends.map((end) => next(end, end.side)))].sort(reading);
}

/** The sides on which the card at a place has open ends (BA-022). */
export function openSides({ open_ends }: Seen, place: Place): readonly Side[] {
  return open_ends.filter(({ x, y }) => x === place.x && y === place.y).map(({ side }) => side);
}

/** What leads to an empty position: the side it comes from, and its colour. */
export function facing(seen: Seen, spot: Place): readonly { readonly side: Side; readonly colour: Colour | "hydrant" }[] {
  return seen.open_ends
    .filter((end) => keyOf(next(end, end.side)) === keyOf(spot))
    .map((end) => {
      const card = cardAt(seen, end);
      return { side: OPPOSITE[end.side], colour: card === undefined ? "hydrant" : colourOf(card.card) };
    });
}

/** Every card but the Hydrant by the one that the water reaches it from, along the shortest way. */
export function sources(seen: Seen): ReadonlyMap<string, Place> {
  const cards = new Map(seen.cards.map((card) => [keyOf(card), card]));
  const openings = (place: Place): readonly Side[] => {
    const card = cards.get(keyOf(place));
    return card === undefined ? (keyOf(place) === keyOf(HYDRANT) ? HYDRANT_OPENINGS : []) : openingsOf(card.card, card.turned);
  };
  const from = new Map<string, Place>();
  const reached: Place[] = [HYDRANT];
  for (const place of reached) {
    for (const side of openings(place)) {
      const beyond = next(place, side);
      if (keyOf(beyond) === keyOf(HYDRANT) || from.has(keyOf(beyond)) || !openings(beyond).includes(OPPOSITE[side])) continue;
      from.set(keyOf(beyond), place);
      reached.push(beyond);
    }
  }
  return from;
}

/** From the Hydrant to a card, both included. */
export function wayTo(place: Place, from: ReadonlyMap<string, Place>): readonly Place[] {
  const source = from.get(keyOf(place));
  return source === undefined ? [place] : [...wayTo(source, from), place];
}
