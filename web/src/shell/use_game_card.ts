// A game as the server describes it: its options, its bots, whether it has an adviser.
import { useEffect, useState } from "preact/hooks";
import { api } from "../net/api";
import type { GameCard } from "../net/wire.gen";
import { tellFailure } from "../net/failure";

export function useGameCard(game: string | null): GameCard | null {
  const [card, setCard] = useState<GameCard | null>(null);
  useEffect(() => {
    if (game !== null) api.games().then((games) => setCard(games.find((each) => each.id === game) ?? null), tellFailure);
  }, [game]);
  return card;
}
