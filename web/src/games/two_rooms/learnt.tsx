// Two Rooms: what was learnt, on the own card while it is held: newest first, each with its source; then the own notes.
import { Shape } from "../../kit/shape";
import { BoldNames } from "../../contract/bold_names";
import { toldAs } from "./knowledge";
import { noteOn } from "./notes";
import type { Props } from "./question";
import { shownIn } from "./shown_rows";

export function Learnt({ view, words, notes, seats }: Props) {
  const rows = [...shownIn(view)].reverse().filter((row) => row.by_colour !== null || row.to_colour !== null);
  const noted = seats.map(({ seat }) => ({ seat, ...noteOn(notes?.text, seat) })).filter(({ side, text }) => side !== undefined || text);
  return (
    <section class="tr-learnt">
      <h3>{words.plain("board-learnt")}</h3>
      {rows.length + noted.length === 0 && <p>{words.plain("board-nothing-known")}</p>}
      <ul>
        {rows.map((row, at) => (
          <li key={at}>
            <span class="grow">
              <BoldNames text={words.event(toldAs(row))} />
            </span>
            <span class="meta">{words.plain("board-learnt-round", { round: row.round })}</span>
          </li>
        ))}
        {noted.map(({ seat, side, text }) => (
          <li key={`note ${seat}`}>
            {side !== undefined && <Shape ink={side} size={18} />}
            <span class="grow">
              <b>{words.seat(seat)}</b> {text}
            </span>
            <span class="meta">{words.plain("board-learnt-note")}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
