// How a game has ended, in two or three words, for whoever looks.
import type { Outcome, TableCard } from "../net/wire.gen";
import { t } from "../words";
import type { LoadedGame } from "./use_game";
import { winnersOf } from "./winners";

/** Good for whoever looks: their seat won, or, for onlookers, anybody did. */
export function isGood(outcome: Outcome, viewer: number): boolean {
  return viewer < 0 ? outcome.winners.length > 0 : outcome.winners.includes(viewer);
}

/** Together: defused or not. Against each other: who wins. */
export function headline(outcome: Outcome, viewer: number, card: TableCard, game: LoadedGame): string {
  const everybody = !game.module.versus && outcome.winners.length === card.seats.length;
  if (everybody) return t("table-defused");
  if (outcome.winners.length === 0) return game.module.versus ? t("table-nobody-wins") : t("table-exploded");
  if (outcome.winners.includes(viewer)) return t("table-you-win");
  const names = winnersOf(outcome, (seat) => game.words.seat(seat));
  if (names === null)
    return viewer < 0 ? t("table-many-win", { count: outcome.winners.length, all: card.seats.length }) : t("table-you-lose");
  return t("table-wins", { names, count: outcome.winners.length });
}
