// Who has won, by name.
import type { Outcome } from "../net/wire.gen";

const MOST_NAMES = 2;

/** Null where the list would be long: then it is told how many. */
export function winnersOf({ winners }: Outcome, name: (seat: number) => string): string | null {
  return winners.length > MOST_NAMES ? null : winners.map(name).join(", ");
}
