// One sentence about what a team mate did wrong. It lies over what does not change by it, and nothing can be tapped there:
// on phones over the number track, on wide screens over the lower edge of the board. Screen readers hear it as it happens.
import { BoldNames } from "../contract/bold_names";
import type { SlipOfMate as Told } from "../contract/game_module";
import type { SeatCard } from "../net/wire.gen";
import { SeatFace } from "./seat_face";
import type { LoadedGame } from "./use_game";
import "./slip_of_mate.css";

interface Props {
  readonly slip: Told;
  readonly game: LoadedGame;
  readonly seats: readonly SeatCard[];
}

export default function SlipOfMate({ slip: { by, text }, game, seats }: Props) {
  const seat = seats[by ?? -1];
  return (
    <p class="slip-of-mate" aria-hidden="true">
      {seat !== undefined && <SeatFace module={game.module} seat={seat} size="s" />}
      <span>
        <BoldNames text={text} />
      </span>
    </p>
  );
}
