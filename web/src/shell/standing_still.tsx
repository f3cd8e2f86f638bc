// In the place of a question that nobody can answer now: the line is lost, the game is paused, a bot plays, somebody is away.
import { useEffect, useState } from "preact/hooks";
import { Button } from "../kit/button";
import { Face } from "../kit/face";
import { Icon } from "../kit/icon";
import { api } from "../net/api";
import type { Connection } from "../net/connection";
import { tellFailure } from "../net/failure";
import type { SeatCard, TableCard } from "../net/wire.gen";
import { t } from "../words";
import { DEFAULT_LEVEL } from "./levels";
import { PromptLine } from "./prompt_line";
import { nameOf } from "./use_game";

const AWAY_MS = 60_000; // after this the host may hand a seat over

interface LostProps {
  readonly connection: Connection;
  readonly sending: string | null; // says that something is on its way
}

export function LostConnection({ connection, sending }: LostProps) {
  useBeat(500);
  const seconds = Math.max(0, Math.ceil((connection.retryAt.value - Date.now()) / 1000));
  const trying = connection.state.value === "opening" || seconds === 0;
  return (
    <div role="status">
      <PromptLine
        icon={<Icon name="off" size="l" />}
        title={sending ?? t("table-holding")}
        detail={trying ? t("table-trying") : t("table-trying-in", { seconds })}
      >
        <Button onClick={() => connection.retryNow()}>{t("table-now")}</Button>
      </PromptLine>
    </div>
  );
}

/** A moderator has the button in a panel of their own. */
export function Paused({ card }: { readonly card: TableCard }) {
  const goesOn = card.you_host && !card.moderator?.you;
  return (
    <PromptLine icon={<Icon name="pause" size="l" />} title={t("table-paused")} detail={card.you_host ? undefined : t("table-paused-hint")}>
      {goesOn && (
        <Button kind="primary" icon="play" onClick={() => void api.resume(card.table).catch(tellFailure)}>
          {t("table-resume")}
        </Button>
      )}
    </PromptLine>
  );
}

export function BotPlays({ card, seat }: { readonly card: TableCard; readonly seat: SeatCard }) {
  return (
    <PromptLine icon={<Face face={seat.face} bot away />} title={t("table-bot-plays")} detail={t("table-bot-plays-hint")}>
      <Button kind="primary" icon="hand" onClick={() => void api.removeBot(card.table, seat.seat).catch(tellFailure)}>
        {t("table-take-back")}
      </Button>
    </PromptLine>
  );
}

export function Away({ card, seat }: { readonly card: TableCard; readonly seat: SeatCard }) {
  const [since] = useState(Date.now); // since this browser has been waiting for that seat
  useBeat(1000);
  const seconds = Math.ceil((since + AWAY_MS - Date.now()) / 1000);
  const name = nameOf(seat);
  return (
    <PromptLine
      icon={<Face face={seat.face} away />}
      title={t("table-is-away", { name })}
      detail={seconds > 0 ? t("table-away-hint", { seconds }) : t("table-away-now")}
    >
      {card.you_host && (
        <Button
          icon="key"
          reason={seconds > 0 ? t("table-away-hint", { seconds }) : undefined}
          onClick={() =>
            void api.addBot(card.table, seat.seat, DEFAULT_LEVEL).catch((error) => tellFailure(error, t("table-away-first", { name })))
          }
        >
          {t("table-bot-for-them")}
        </Button>
      )}
    </PromptLine>
  );
}

/** Draws anew every so often. */
function useBeat(ms: number): void {
  const [, beat] = useState(0);
  useEffect(() => {
    const beats = setInterval(() => beat((count) => count + 1), ms);
    return () => clearInterval(beats);
  }, []);
}
