// What happened, in words, newest first; each line with the face of who did it.
import { Icon } from "../kit/icon";
import type { SeatCard, Event } from "../net/wire.gen";
import { t } from "../words";
import { BoldNames } from "../contract/bold_names";
import { isGameEvent } from "./animations";
import { SeatFace } from "./seat_face";
import type { LoadedGame } from "./use_game";

interface Props {
  readonly events: readonly Event[];
  readonly game: LoadedGame;
  readonly seats: readonly SeatCard[];
}

export function Log({ events, game, seats }: Props) {
  if (events.length === 0) return <p class="meta">{t("table-log-empty")}</p>;
  return (
    <ol class="log" reversed tabIndex={0} aria-label={t("table-log")}>
      {events.map((event, at) => <LogLine key={at} event={event} game={game} seats={seats} />).reverse()}
    </ol>
  );
}

export function LogLine({ event, game, seats }: { readonly event: Event; readonly game: LoadedGame; readonly seats: readonly SeatCard[] }) {
  const { module, words } = game;
  const actor = isGameEvent(event) ? module.actorOf(event) : null;
  const seat = actor === null ? undefined : seats[actor];
  return (
    <li class="log-line">
      {seat === undefined ? <Icon name="turn" /> : <SeatFace module={module} seat={seat} size="s" />}
      <span class="grow">
        <BoldNames text={words.event(event)} />
      </span>
    </li>
  );
}
