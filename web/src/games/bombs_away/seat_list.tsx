// Bombs Away: who has how many cards left, whose turn it is, who deals, and in a match the points.
import { BoardFace } from "../../contract/board_face";
import { Icon } from "../../kit/icon";
import { countOf } from "./motion";
import type { AwayScene } from "./question";
import "./seat_list.css";

export function SeatList(props: AwayScene) {
  return (
    <ul class="ba-seats">
      {props.view.sizes.map((_, seat) => (
        <SeatLine key={seat} {...props} seat={seat} />
      ))}
    </ul>
  );
}

function SeatLine({ view, seats, words, seat }: AwayScene & { readonly seat: number }) {
  const cards = view.sizes[seat] ?? 0;
  const points = view.deals > 1 ? (view.scores[seat] ?? 0) : null;
  const turn = view.waiting_on.includes(seat);
  const looks = `ba-seat${turn ? " ba-seat-turn" : ""}${cards <= 2 ? " ba-seat-few" : ""}`;
  return (
    <li class={looks} data-piece={`seat-${seat}`}>
      <span class="unseen">
        {words.plain("board-seat", { seat, cards, points, dealer: view.dealer === seat, away: view.away.includes(seat) })}
      </span>
      <BoardFace seats={seats} seat={seat} />
      <span class="ba-seat-words" aria-hidden="true">
        <b class="ellipsis">{words.seat(seat)}</b>
        {points !== null && <small>{words.plain("board-points", { points })}</small>}
      </span>
      {points !== null && (
        <i class="ba-sum" aria-hidden="true">
          +{points}
        </i>
      )}
      {view.dealer === seat && (
        <span class="ba-dealer" aria-hidden="true">
          <Icon name="hand" size="xs" />
        </span>
      )}
      <b class="ba-count" data-piece={countOf(seat)} aria-hidden="true">
        {cards}
      </b>
    </li>
  );
}
