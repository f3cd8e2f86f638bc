// Whoever holds a seat while people gather adds to the deal, once its commitment is known, and keeps a note of both.
import { useEffect } from "preact/hooks";
import { api } from "../net/api";
import { isGiven, noteGiven, noteOf, noteSeats, partOf } from "../net/deal_notes";
import type { TableCard } from "../net/wire.gen";

export function useDealNote(card: TableCard | null): void {
  const mine = card === null || card.phase !== "gathering" ? [] : card.seats.filter((seat) => seat.you).map((seat) => seat.seat);
  useEffect(() => {
    if (card === null) return;
    const { table, commitment } = card;
    for (const seat of mine) void addFrom(table, seat, commitment);
  }, [card?.table, mine.join()]);
  useEffect(() => {
    if (card !== null) noteSeats(card);
  }, [card]);
}

async function addFrom(table: string, seat: number, commitment: string): Promise<void> {
  const part = partOf(table, commitment);
  const note = noteOf(table);
  if (part === null || note === null || isGiven(note, seat)) return;
  await api.addEntropy(table, seat, part).then(
    () => noteGiven(table, seat),
    () => undefined, // the game may have begun meanwhile
  );
}
