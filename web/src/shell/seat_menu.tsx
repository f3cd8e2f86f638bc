// What may be done about one seat: by who sits there, and by the host.
import { useState } from "preact/hooks";
import { Button } from "../kit/button";
import { Dialog } from "../kit/dialog";
import { Qr } from "../kit/qr";
import { api } from "../net/api";
import type { SeatCard, TableCard } from "../net/wire.gen";
import { t } from "../words";
import { copy } from "./copying";
import { DEFAULT_LEVEL } from "./levels";
import { outside } from "./outside";
import { mayHandOver } from "./seat_facts";
import { tellFailure } from "../net/failure";
import { ConfirmButton } from "./confirm_button";
import { nameOf } from "./use_game";
import "./menu.css";

interface Props {
  readonly card: TableCard;
  readonly seat: SeatCard;
  readonly onClose: () => void;
}

export default function SeatMenu({ card, seat, onClose }: Props) {
  const [code, setCode] = useState<string | null>(null);
  const { table } = card;
  const playing = card.phase === "playing";
  const then = (promise: Promise<unknown>): void => void promise.then(onClose, tellFailure);
  const move = (): void => void api.deviceCode(table, seat.seat).then((made) => setCode(made.code), tellFailure);
  if (code !== null) return <MoveSeat table={table} code={code} name={nameOf(seat)} onClose={onClose} />;
  return (
    <Dialog title={nameOf(seat)} closeLabel={t("close")} onClose={onClose}>
      <div class="seat-menu">
        {mayHandOver(card, seat) && (
          <Button
            icon="key"
            wide
            onClick={() =>
              void api
                .addBot(table, seat.seat, DEFAULT_LEVEL)
                .then(onClose, (error) => tellFailure(error, t("table-away-first", { name: nameOf(seat) })))
            }
          >
            {t("table-hand-to-bot")}
          </Button>
        )}
        {playing && seat.you && seat.away && (
          <Button kind="primary" icon="hand" wide onClick={() => then(api.removeBot(table, seat.seat))}>
            {t("table-take-back")}
          </Button>
        )}
        {seat.kind === "person" && (seat.you || card.you_host) && (
          <Button icon="remote" wide onClick={move}>
            {t("table-move-device")}
          </Button>
        )}
        {seat.kind === "person" && !seat.you && card.you_host && (
          <Button icon={seat.muted ? "sound" : "mute"} wide onClick={() => then(api.mute(table, seat.seat, !seat.muted))}>
            {seat.muted ? t("table-unmute") : t("table-mute")}
          </Button>
        )}
        {playing && seat.kind === "open" && card.you_host && (
          <Button icon="key" wide onClick={() => then(api.addBot(table, seat.seat, DEFAULT_LEVEL))}>
            {t("lobby-add-bot")}
          </Button>
        )}
        {card.phase === "gathering" && seat.kind === "bot" && card.you_host && (
          <Button icon="close" wide onClick={() => then(api.removeBot(table, seat.seat))}>
            {t("lobby-remove-bot")}
          </Button>
        )}
        {seat.kind === "person" && (seat.you || card.you_host) && card.phase !== "over" && (
          <ConfirmButton
            icon="door"
            label={seat.you ? t("table-leave-seat") : t("table-free-seat")}
            confirmLabel={seat.you ? t("table-leave-really") : t("table-free-really")}
            onConfirm={() => then(api.leave(table, seat.seat))}
          />
        )}
      </div>
    </Dialog>
  );
}

function MoveSeat({
  table,
  code,
  name,
  onClose,
}: {
  readonly table: string;
  readonly code: string;
  readonly name: string;
  readonly onClose: () => void;
}) {
  const link = `${outside.value}/t/${table}#move-${code}`;
  return (
    <Dialog title={t("table-move-title", { name })} closeLabel={t("close")} onClose={onClose}>
      <div class="move-seat">
        <Qr text={link} label={t("table-move-qr")} />
        <p>{t("table-move-how")}</p>
        <Button kind="paper" icon="copy" onClick={() => void copy(link)}>
          {t("lobby-copy")}
        </Button>
      </div>
    </Dialog>
  );
}
