// Two Rooms: the viewer's room: everybody in it, what they are offered, and the other room as a closed door.
import { useState } from "preact/hooks";
import { Icon } from "../../kit/icon";
import { walkPieces } from "../../kit/walk_pieces";
import { noticedIn } from "./heard";
import { knownCards } from "./knowledge";
import { Offers } from "./offers";
import { Person } from "./person";
import { peopleIn, placeOf, type Props } from "./question";
import { ROOMS } from "./kinds";
import { Thread } from "./thread";
import "./room.css";

const COLUMNS = 4; // on a phone; a door alone would take a whole row
const MANY = 11; // tiles shrink, and leave no space for words
const FEW = 7; // with the door two rows, over which an offer has its own space
const MOST_NOTICED = 30;

export function RoomBoard(props: Props) {
  const { view, words } = props;
  const place = placeOf(props) ?? "hall";
  const people = peopleIn(props, place);
  const [looked, setLooked] = useState(view.shown.length); // what was shown before this page opened has been seen
  // in one house a card is looked at before its mark lies open
  const noted = view.options.mode === "party" ? view.shown.slice(0, looked) : view.shown;
  const known = knownCards({ view: { ...view, shown: noted }, viewer: props.viewer });
  const crowded = people.length > MANY;
  const doors = ROOMS.filter((room) => room !== place).map((room) => (
    <div key={room} class="tr-door">
      <Icon name="door" size="l" />
      <span>{words.plain("board-door", { room, count: peopleIn({ view }, room).length, waiting: view.waiting.includes(room) })}</span>
    </div>
  ));
  return (
    <div class={`tr-room${crowded ? " tr-crowded" : people.length <= FEW ? " tr-few" : ""}`}>
      <Offers {...props} looked={looked} onLooked={setLooked} />
      <div
        class="tr-people"
        role="group"
        aria-label={words.plain("board-where", { where: place })}
        data-stand="people"
        onKeyDown={walkPieces}
      >
        {people.map((seat) => (
          <Person key={seat} props={props} seat={seat} known={known.get(seat)} />
        ))}
        {people.length % COLUMNS !== 0 && doors}
      </div>
      {people.length % COLUMNS === 0 && <div class="tr-doors">{doors}</div>}
      {!crowded && view.options.mode !== "party" && (
        <Thread events={noticedIn(props.log).slice(-MOST_NOTICED)} words={words} seats={props.seats} class="tr-thread-room" />
      )}
    </div>
  );
}
