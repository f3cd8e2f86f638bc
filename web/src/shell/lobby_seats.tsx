// The seats while a table gathers: people, bots with their levels, and open places for a friend or a bot.
import { useState } from "preact/hooks";
import { Button } from "../kit/button";
import { Chip } from "../kit/chip";
import { Dialog } from "../kit/dialog";
import { Face } from "../kit/face";
import { FACES_OF_PEOPLE } from "../kit/face_looks";
import { Icon } from "../kit/icon";
import { IconButton } from "../kit/icon_button";
import { Segmented } from "../kit/segmented";
import { TextField } from "../kit/text_field";
import { api } from "../net/api";
import type { SeatCard, TableCard } from "../net/wire.gen";
import { t } from "../words";
import { LazyPart } from "../kit/lazy_part";
import { DEFAULT_LEVEL, levelChoices, levelHint, levelName } from "./levels";
import { hasMenu, isBesideMe, isHostSeat, namesAt } from "./seat_facts";
import { loadSeatMenu } from "./seats";
import { NAME_LENGTH } from "./settings";
import { suggestedName } from "./suggested_name";
import { tellFailure } from "../net/failure";
import { nameOf } from "./use_game";

interface Props {
  readonly card: TableCard;
  readonly levels: readonly string[];
  readonly code: string | null;
  readonly onSeat: () => void;
}

export function LobbySeats({ card, levels, code, onSeat }: Props) {
  const [menu, setMenu] = useState<number | null>(null);
  const [guest, setGuest] = useState<number | null>(null);
  const chosen = menu === null ? undefined : card.seats[menu];
  return (
    <>
      <ol class="lobby-list">
        {card.seats.map((seat) => (
          <li key={seat.seat} class="lobby-seat">
            <span class="lobby-number display">{seat.seat + 1}</span>
            {seat.kind === "open" ? (
              <OpenSeat card={card} seat={seat} onGuest={() => setGuest(seat.seat)} />
            ) : (
              <TakenSeat card={card} seat={seat} onMenu={() => setMenu(seat.seat)} />
            )}
            {seat.kind === "bot" && card.you_host && levels.length > 1 && (
              <div class="lobby-levels">
                <Segmented
                  label={t("lobby-level-of", { name: nameOf(seat) })}
                  value={seat.level ?? DEFAULT_LEVEL}
                  choices={levelChoices(levels)}
                  onChange={(level) => void api.addBot(card.table, seat.seat, level).catch(tellFailure)}
                />
              </div>
            )}
          </li>
        ))}
      </ol>
      {chosen !== undefined && hasMenu(card, chosen) && (
        <LazyPart load={loadSeatMenu} props={{ card, seat: chosen, onClose: () => setMenu(null) }} />
      )}
      {guest !== null && <GuestDialog card={card} seat={guest} code={code} onClose={() => setGuest(null)} onSeat={onSeat} />}
    </>
  );
}

function TakenSeat({ card, seat, onMenu }: { readonly card: TableCard; readonly seat: SeatCard; readonly onMenu: () => void }) {
  const note =
    seat.kind === "bot"
      ? t("lobby-note-bot", { level: levelName(seat.level ?? ""), hint: levelHint(seat.level ?? "") })
      : personNote(card, seat);
  const host = isHostSeat(card, seat);
  return (
    <>
      <Face face={seat.face} bot={seat.kind === "bot"} level={seat.level} away={seat.kind === "person" && !seat.online} size="m" />
      <span class="grow">
        <b class="ellipsis lobby-seat-name">{nameOf(seat)}</b>
        <span class="meta">{note}</span>
      </span>
      {host && (
        <Chip kind="lead" icon="flag">
          {t("lobby-host")}
        </Chip>
      )}
      {!host &&
        seat.kind === "person" &&
        (seat.online ? (
          <Chip kind="safe" icon="check">
            {t("lobby-ready")}
          </Chip>
        ) : (
          <Chip icon="off">{t("lobby-away")}</Chip>
        ))}
      {hasMenu(card, seat) && <IconButton icon="settings" label={t("table-seat-menu", { name: nameOf(seat) })} onClick={onMenu} />}
    </>
  );
}

function personNote(card: TableCard, seat: SeatCard): string {
  if (seat.you) return isBesideMe(card, seat) ? t("lobby-note-beside") : t("lobby-note-you");
  if (!seat.online) return t("lobby-note-gone");
  return seat.program ? t("lobby-note-program") : t("lobby-note-here");
}

function OpenSeat({ card, seat, onGuest }: { readonly card: TableCard; readonly seat: SeatCard; readonly onGuest: () => void }) {
  const sits = card.seats.some((other) => other.you);
  return (
    <>
      <span class="lobby-open">
        <Icon name="plus" />
      </span>
      <span class="grow">
        <b class="lobby-seat-name">{t("lobby-open")}</b>
        <span class="meta">{t("lobby-open-hint")}</span>
      </span>
      {sits && <IconButton icon="people" label={t("lobby-guest-here", { number: seat.seat + 1 })} boxed onClick={onGuest} />}
      {card.you_host && (
        <Button
          kind="paper"
          size="small"
          icon="key"
          onClick={() => void api.addBot(card.table, seat.seat, DEFAULT_LEVEL).catch(tellFailure)}
        >
          {t("lobby-add-bot")}
        </Button>
      )}
    </>
  );
}

interface GuestProps {
  readonly card: TableCard;
  readonly seat: number;
  readonly code: string | null;
  readonly onClose: () => void;
  readonly onSeat: () => void;
}

/** Somebody else at this very device: pass-and-play. */
function GuestDialog({ card, seat, code, onClose, onSeat }: GuestProps) {
  const [name, setName] = useState(() => suggestedName(namesAt(card)));
  const taken = card.seats.map((other) => other.face);
  const free = Array.from({ length: FACES_OF_PEOPLE }, (_, each) => each).find((each) => !taken.includes(each));
  const sit = (event: Event): void => {
    event.preventDefault();
    if (name.trim() === "") return;
    api
      .sit(card.table, { seat, name: name.trim(), face: free ?? 0, code })
      .then(onSeat)
      .then(onClose, tellFailure);
  };
  return (
    <Dialog title={t("lobby-guest-title")} closeLabel={t("close")} onClose={onClose}>
      <form class="seat-menu" onSubmit={sit}>
        <p>{t("lobby-guest-how")}</p>
        <TextField label={t("lobby-guest-name")} value={name} onInput={setName} maxLength={NAME_LENGTH} autoFocus />
        <Button kind="primary" icon="hand" type="submit" wide>
          {t("lobby-guest-sit")}
        </Button>
      </form>
    </Dialog>
  );
}
