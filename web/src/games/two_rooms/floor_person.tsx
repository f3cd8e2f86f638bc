// Two Rooms: somebody on the floor plan: their card where it may be known, the leader's flag, the end.
import { Face } from "../../kit/face";
import { Icon } from "../../kit/icon";
import { Shape } from "../../kit/shape";
import { cardOf, type Known, knownCards, sawIt } from "./knowledge";
import { ROOMS, type Room } from "./kinds";
import type { Props } from "./question";
import { shownIn } from "./shown_rows";
import type { RoomView } from "./wire.gen";

interface Someone {
  readonly props: Props;
  readonly seat: number;
  /** Through whose memory the plan is looked at. */
  readonly knower: number | null;
  readonly onAsk: (() => void) | null;
}

export function FloorPerson({ props, seat, knower, onAsk }: Someone) {
  const { view, viewer, words, seats } = props;
  const card = seats[seat];
  const room = roomAround(props, seat);
  const known = knower === null ? ownKnowledge(props, seat) : knowledgeOf(props, knower, seat);
  const result = view.results.find((each) => each.seat === seat);
  const at = room?.pointing.find(([by]) => by === seat)?.[1];
  const aim = result === undefined || result.why === "team" ? null : goal(props, seat, result.why);
  const label = words.plain("board-floor-person", {
    seat,
    me: seat === viewer,
    leader: room?.leader === seat,
    role: known?.role ?? null,
    side: known?.colour ?? null,
    won: result?.won ?? null,
    goal: aim,
    at: at ?? null,
  });
  const face = (
    <>
      <Face face={card?.face ?? seat} bot={card?.kind === "bot"} size="s" />
      <span class="grow">
        <b class="ellipsis">
          {room?.leader === seat && <Icon name="flag" size="xs" />} {seat === viewer ? words.plain("board-you") : words.seat(seat)}
        </b>{" "}
        <span class="tr-floor-card">
          {known !== null && <Shape ink={known.colour} size={14} />}
          {known?.role
            ? words.plain("board-role", { role: known.role })
            : known !== null
              ? words.plain("board-colour", { colour: known.colour })
              : at !== undefined
                ? `→ ${words.seat(at)}`
                : ""}
        </span>
        {aim !== null && <span class="tr-why"> {aim}</span>}
      </span>
      {result !== undefined && <Icon name={result.won ? "check" : "close"} label={words.plain("board-won", { won: result.won })} />}
      {view.phase === "deal" && view.ready.includes(seat) && <Icon name="check" label={words.plain("board-ready")} />}
    </>
  );
  const unknown = knower !== null && knower !== seat && known === null;
  const marks = `${knower === seat ? " tr-chosen" : ""}${unknown ? " tr-unknown" : ""}${result?.won === true ? " tr-won" : ""}`;
  const names = `tr-floor-person${marks}`;
  return (
    <li>
      {onAsk === null ? (
        <div class={names} data-piece={`person-${seat}`}>
          {face}
        </div>
      ) : (
        <button class={names} type="button" data-piece={`person-${seat}`} aria-label={label} aria-pressed={knower === seat} onClick={onAsk}>
          <span class="tr-inside" aria-hidden="true">
            {face}
          </span>
        </button>
      )}
    </li>
  );
}

/** What they had to reach; of those who bet, what they bet on. */
function goal({ view, words }: Props, seat: number, why: string): string {
  const call = view.calls.find((each) => each.seat === seat);
  return why === "call" && call !== undefined ? words.plain("board-bet", { team: call.team }) : words.plain("board-own-goal", { why });
}

function roomAround({ view }: Props, seat: number): RoomView | null {
  const at = ROOMS.indexOf(view.places[seat] as Room);
  return at < 0 || view.phase === "over" ? null : view.rooms[at]!;
}

function ownKnowledge(props: Props, seat: number): Known | null {
  const role = seat === props.viewer && props.view.phase !== "over" ? null : (props.view.cards[seat] ?? null);
  return role !== null ? cardOf(role) : (knownCards(props).get(seat) ?? null);
}

/** The newest that somebody was truly shown of somebody else's card. */
function knowledgeOf(props: Props, knower: number, seat: number): Known | null {
  if (knower === seat) return ownKnowledge({ ...props, viewer: -1 }, seat);
  const rows = shownIn(props.view).filter((row) => (row.by === seat || row.to === seat) && sawIt(props, row, knower));
  const row = rows.at(-1);
  if (row === undefined) return null;
  const [role, colour] = row.by === seat ? [row.by_role, row.by_colour] : [row.to_role, row.to_colour];
  if (row.to !== null && row.how !== "share" && row.by !== seat) return null; // only one of the two was shown
  if (row.kind === "card" && role !== null) return cardOf(role);
  return colour === null ? null : { role: null, colour };
}
