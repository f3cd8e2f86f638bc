// Whoever comes to a seat without sitting down, as after a rematch, adds to the deal as well.
import { useEffect } from "preact/hooks";
import { api } from "../net/api";
import { entropy } from "../net/random";
import type { TableCard } from "../net/wire.gen";

export function useEntropy(card: TableCard): void {
  const mine = card.seats.filter((seat) => seat.you).map((seat) => seat.seat);
  useEffect(() => {
    for (const seat of mine) api.addEntropy(card.table, seat, entropy()).catch(() => undefined); // the game may have begun meanwhile
  }, [card.table, mine.join()]);
}
