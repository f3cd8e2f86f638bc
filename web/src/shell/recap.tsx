// What was done in the last turns, one line each, in the low block of a phone: never over the board.
import { tellTurn, turnsOf } from "../contract/turns";
import type { Perspective } from "../net/table_store";
import type { SeatCard } from "../net/wire.gen";
import { TurnLine } from "./turn_line";
import type { LoadedGame } from "./use_game";
import "./recap.css";

interface Props {
  readonly perspective: Perspective;
  readonly game: LoadedGame;
  readonly seats: readonly SeatCard[];
  readonly lines: number;
}

/** Newest first. Screen readers hear the same as it happens. A block that has no fixed height has no room for it. */
export function Recap({ perspective, game, seats, lines }: Props) {
  if (game.module.lowBlock === undefined) return null;
  const told = turnsOf(perspective.log.value, perspective.turns.value).filter((turn) => tellTurn(turn, game.module, game.words) !== "");
  return (
    <ol class="recap narrow-only" aria-hidden="true">
      {told
        .slice(-lines)
        .map((turn) => <TurnLine key={turn.number} turn={turn} game={game} seats={seats} />)
        .reverse()}
    </ol>
  );
}
