// Who sits at the table while a game is played, who is there, and what may be done about each seat.
import { useState } from "preact/hooks";
import { Chip } from "../kit/chip";
import { Face } from "../kit/face";
import { IconButton } from "../kit/icon_button";
import type { SeatCard, TableCard } from "../net/wire.gen";
import { t } from "../words";
import { LazyPart } from "../kit/lazy_part";
import { levelName } from "./levels";
import { isGone } from "../contract/board_face";
import { hasMenu, isBesideMe, isHostSeat } from "./seat_facts";
import { nameOf } from "./use_game";

export const loadSeatMenu = () => import("./seat_menu");

export function Seats({ card, waitingOn }: { readonly card: TableCard; readonly waitingOn: readonly number[] }) {
  const [open, setOpen] = useState<number | null>(null);
  const chosen = open === null ? undefined : card.seats[open];
  return (
    <>
      <ul class="seats">
        {card.seats.map((seat) => (
          <li key={seat.seat} class="log-line seat-line">
            <Face
              face={seat.face}
              bot={seat.kind === "bot" || seat.away}
              level={seat.level}
              away={isGone(seat)}
              turn={waitingOn.includes(seat.seat)}
            />
            <span class="grow">
              <b class="ellipsis">{nameOf(seat)}</b>
              <span class="meta seat-note">{noteOf(card, seat)}</span>
            </span>
            {seat.muted && <Chip icon="mute">{t("table-is-muted")}</Chip>}
            {hasMenu(card, seat) && (
              <IconButton icon="settings" label={t("table-seat-menu", { name: nameOf(seat) })} onClick={() => setOpen(seat.seat)} />
            )}
          </li>
        ))}
      </ul>
      {card.research && <p class="meta">{t("lobby-research-on")}</p>}
      {card.watching > 0 && <p class="meta">{t("table-watching", { count: card.watching })}</p>}
      {chosen !== undefined && hasMenu(card, chosen) && (
        <LazyPart load={loadSeatMenu} props={{ card, seat: chosen, onClose: () => setOpen(null) }} />
      )}
    </>
  );
}

function noteOf(card: TableCard, seat: SeatCard): string {
  const notes = [
    seat.you && (isBesideMe(card, seat) ? t("lobby-note-beside") : t("table-note-you")),
    isHostSeat(card, seat) && t("table-note-host"),
    seat.kind === "bot" && t("table-note-bot", { level: levelName(seat.level ?? "") }),
    seat.away && t("table-note-away"),
    seat.program && !seat.away && t("table-note-program"),
    seat.kind === "person" && !seat.you && !seat.away && (seat.online ? t("table-note-here") : t("table-note-gone")),
    seat.kind === "open" && t("table-note-open"),
  ];
  return notes.filter(Boolean).join(" · ");
}
