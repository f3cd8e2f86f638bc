// The goal of the game for guests of a party who wait for their card: the picture, one sentence, and how it is won and lost.
import type { TableCard } from "../net/wire.gen";
import { GoalEnds, GoalStage } from "./goal_stage";
import { useGame } from "./use_game";

export default function PartyGoal({ card }: { readonly card: TableCard }) {
  const game = useGame(card.game, card.seats, card.options);
  return (
    game && (
      <>
        <GoalStage game={game} seats={card.seats} bare />
        <div class="party-goal-words">
          <h2>{game.words.tell("board-goal")}</h2>
          <GoalEnds game={game} />
        </div>
      </>
    )
  );
}
