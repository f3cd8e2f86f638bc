// Bomb Busters: a constraint card as a chip: its letter and two words.
import type { GameWords } from "../../contract/game_words";
import type { RibbonView } from "./wire.gen";
import "./constraint.css";

export type Letter = NonNullable<RibbonView["letter"]>;

interface Props {
  readonly letter: Letter;
  /** Turned face down: it binds nobody any more. */
  readonly off?: boolean;
  /** Only the letter shows. */
  readonly short?: boolean;
  readonly words: GameWords;
}

export function ConstraintChip({ letter, off = false, short = false, words }: Props) {
  const name = words.plain("board-constraint-name", { letter: off ? "off" : letter });
  return (
    <span class={`bb-constraint${off ? " bb-constraint-off" : ""}${short ? " bb-constraint-short" : ""}`} data-piece="constraint">
      <b>{letter}</b>
      <span>{name}</span>
    </span>
  );
}
