// Between two seats at one device: nobody's pieces are on the screen until the next one says they hold it.
import { useState } from "preact/hooks";
import { Button } from "../kit/button";
import { Face } from "../kit/face";
import { Fuse } from "../kit/fuse";
import type { SeatCard, TableCard } from "../net/wire.gen";
import { t } from "../words";
import { nameOf } from "./use_game";
import "./curtain.css";

export interface Curtained {
  /** Whose pieces may be shown. */
  readonly seat: number | null;
  /** Who should take the device first. */
  readonly next: SeatCard | null;
  readonly lift: () => void;
}

/** Which of my seats is on the screen. With one seat there is never a curtain. */
export function useCurtain(card: TableCard, waitingOn: readonly number[], over: boolean): Curtained {
  const mine = card.seats.filter((seat) => seat.you);
  const [shown, setShown] = useState<number | null>(null);
  if (mine.length === 0) return { seat: null, next: null, lift: () => undefined };
  if (mine.length === 1 || over)
    return { seat: shown !== null && mine.some(({ seat }) => seat === shown) ? shown : mine[0]!.seat, next: null, lift: () => undefined };
  const next = nextSeat(mine, waitingOn, shown);
  return { seat: shown ?? next.seat, next: next.seat === shown ? null : next, lift: () => setShown(next.seat) };
}

/** The one at the device goes on while asked; else whoever of us is asked; else nothing changes. */
export function nextSeat(mine: readonly SeatCard[], waitingOn: readonly number[], shown: number | null): SeatCard {
  const asked = mine.filter((seat) => waitingOn.includes(seat.seat) && !seat.away);
  return asked.find((seat) => seat.seat === shown) ?? asked[0] ?? mine.find((seat) => seat.seat === shown) ?? mine[0]!;
}

export function Curtain({ next, onLift }: { readonly next: SeatCard; readonly onLift: () => void }) {
  return (
    <main id="main" class="curtain mat">
      <div class="curtain-folds" aria-hidden="true" />
      <div class="curtain-card piece">
        <Face face={next.face} size="xl" />
        <h1 tabIndex={-1}>{t("curtain-pass", { name: nameOf(next) })}</h1>
        <p>{t("curtain-why")}</p>
        <Button kind="primary" size="large" icon="eye" wide onClick={onLift}>
          {t("curtain-lift", { name: nameOf(next) })}
        </Button>
      </div>
      <div class="curtain-fuse">
        <Fuse state="plain" label={t("curtain-closed")} onMat />
      </div>
    </main>
  );
}
