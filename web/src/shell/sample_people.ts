// Those who sit at a table that stands on a page of the rules.
import type { SeatCard } from "../net/wire.gen";

const NAMES = ["Ada", "Bea", "Nils", "Omar", "Fizz", "Vera", "Leo", "Zoe", "Ivo", "Mina"];

export const samplePeople = (): readonly SeatCard[] => NAMES.map(seatOf);

/** Somebody who is there; the first one looks on and is the host. */
export function seatOf(name: string, seat: number): SeatCard {
  return {
    seat,
    kind: "person",
    name,
    face: seat,
    level: null,
    online: true,
    you: seat === 0,
    host: seat === 0,
    muted: false,
    away: false,
    program: false,
  };
}
