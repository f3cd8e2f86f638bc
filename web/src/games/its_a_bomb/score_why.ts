// How the points of a bomb that was defused came about (IB-175): what Timers, consultants and scenario gave, and the players cost.
import type { GameWords } from "../../contract/game_words";
import type { SeriesGame } from "../../net/wire.gen";

export function scoreWhy({ outcome, tally, names }: SeriesGame, words: GameWords): string {
  const { timers_left: timers = 0, cards_left: cards = 0 } = tally;
  const fromTimers = 3 * timers;
  const fromCards = 2 * cards;
  const players = names.length;
  const scenario = (outcome.scores[0] ?? 0) - fromTimers - fromCards + players;
  return words.plain("board-score-why", { timers, fromTimers, cards, fromCards, scenario, players });
}
