// Waiting for bots: one tap, and they play quickly until it is this player's turn again.
import { useEffect, useState } from "preact/hooks";
import { Button } from "../kit/button";
import { api } from "../net/api";
import { tellFailure } from "../net/failure";
import type { TableCard } from "../net/wire.gen";
import { t } from "../words";

/** So that nobody else minds (TB-015). */
export function hasBotsOnly(card: TableCard): boolean {
  const people = card.seats.filter((seat) => seat.kind === "person");
  return people.length === 0 ? card.you_host : people.length === 1 && people[0]!.you;
}

export interface Hurry {
  readonly hurried: boolean;
  readonly begin: () => void;
}

/** Whether this player has hurried the others, until the own turn ends it. */
export function useHurry(myTurn: boolean): Hurry {
  const [hurried, setHurried] = useState(false);
  useEffect(() => {
    if (myTurn) setHurried(false);
  }, [myTurn]);
  return { hurried, begin: () => setHurried(true) };
}

export const canHurry = (card: TableCard): boolean => hasBotsOnly(card) && card.tempo !== "fast" && card.phase === "playing";

interface FasterProps {
  readonly card: TableCard;
  readonly hurry: Hurry;
  /** No own turn comes any more. */
  readonly watching?: boolean;
}

export function Faster({ card, hurry: { hurried, begin }, watching = false }: FasterProps) {
  if (!canHurry(card)) return null;
  return (
    <Button
      icon="fast"
      wide={watching}
      pressed={hurried}
      reason={hurried ? t(watching ? "table-watch-fast-now" : "table-faster-now") : undefined}
      onClick={() => void api.hurry(card.table).then(begin, tellFailure)}
    >
      {t(watching ? "table-watch-fast" : "table-faster")}
    </Button>
  );
}
