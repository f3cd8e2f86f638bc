// The head of an end: a picture that is true, who has won or that all have lost, and why.
import type { ComponentChildren } from "preact";
import { BoldNames } from "../contract/bold_names";
import type { BoardProps } from "../contract/game_module";
import type { Action, TableCard, View } from "../net/wire.gen";
import { headline } from "./headline";
import type { LoadedGame } from "./use_game";
import type { Ending } from "./use_ending";
import "./end_head.css";

interface Props {
  readonly card: TableCard;
  readonly game: LoadedGame;
  readonly ending: Ending;
  readonly board: BoardProps<View, Action, unknown>;
  /** Facts of the game as chips. */
  readonly children?: ComponentChildren;
}

export function EndHead({ card, game: { module, words }, ending, board, children }: Props) {
  const { Picture } = ending;
  const outcome = board.view.outcome!;
  const why = ending.why?.(board) ?? { text: words.tell(`end-${outcome.reason}`, { winners: outcome.winners }) };
  return (
    <div class={`end-head${module.versus ? "" : " end-head-mat"}`}>
      <span class="end-picture">
        <Picture {...board} />
      </span>
      <div class="end-words">
        <h2 class="result-title">{ending.title?.(board) ?? headline(outcome, board.viewer, card, { module, words })}</h2>
        <p>
          <BoldNames text={why.text} /> {why.rule !== undefined && <a href={`/rules/${card.game}#${why.rule}`}>{why.rule}</a>}
        </p>
        {children}
      </div>
    </div>
  );
}
