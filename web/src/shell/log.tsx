// What happened, turn by turn, newest first.
import { turnsOf } from "../contract/turns";
import type { Perspective } from "../net/table_store";
import type { SeatCard } from "../net/wire.gen";
import { t } from "../words";
import { glanced } from "./glance";
import { TurnLine } from "./turn_line";
import type { LoadedGame } from "./use_game";

interface Props {
  readonly perspective: Perspective;
  readonly game: LoadedGame;
  readonly seats: readonly SeatCard[];
}

export function Log({ perspective, game, seats }: Props) {
  const turns = turnsOf(...glanced(perspective, game));
  if (turns.length === 0) return <p class="meta">{t("table-log-empty")}</p>;
  return (
    <ol class="log" reversed tabIndex={0} aria-label={t("table-log")}>
      {turns.map((turn, at) => <TurnLine key={at} turn={turn} game={game} seats={seats} />).reverse()}
    </ol>
  );
}
