// Bomb Busters: the places of wires, 16 * stand + position, and the letters by which they are named.
import type { Fact, Facts } from "../../contract/facts";
import { unspoken } from "./dots";
import type { BombBustersOptions, BombBustersView, WireView } from "./wire.gen";

const WIDTH = 16;
const WIRES = ["wire", "own", "gave", "gave_to", "got", "got_to"];

export const standOf = (wire: number): number => Math.floor(wire / WIDTH);
export const placeOf = (stand: number, position: number): number => WIDTH * stand + position;
export const pieceOf = (wire: number): string => `wire-${wire}`;

export function ownerOf(view: BombBustersView, wire: number): number {
  return view.stands[standOf(wire)]?.owner ?? -1;
}

export function wireAt(view: BombBustersView, wire: number): WireView | undefined {
  return view.stands[standOf(wire)]?.wires[wire % WIDTH];
}

/** All places with a wire, stand after stand. */
export function placesOf(view: BombBustersView): readonly number[] {
  return view.stands.flatMap((_, stand) => placesOn(view, stand));
}

export function placesOn(view: BombBustersView, stand: number): readonly number[] {
  return (view.stands[stand]?.wires ?? []).map((_, position) => placeOf(stand, position));
}

export function uncutOn(view: BombBustersView, stand: number): readonly number[] {
  return placesOn(view, stand).filter((wire) => !wireAt(view, wire)?.cut);
}

/** Those that cards and characters reach: none that stands apart (BB-405). */
export function reachedOn(view: BombBustersView, stand: number): readonly number[] {
  return uncutOn(view, stand).filter((wire) => wireAt(view, wire)?.apart == null);
}

/** All that the names of wires depend on. */
export type Seating = Pick<BombBustersOptions, "seats" | "captain">;

export function seatingOf(view: BombBustersView): Seating {
  return { seats: view.powers_used.length, captain: view.captain };
}

/** Whether it is the second stand of its player (BB-023): everybody's with two players, the Captain's with three. */
export function isSecond(stand: number, { seats, captain = 0 }: Seating): boolean {
  return seats === 2 ? stand % 2 === 1 : seats === 3 && stand === captain + 1;
}

/** Small letters from left to right; capitals on a second stand. */
export function letterOf(wire: number, seating: Seating): string {
  return String.fromCharCode((isSecond(standOf(wire), seating) ? 65 : 97) + (wire % WIDTH));
}

/** Wires are named by their letters, stands by their numbers. */
export function facts(given: Facts, options: unknown): Facts {
  const seating = options as Seating;
  const letters = Object.entries(given).flatMap(([name, fact]): [string, Fact][] => {
    if (typeof fact === "number" && WIRES.includes(name)) return [[name, letterOf(fact, seating)]];
    if (typeof fact === "number" && name === "stand") return [[name, String(fact + 1)]];
    if (Array.isArray(fact) && name === "wires") return [[name, fact.map((wire: number) => letterOf(wire, seating))]];
    return [];
  });
  return unspoken({ ...given, ...Object.fromEntries(letters) }, options);
}

/** Clockwise; whoever has no wires left is passed over (BB-053). Before the first turn the Captain's info token begins. */
export function order(view: BombBustersView): readonly number[] {
  const seats = view.powers_used.length;
  const from = view.doing === "info" ? (view.waiting_on[0] ?? view.turn) : view.turn;
  const clockwise = Array.from({ length: seats }, (_, place) => (from + place) % seats);
  return clockwise.filter(
    (seat) => seat === from || view.stands.some(({ owner }, stand) => owner === seat && uncutOn(view, stand).length > 0),
  );
}
