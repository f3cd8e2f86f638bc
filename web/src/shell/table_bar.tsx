// The bar over a game: its clock, whose turn it is, and what opens over the table.
import { Chip } from "../kit/chip";
import { Icon } from "../kit/icon";
import { IconButton } from "../kit/icon_button";
import { TopBar } from "../kit/top_bar";
import { t } from "../words";
import { titleIn } from "./chapters";
import { Clock } from "./clock";
import { SoundButton } from "./controls";
import { HintButton } from "./hint_button";
import type { Tab } from "./table_sheet";
import type { Playing } from "./use_playing";

interface Props {
  readonly playing: Playing;
  /** The game waits until a tip was read. */
  readonly waits: boolean;
  readonly unread: number;
  readonly onTab: (tab: Tab) => void;
  readonly onGoal: () => void;
  readonly onMenu: () => void;
}

export function TableBar({ playing, waits, unread, onTab, onGoal, onMenu }: Props) {
  const { store, card, game, perspective, seat, left, over } = playing;
  const name = game.words.plain("title");
  const title = titleIn(card.options, name);
  return (
    <TopBar
      title={
        title === name ? (
          title
        ) : (
          <button type="button" class="top-bar-opens" onClick={onGoal}>
            <span class="ellipsis">{title}</span> <Icon name="flag" size="s" label={t("table-goal")} />
          </button>
        )
      }
      subtitle={title === name ? game.words.plain("tagline") : name}
      start={<IconButton icon="menu" label={t("table-menu")} onClick={onMenu} />}
    >
      {left !== null && <Clock left={left} />}
      <TurnChip playing={playing} waits={waits} />
      {card.hints && seat !== undefined && !over && <HintButton store={store} card={card} perspective={perspective} />}
      <IconButton icon="chat" label={t("table-talk")} badge={unread} onClick={() => onTab("talk")} />
      <IconButton icon="log" label={t("table-log")} onClick={() => onTab("log")} />
      <span class="wide-only">
        <IconButton icon="book" label={t("table-rules")} onClick={() => onTab("rules")} />
      </span>
      <span class="wide-only">
        <SoundButton />
      </span>
    </TopBar>
  );
}

function TurnChip({ playing: { card, game, update, lost, over, myTurn }, waits }: Pick<Props, "playing" | "waits">) {
  const waited = update.view.waiting_on;
  if (lost) return <Chip icon="off">{t("table-no-line")}</Chip>;
  if (over) return <Chip>{t("table-over")}</Chip>;
  if (card.paused && !waits) return <Chip icon="pause">{t("table-paused")}</Chip>;
  if (myTurn) return <Chip kind="spark">{t("table-your-turn")}</Chip>;
  return <Chip>{waited.length === 1 ? game.words.seat(waited[0] ?? 0) : t("table-everybody")}</Chip>;
}
