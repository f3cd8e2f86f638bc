// Who has a seat, and whether anything may be done about it from this browser.
import type { SeatCard, TableCard } from "../net/wire.gen";

/** The names that somebody who sits down here should not have. */
export const namesAt = ({ seats }: TableCard): readonly string[] => seats.map(({ name }) => name).filter(Boolean);

/** The seat the host plays; those they passed the device to are not host as well. */
export const isHostSeat = (card: TableCard, seat: SeatCard): boolean => card.seats.find((other) => other.host)?.seat === seat.seat;

/** A seat that somebody else plays at this very device. */
export const isBesideMe = (card: TableCard, seat: SeatCard): boolean =>
  seat.you && card.seats.find((other) => other.you)?.seat !== seat.seat;

/** The server has the last word; this only decides whether to show the button. */
export function mayHandOver(card: TableCard, seat: SeatCard): boolean {
  return (
    card.phase === "playing" &&
    seat.kind === "person" &&
    !seat.away &&
    (seat.you || (card.you_host && !seat.online) || card.pace === "relaxed")
  );
}

/** A bot of a game that has begun stays where it is; a seat that was freed then would stop the game without one. */
export function hasMenu(card: TableCard, seat: SeatCard): boolean {
  const { phase, you_host } = card;
  if (seat.kind === "bot") return phase === "gathering" && you_host;
  if (seat.kind === "open") return phase === "playing" && you_host;
  return phase !== "closed" && (seat.you || you_host || mayHandOver(card, seat));
}
