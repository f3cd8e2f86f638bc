// What may be done about the whole table: pause, close, watch on a screen, leave, be notified.
import { useState } from "preact/hooks";
import { Button } from "../kit/button";
import { Sheet } from "../kit/dialog";
import { Toggle } from "../kit/toggle";
import type { Going } from "../contract/game_module";
import { api } from "../net/api";
import type { TableCard } from "../net/wire.gen";
import { t } from "../words";
import { chapterIn } from "./chapters";
import { cardsComeFirst } from "./goals";
import { LanguagePicker, MeButton, SoundButton, ThemeButton } from "./controls";
import { TempoChoice } from "./tempo_choice";
import { DEFAULT_LEVEL } from "./levels";
import { askToNotify, canNotify } from "./notify";
import type { Tab } from "./table_sheet";
import { shortCommitment } from "./commitment";
import { tellFailure } from "../net/failure";
import { ConfirmButton } from "./confirm_button";
import { LazyPart } from "../kit/lazy_part";
import "./menu.css";

const loadScreens = () => import("./room_screens");

interface Props {
  readonly card: TableCard;
  readonly go: Going | null; // what the host may start or end now
  readonly onTab: (tab: Tab) => void;
  readonly onGoal: () => void;
  readonly onKeys: () => void;
  readonly onClose: () => void;
}

export function TableMenu({ card, go, onTab, onGoal, onKeys, onClose }: Props) {
  const then = (promise: Promise<unknown>): void => void promise.then(onClose, tellFailure);
  const show = (tab: Tab) => (): void => {
    onClose();
    onTab(tab);
  };
  const playing = card.phase === "playing";
  const [mine, beside] = card.seats.filter((seat) => seat.you);
  return (
    <Sheet title={t("table-menu")} closeLabel={t("close")} onClose={onClose}>
      <div class="table-menu">
        <div class="row table-menu-switches">
          <LanguagePicker />
          <ThemeButton />
          <SoundButton />
          <MeButton />
        </div>
        {playing && <TempoChoice card={card} />}
        <Button icon="people" wide onClick={show("seats")}>
          {t("table-seats")}
        </Button>
        {playing && mine?.away === false && beside === undefined && (
          <Button icon="key" wide onClick={() => then(api.addBot(card.table, mine.seat, DEFAULT_LEVEL))}>
            {t("table-hand-to-bot")}
          </Button>
        )}
        <Button icon="flag" wide onClick={onGoal}>
          {t("table-goal")}
        </Button>
        <Button icon="book" wide onClick={show("rules")}>
          {t("table-rules")}
        </Button>
        <Button icon="tv" wide href={`/tv/${card.table}`}>
          {t("table-tv")}
        </Button>
        {card.screens.some(({ code }) => code !== null) && <LazyPart load={loadScreens} props={{ card }} />}
        <span class="wide-only">
          <Button icon="settings" wide onClick={onKeys}>
            {t("table-keys")}
          </Button>
        </span>
        {playing && card.you_host && go !== null && !card.paused && card.moderator?.kind !== "person" && (
          <Button icon="play" wide onClick={() => then(api.go(card.table, go.ends))}>
            {go.label}
          </Button>
        )}
        {playing && card.you_host && (
          <Button
            icon={card.paused ? "play" : "pause"}
            wide
            onClick={() => then(card.paused ? api.resume(card.table) : api.pause(card.table))}
          >
            {card.paused ? t("table-resume") : t("table-pause")}
          </Button>
        )}
        {chapterIn(card.options) !== null && <CardsToggle />}
        {canNotify() && <NotifyToggle />}
        <Button icon="home" wide href="/">
          {t("to-home")}
        </Button>
        {playing && card.you_host && (
          <ConfirmButton
            icon="door"
            label={t("table-close")}
            confirmLabel={t("table-close-really")}
            onConfirm={() => then(api.close(card.table))}
          />
        )}
        <p class="meta">{t("lobby-sealed", { seal: shortCommitment(card.commitment) })}</p>
      </div>
    </Sheet>
  );
}

function CardsToggle() {
  const on = cardsComeFirst.value;
  return <Toggle label={t("table-cards")} hint={t("table-cards-hint")} on={on} onChange={(wanted) => (cardsComeFirst.value = wanted)} />;
}

function NotifyToggle() {
  const [on, setOn] = useState(Notification.permission === "granted");
  return <Toggle label={t("table-notify")} hint={t("table-notify-hint")} on={on} onChange={() => void askToNotify().then(setOn)} />;
}
