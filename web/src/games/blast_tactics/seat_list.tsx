// Blast Tactics: every bomber: heart, bombs, reach, Speed-Ups and time in the bank; whose turn it is, who is out, who holds Sudden Death.
import type { ComponentChildren } from "preact";
import { Icon, type IconName } from "../../kit/icon";
import { Shape } from "../../kit/shape";
import { FigureIcon } from "./figure";
import { inkOf } from "./kind";
import type { BlastScene } from "./question";
import "./seat_list.css";

export const heartOf = (seat: number): string => `heart-${seat}`;

export function SeatList(props: BlastScene) {
  return (
    <ul class="bt-seats">
      {props.view.players.map((_, seat) => (
        <SeatLine key={seat} {...props} seat={seat} />
      ))}
    </ul>
  );
}

function SeatLine({ view, viewer, words, seat }: BlastScene & { readonly seat: number }) {
  const player = view.players[seat]!;
  const out = player.square === null;
  const turn = view.waiting_on.includes(seat);
  const carries = view.bombs.some(({ carrier }) => carrier === seat);
  const { heart, bombs, total, reach, speed_ups: speed } = player;
  const bank = view.turn_seconds > 0 ? player.bank : null;
  return (
    <li class={`bt-seat${turn ? " bt-seat-turn" : ""}${out ? " bt-seat-out" : ""}`} data-piece={`seat-${seat}`}>
      <span class="unseen">
        {words.plain("board-seat", { seat, out, heart, bombs, total, reach, speed, carries, holder: view.holder === seat, bank })}
      </span>
      <FigureIcon seat={seat} />
      <span class="bt-seat-words" aria-hidden="true">
        <b class="bt-seat-name">
          <Shape ink={inkOf(seat)} size={12} />
          <span class="ellipsis">{seat === viewer ? words.plain("board-you") : words.seat(seat)}</span>
        </b>
        <span class="bt-stock">
          <Stock icon="bomb">
            {bombs}
            <small>/{total}</small>
          </Stock>
          <Stock icon="flame">{reach}</Stock>
          {speed > 0 && <Stock icon="bolt">{speed}</Stock>}
          <span class={heart ? "bt-heart" : "bt-heart bt-heart-lost"} data-piece={heartOf(seat)}>
            <Icon name="heart" size="xs" filled={heart} />
          </span>
          {view.holder === seat && <Stock icon="down">{null}</Stock>}
          {bank !== null && <Stock icon="clock">{bank}</Stock>}
        </span>
      </span>
    </li>
  );
}

function Stock({ icon, children }: { readonly icon: IconName; readonly children: ComponentChildren }) {
  return (
    <span>
      <Icon name={icon} size="xs" />
      {children}
    </span>
  );
}
