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
import { reasonOf } from "./sorry";
import { nameOf } from "./use_game";
import "./menu.css";

interface Props {
  readonly card: TableCard;
  readonly seat: SeatCard;
  /** Whether a bot may play this seat from now on. */
  readonly mayHandOver: boolean;
  readonly onClose: () => void;
}

export default function SeatMenu({ card, seat, mayHandOver, onClose }: Props) {
  const [code, setCode] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const { table } = card;
  const playing = card.phase === "playing";
  const fail = (error: unknown): void => setRefused(reasonOf(error));
  const then = (promise: Promise<unknown>): void => void promise.then(onClose, fail);
  const move = (): void => void api.deviceCode(table, seat.seat).then((made) => setCode(made.code), fail);
  if (code !== null) return <MoveSeat table={table} code={code} name={nameOf(seat)} onClose={onClose} />;
  return (
    <Dialog title={nameOf(seat)} closeLabel={t("close")} onClose={onClose}>
      <div class="seat-menu">
        {refused !== null && <p role="alert">{refused}</p>}
        {mayHandOver && (
          <Button icon="key" wide onClick={() => then(api.addBot(table, seat.seat, DEFAULT_LEVEL))}>
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
        {card.phase === "gathering" && seat.kind === "bot" && card.you_host && (
          <Button icon="close" wide onClick={() => then(api.removeBot(table, seat.seat))}>
            {t("lobby-remove-bot")}
          </Button>
        )}
        {seat.kind === "person" && (seat.you || card.you_host) && card.phase !== "over" && (
          <Button kind="danger" icon="door" wide onClick={() => then(api.leave(table, seat.seat))}>
            {seat.you ? t("table-leave-seat") : t("table-free-seat")}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

function MoveSeat({ table, code, name, onClose }: { readonly table: string; readonly code: string; readonly name: string; readonly onClose: () => void }) {
  const link = `${location.origin}/t/${table}#move-${code}`;
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
