// Two Rooms: the viewer's room: everybody in it, what they are offered, and the other room as a closed door.
import { Icon } from "../../kit/icon";
import { roam } from "../../shell/roam";
import { knownCards } from "./knowledge";
import { Offers } from "./offers";
import { Person } from "./person";
import { peopleIn, placeOf, type Props } from "./question";
import { ROOMS } from "./kinds";
import "./room.css";

export function RoomBoard(props: Props) {
  const { view, words } = props;
  const place = placeOf(props) ?? "hall";
  const people = peopleIn(props, place);
  const known = knownCards(props);
  return (
    <div class={`tr-room${people.length > 11 ? " tr-crowded" : ""}`}>
      <Offers {...props} />
      <div class="tr-people" role="group" aria-label={words.plain("board-where", { where: place })} data-stand="people" onKeyDown={roam}>
        {people.map((seat) => (
          <Person key={seat} props={props} seat={seat} known={known.get(seat)} />
        ))}
        {ROOMS.filter((room) => room !== place).map((room) => (
          <div key={room} class="tr-door">
            <Icon name="door" size="l" />
            <span>{words.plain("board-door", { room, count: peopleIn({ view }, room).length, waiting: view.waiting.includes(room) })}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
