// Two Rooms: both rooms from above: before the first round, at the end, for onlookers, and in a replay, where people walk and one can see
// who had seen what.
import { useState } from "preact/hooks";
import { Chip } from "../../kit/chip";
import { Icon } from "../../kit/icon";
import { Shape } from "../../kit/shape";
import { Deck } from "./deck";
import { FloorPerson } from "./floor_person";
import { colourOf, type Place, ROOMS } from "./kinds";
import { peopleIn, placeOf, type Props } from "./question";
import { useWalks } from "./walking";
import "./floor.css";

export default function Floor(props: Props) {
  const { view, words } = props;
  const [knower, setKnower] = useState<number | null>(null);
  const floor = useWalks(view.places.join());
  const ask = (seat: number): void => setKnower(knower === seat ? null : seat);
  const out = view.places.flatMap((place, seat) => (place === null ? [seat] : []));
  const hall = [...peopleIn(props, "hall"), ...out];
  const mayAsk = view.own === null || view.phase === "over";
  const person = (seat: number) => (
    <FloorPerson
      key={seat}
      props={props}
      seat={seat}
      knower={knower}
      onAsk={mayAsk && view.shown.rows.length > 0 ? () => ask(seat) : null}
    />
  );
  return (
    <div class={`tr-floor${view.phase === "over" ? " tr-floor-over" : ""}`} ref={floor}>
      {knower !== null && (
        <p class="tr-floor-line">
          <Icon name="eye" size="s" /> {words.plain("board-knower", { seat: knower })}
        </p>
      )}
      <Calls {...props} />
      <div class="tr-rooms">
        {ROOMS.map((room) => (
          <section
            key={room}
            class={`tr-floor-room${placeOf(props) === room ? " tr-mine" : ""}`}
            aria-label={words.plain("board-where", { where: room })}
          >
            <h2>
              <Icon name="door" /> {words.plain("board-where", { where: room })}
              {placeOf(props) === room && <Chip kind="spark">{words.plain("board-your-room")}</Chip>}
            </h2>
            <ul>{peopleIn(props, room).map(person)}</ul>
          </section>
        ))}
      </div>
      {hall.length > 0 && (
        <section class="tr-floor-room tr-hall" aria-label={words.plain("board-where", { where: "hall" satisfies Place })}>
          <h2>{words.plain("board-where", { where: "hall" })}</h2>
          <ul>{hall.map(person)}</ul>
        </section>
      )}
      {view.buried !== null && (
        <p class="tr-floor-line">
          <Shape ink={colourOf(view.buried)} size={18} /> {words.plain("board-buried", { role: view.buried })}
        </p>
      )}
      {view.phase === "deal" && (
        <section class="tr-floor-deck panel">
          <h2>{words.plain("board-deck")}</h2>
          <Deck {...props} />
        </section>
      )}
    </div>
  );
}

/** What was announced before the cards were shown (TR-276). */
function Calls({ view, words }: Props) {
  if (view.calls.length === 0 || view.phase === "over") return null;
  return (
    <ul class="tr-calls" aria-live="polite">
      {view.calls.map(({ seat, role, team, done }) => (
        <li key={seat} class="panel">
          <Shape ink={colourOf(role)} size={22} /> {words.plain("board-call", { seat, role, team, done })}
        </li>
      ))}
    </ul>
  );
}
