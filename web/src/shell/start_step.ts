// One tap, and an answer where another game is open: a table for the next step of a game, with bots on all other seats, begun at once.
import type { GameCard, MyTable } from "../net/wire.gen";
import { newGame } from "./begin_game";
import type { NextStep } from "./next_step";
import { navigate } from "./router";
import { mayBegin } from "./second_game";
import { toRead } from "./to_read";
import { whoAmI } from "./who_am_i";

/** `running` are my tables that are open. */
export async function startStep(card: GameCard, step: NextStep, running: readonly MyTable[]): Promise<void> {
  const me = await whoAmI();
  if (me === null || !(await mayBegin(running))) return;
  const { options, level, hints } = step;
  const table = await newGame({ game: card.id, options, ...me, fill: level, hints }, toRead({ game: card.id, options }) !== null);
  navigate(`/t/${table}`);
}
