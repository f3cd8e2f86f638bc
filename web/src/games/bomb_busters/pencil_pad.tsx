// Bomb Busters: the pad that opens when a player writes on somebody's wire.
import { Button } from "../../kit/button";
import { Dialog } from "../../kit/dialog";
import type { Notes } from "../../contract/game_module";
import { marksOf, withMark, withoutMarks } from "../pencil";
import type { GameWords } from "../../contract/game_words";
import { inkOf, labelOf, spoken } from "./tile";
import "./pencil_pad.css";

interface Props {
  readonly wire: number;
  readonly seat: number;
  readonly handle: number;
  /** What is in this bomb. */
  readonly values: readonly number[];
  readonly notes: Notes;
  readonly words: GameWords;
  readonly onClose: () => void;
}

export default function PencilPad({ wire, seat, handle, values, notes, words, onClose }: Props) {
  const marks = marksOf(notes.text, handle);
  return (
    <Dialog title={words.plain("board-pencil-on", { seat, wire })} closeLabel={words.plain("board-pencil-done")} onClose={onClose}>
      <p class="bb-hint">{words.plain("board-pencil-hint")}</p>
      <div class="bb-pad">
        {values.map((value) => (
          <button
            key={value}
            type="button"
            class="bb-pad-value"
            style={{ background: `var(--${inkOf(value)})`, color: `var(--on-${inkOf(value)})` }}
            aria-pressed={marks.includes(value)}
            aria-label={spoken(value, words)}
            onClick={() => notes.write(withMark(notes.text, handle, value))}
          >
            {labelOf(value)}
          </button>
        ))}
      </div>
      <div class="bb-pad-buttons">
        <Button onClick={() => notes.write(withoutMarks(notes.text, handle))}>{words.plain("board-pencil-clear")}</Button>
        <Button kind="paper" icon="check" onClick={onClose}>
          {words.plain("board-pencil-done")}
        </Button>
      </div>
    </Dialog>
  );
}
