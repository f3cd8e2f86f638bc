// Bomb Busters: a constraint card as a chip: its letter and two words.
import type { GameWords } from "../../contract/game_words";
import type { RibbonView } from "./wire.gen";
import "./constraint.css";

export type Letter = NonNullable<RibbonView["letter"]>;

interface Props {
  readonly letter: Letter;
  /** Turned face down: it binds nobody any more. */
  readonly off?: boolean;
  readonly words: GameWords;
}

export function ConstraintChip({ letter, off = false, words }: Props) {
  return (
    <span class={`bb-constraint${off ? " bb-constraint-off" : ""}`} data-piece="constraint">
      <b>{letter}</b>
      {words.plain("board-constraint-name", { letter: off ? "off" : letter })}
    </span>
  );
}
