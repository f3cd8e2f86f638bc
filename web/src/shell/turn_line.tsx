// One turn in one sentence, with the face of whose it was.
import { BoldNames } from "../contract/bold_names";
import { actorOf, tellTurn, type Turn } from "../contract/turns";
import { Icon } from "../kit/icon";
import type { SeatCard } from "../net/wire.gen";
import { SeatFace } from "./seat_face";
import type { LoadedGame } from "./use_game";

interface Props {
  readonly turn: Turn;
  readonly game: LoadedGame;
  readonly seats: readonly SeatCard[];
}

/** Nothing where nothing is worth telling. */
export function TurnLine({ turn, game: { module, words }, seats }: Props) {
  const seat = seats[actorOf(turn, module) ?? -1];
  const text = tellTurn(turn, module, words);
  if (text === "") return null;
  return (
    <li class="log-line">
      {seat === undefined ? <Icon name="turn" /> : <SeatFace module={module} seat={seat} size="s" />}
      <span class="grow">
        <BoldNames text={text} />
      </span>
    </li>
  );
}
