// Two Rooms: the viewer's room: everybody in it with all marks, what they are offered, the talk, and the other room as a closed door.
import { useState } from "preact/hooks";
import { Icon } from "../../kit/icon";
import { LazyPart } from "../../kit/lazy_part";
import { walkPieces } from "../../kit/walk_pieces";
import { Asked } from "./asked";
import { knownCards } from "./knowledge";
import { dealings, useClaims } from "./marks";
import { Offers } from "./offers";
import { Person } from "./person";
import { isFree, peopleIn, personIn, placeOf, type Props } from "./question";
import { ROOMS } from "./kinds";
import { Says } from "./says";
import { upTo } from "./shown_rows";
import { Thread } from "./thread";
import "./room.css";

const loadBack = () => import("./card_back");
const loadSheet = () => import("./person_sheet");

/** So many fit into a row of tiles: the fewer there are the larger they are. */
const SIZES = [
  { name: "few", most: 6, row: 3 },
  { name: "some", most: 10, row: 5 },
  { name: "many", most: Number.POSITIVE_INFINITY, row: 5 },
] as const;

export default function RoomBoard(props: Props) {
  const { view, words } = props;
  const place = placeOf(props) ?? "hall";
  const people = peopleIn(props, place);
  const [looked, setLooked] = useState(view.shown.rows.length); // what was shown before this page opened has been seen
  // in one house a card is looked at before its mark lies open
  const isParty = view.options.mode === "party";
  const known = knownCards({ view: { ...view, shown: isParty ? upTo(view.shown, looked) : view.shown }, viewer: props.viewer });
  const claims = useClaims(props.log);
  const deals = dealings(isParty ? [] : props.log);
  const size = SIZES.find(({ most }) => people.length <= most)!;
  const chosen = personIn(props);
  const sheet = !isParty && !props.still && chosen !== null && people.includes(chosen.seat) ? chosen.seat : null;
  const order = [...people.filter((seat) => seat === props.viewer), ...people.filter((seat) => seat !== props.viewer)];
  return (
    <div class={`tr-room tr-${size.name}${sheet === null ? "" : " tr-open"}`}>
      <div
        class="tr-people"
        role="group"
        aria-label={words.plain("board-where", { where: place })}
        data-stand="people"
        onKeyDown={walkPieces}
      >
        {order.map((seat) => (
          <Person key={seat} props={props} seat={seat} known={known.get(seat)} claim={claims.get(seat)} dealing={deals.get(seat)} />
        ))}
        {ROOMS.filter((room) => room !== place).map((room) => (
          <Door key={room} props={props} room={room} isDrawn={people.length % size.row !== 0} />
        ))}
      </div>
      {sheet === null && <Offers {...props} looked={looked} onLooked={setLooked} />}
      {isParty && !props.still && <LazyPart load={loadBack} props={{}} />}
      {!isParty && props.log !== undefined && <Thread {...props} class="tr-thread-room" />}
      {!isParty && !props.still && isFree(props) && <Asked {...props} most={1} class="tr-asked-room" />}
      {!isParty && <Says {...props} />}
      {sheet !== null && (
        <LazyPart
          load={loadSheet}
          props={{ ...props, seat: sheet, people: order, claim: claims.get(sheet), looked, onLooked: setLooked }}
        />
      )}
    </div>
  );
}

/** A tile where a place is free; else only told. */
function Door({ props, room, isDrawn }: { readonly props: Props; readonly room: (typeof ROOMS)[number]; readonly isDrawn: boolean }) {
  const { view, words } = props;
  const label = words.plain("board-door", { room, count: peopleIn({ view }, room).length, waiting: view.waiting.includes(room) });
  if (!isDrawn) return <span class="unseen">{label}</span>;
  return (
    <div class="tr-door">
      <Icon name="door" />
      <span>{label}</span>
    </div>
  );
}
