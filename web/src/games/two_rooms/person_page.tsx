// Two Rooms: everything a player has on somebody: what was truly shown, what was said, and notes of their own.
import { Button } from "../../kit/button";
import { Sheet } from "../../kit/dialog";
import { Shape } from "../../kit/shape";
import { TextField } from "../../kit/text_field";
import { BoldNames } from "../../contract/bold_names";
import { talkOf } from "./heard";
import { toldAs } from "./knowledge";
import { type Side, sidesIn } from "./kinds";
import { NOTE_LENGTH, noteOn, withNote } from "./notes";
import type { Props } from "./question";
import { shownIn } from "./shown_rows";
import type { TwoRoomsEvent } from "./wire.gen";
import "./person_page.css";

const MOST_SAID = 12;

interface PageProps extends Props {
  readonly seat: number;
  readonly onClose: () => void;
}

export default function PersonPage(props: PageProps) {
  const { view, words, seat, notes, onClose } = props;
  const shown = shownIn(view).filter(({ by, to }) => by === seat || to === seat);
  const said = talkOf(props.log, seat).slice(-MOST_SAID).reverse();
  const note = noteOn(notes?.text, seat);
  const write = (change: typeof note): void => notes?.write(withNote(notes.text, seat, { ...note, ...change }));
  const mark = (side: Side): void => {
    const { side: before, ...rest } = note;
    notes?.write(withNote(notes.text, seat, before === side ? rest : { ...note, side }));
  };
  return (
    <Sheet title={words.seat(seat)} closeLabel={words.plain("board-close")} onClose={onClose}>
      <div class="tr-page">
        <h3>{words.plain("board-notes")}</h3>
        <Lines
          props={props}
          events={shown.map(toldAs)}
          empty={words.plain("prompt-person-hint", { role: null, side: null, hands: 0, threshold: 0 })}
        />
        {said.length > 0 && (
          <>
            <h3>{words.plain("board-heard")}</h3>
            <Lines props={props} events={said} empty="" />
          </>
        )}
        {notes !== undefined && (
          <>
            <h3>{words.plain("board-own-note")}</h3>
            <div class="tr-sides">
              {sidesIn(view.deck).map((side) => (
                <Button key={side} kind={note.side === side ? "primary" : "paper"} onClick={() => mark(side)}>
                  <Shape ink={side} size={20} /> {words.plain("board-colour", { colour: side })}
                </Button>
              ))}
            </div>
            <TextField
              label={words.plain("board-own-words")}
              icon="pencil"
              value={note.text ?? ""}
              maxLength={NOTE_LENGTH}
              onInput={(text) => write({ text })}
            />
          </>
        )}
      </div>
    </Sheet>
  );
}

function Lines({ props, events, empty }: { readonly props: Props; readonly events: readonly TwoRoomsEvent[]; readonly empty: string }) {
  if (events.length === 0) return <p class="meta">{empty}</p>;
  return (
    <ul class="tr-lines">
      {events.map((event, at) => (
        <li key={at}>
          <BoldNames text={props.words.event(event)} />
        </li>
      ))}
    </ul>
  );
}
