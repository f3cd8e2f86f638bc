// One tap: a table for the next step of a game, with bots on all other seats, begun at once.
import { api } from "../net/api";
import { entropy } from "../net/random";
import type { GameCard } from "../net/wire.gen";
import { hasReadGoal } from "./goals";
import type { NextStep } from "./next_step";
import { navigate } from "./router";
import { whoAmI } from "./who_am_i";

export async function startStep(card: GameCard, step: NextStep): Promise<void> {
  const me = await whoAmI();
  if (me === null) return;
  const { options, level, hints } = step;
  const { table } = await api.createTable({
    game: card.id,
    options,
    ...me,
    entropy: entropy(),
    fill: level,
    hints,
    start: true,
    held: !hasReadGoal(card.id),
  });
  navigate(`/t/${table}`);
}
