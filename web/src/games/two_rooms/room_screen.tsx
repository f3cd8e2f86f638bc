// Two Rooms: the big screen on a room's wall: the clock, the round, the leader, the hands, the hostages, and nothing else (TR-314).
import { Face } from "../../kit/face";
import { Icon } from "../../kit/icon";
import { FIRST_AUDIENCE } from "../../net/wire.gen";
import { ROOMS } from "./kinds";
import { Hands } from "./person";
import { pointedAt, type RoomScene, toSend } from "./question";
import "./room_screen.css";

export interface ScreenProps extends RoomScene {
  /** Minutes and seconds, as the clocks of the table show them; null while none runs. */
  readonly clock: string | null;
}

export default function RoomScreen({ view, words, seats, clock, viewer }: ScreenProps) {
  const room = ROOMS[FIRST_AUDIENCE - viewer] ?? "A"; // the screens hang by their numbers
  const seen = view.rooms[ROOMS.indexOf(room)] ?? null;
  const leader = seen?.leader ?? null;
  const rivals = seen === null ? [] : [...new Set(seen.pointing.map(([, at]) => at))].sort((a, b) => pointedAt(seen, b).length - pointedAt(seen, a).length).slice(0, 3);
  return (
    <div class="tr-screen" data-piece="screen">
      <header>
        <b>{words.plain("board-where", { where: room })}</b>
        {view.round > 0 && <b>{words.plain("board-round", { round: view.round, rounds: view.rounds })}</b>}
      </header>
      <p class="tr-screen-clock" role="timer">
        {clock ?? words.plain("board-screen", { phase: view.phase })}
      </p>
      <div class="tr-screen-cards">
        <section class="panel">
          {leader === null ? <Icon name="flag" size="l" /> : <Face face={seats[leader]?.face ?? leader} size="xl" />}
          <div>
            <p class="meta">{words.plain("board-badge", { what: "leader" })}</p>
            <p class="display">{leader === null ? "–" : words.seat(leader)}</p>
          </div>
        </section>
        <section class="panel">
          <Icon name="hostage" size="l" />
          <div>
            <p class="meta">{words.plain("board-screen-send")}</p>
            <p class="display">{seen?.locked === true && seen.hostages.length > 0 ? seen.hostages.map((seat) => words.seat(seat)).join(", ") : words.plain("board-hostages", { count: toSend({ view }) })}</p>
          </div>
        </section>
      </div>
      {seen !== null && rivals.length > 0 && (
        <ul class="tr-screen-hands">
          {rivals.map((seat) => (
            <li key={seat}>
              <Icon name="hand" /> <b>{words.seat(seat)}</b> <Hands count={pointedAt(seen, seat).length} of={seen.threshold} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
