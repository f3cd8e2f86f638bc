// Two Rooms: the big screen on a room's wall: the clock, the round, the leader, the hands, the hostages, and nothing else (TR-314).
import { Face } from "../../kit/face";
import { Fuse } from "../../kit/fuse";
import { Icon } from "../../kit/icon";
import { FIRST_AUDIENCE } from "../../net/wire.gen";
import { ROOMS } from "./kinds";
import { Hands } from "./person";
import { pointedAt, type RoomScene, toSend } from "./question";
import type { RoomView } from "./wire.gen";
import "./room_screen.css";

export interface ScreenProps extends RoomScene {
  /** Minutes and seconds, as the clocks of the table show them; null while none runs. */
  readonly clock: string | null;
  /** How much of its time is left, 0 to 1. */
  readonly share: number | null;
  readonly seconds: number | null;
}

const LAST_SECONDS = 10; // in which the room feels the time
/** When it matters how many go, and who: not while they walk. */
const CHOOSING: readonly string[] = ["deal", "round", "select", "parley"];

export default function RoomScreen(props: ScreenProps) {
  const { view, words, clock, share, viewer } = props;
  const room = ROOMS[FIRST_AUDIENCE - viewer] ?? "A"; // the screens hang by their numbers
  const seen = view.rooms[ROOMS.indexOf(room)] ?? null;
  const now = words.plain("board-screen", { phase: view.phase, caller: view.phase === "calls" ? (view.waiting_on[0] ?? null) : null });
  const last = view.phase === "round" && props.seconds !== null && props.seconds <= LAST_SECONDS;
  return (
    <div class={`tr-screen${last ? " tr-screen-last" : ""}`} data-piece="screen">
      <header>
        <b>{words.plain("board-where", { where: room })}</b>
        {view.phase !== "round" && clock !== null && <b>{now}</b>}
        {view.round > 0 && <b>{words.plain("board-round", { round: view.round, rounds: view.rounds })}</b>}
      </header>
      <p class="tr-screen-clock" role="timer">
        {clock ?? now}
      </p>
      {seen !== null && <Rivals {...props} room={seen} />}
      <div class="tr-screen-fuse">
        <Fuse state="lit" label={now} onMat {...(share === null ? {} : { left: share })} />
      </div>
      <div class="tr-screen-cards">
        <Leader {...props} room={seen} />
        {CHOOSING.includes(view.phase) && <Hostages {...props} room={seen} />}
      </div>
    </div>
  );
}

type RoomProps = ScreenProps & { readonly room: RoomView | null };

function Leader({ words, seats, room }: RoomProps) {
  const leader = room?.leader ?? null;
  return (
    <section class="panel">
      {leader === null ? <Icon name="flag" size="l" /> : <Face face={seats[leader]?.face ?? leader} size="xl" />}
      <div>
        <p class="meta">{words.plain("board-badge", { what: "leader" })}</p>
        <p class="display">{leader === null ? "–" : words.seat(leader)}</p>
      </div>
    </section>
  );
}

function Hostages({ view, words, room }: RoomProps) {
  const named = room?.locked === true ? room.hostages : [];
  return (
    <section class="panel">
      <Icon name="hostage" size="l" />
      <div>
        <p class="meta">{words.plain("board-screen-send", { phase: view.phase, locked: named.length > 0 })}</p>
        <p class="display">
          {named.length > 0 ? named.map((seat) => words.seat(seat)).join(", ") : words.plain("board-hostages", { count: toSend({ view }) })}
        </p>
      </div>
    </section>
  );
}

const MOST_RIVALS = 3;

/** At whom hands point, most hands first. */
function Rivals({ words, room }: ScreenProps & { readonly room: RoomView }) {
  const hands = (seat: number): number => pointedAt(room, seat).length;
  const rivals = [...new Set(room.pointing.map(([, at]) => at))].sort((a, b) => hands(b) - hands(a)).slice(0, MOST_RIVALS);
  return (
    <ul class="tr-screen-hands">
      {rivals.map((seat) => (
        <li key={seat}>
          <Icon name="hand" /> <b>{words.seat(seat)}</b> <Hands count={hands(seat)} of={room.threshold} />
        </li>
      ))}
    </ul>
  );
}
