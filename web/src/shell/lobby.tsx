// Before the game: who sits where, how others come in, what is played, and the button that says what will happen.
import { useState } from "preact/hooks";
import { Button } from "../kit/button";
import { Chip } from "../kit/chip";
import { Sheet } from "../kit/dialog";
import { Face } from "../kit/face";
import { GameCover } from "../kit/game_cover";
import { Icon } from "../kit/icon";
import { IconButton } from "../kit/icon_button";
import { Panel } from "../kit/panel";
import { Segmented } from "../kit/segmented";
import { toast } from "../kit/toast";
import { Toggle } from "../kit/toggle";
import { TopBar } from "../kit/top_bar";
import { withoutOutdated } from "../contract/registry";
import type { GameWords } from "../contract/game_words";
import { api } from "../net/api";
import type { TableStore } from "../net/table_store";
import { PUBLIC, type GameCard, type TableCard, type TableSettings } from "../net/wire.gen";
import { t } from "../words";
import { LanguagePicker, MeButton, ThemeButton } from "./controls";
import { EDITOR, hasArenas, inItsArena } from "./arena_options";
import { beginGame } from "./begin_game";
import { bestScore } from "./best_scores";
import { Invite } from "./invite";
import { LazyPart } from "../kit/lazy_part";
import { isAlone } from "./goal";
import { DEFAULT_LEVEL } from "./levels";
import { LobbyModerator } from "./lobby_moderator";
import { LobbySeats } from "./lobby_seats";
import { MapLink } from "./map_link";
import { chapterOf } from "./next_step";
import { namedBy, OptionChips, type Options, withItsSeats } from "./options";
import { useClosed } from "./use_closed";
import { navigate } from "./router";
import { shortCommitment } from "./commitment";
import { namesAt } from "./seat_facts";
import { myName } from "./settings";
import { settle } from "./settle";
import { whoAmI } from "./who_am_i";
import { tellFailure } from "../net/failure";
import { numberRanges } from "./number_ranges";
import { Talk } from "./talk";
import { useTitle } from "./title";
import { toRead } from "./to_read";
import { nameOf, useGameWords } from "./use_game";
import { useGameCard } from "./use_game_card";
import "./lobby.css";

const loadScreens = () => import("./room_screens");
const loadSeries = () => import("./series");

interface Props {
  readonly store: TableStore;
  readonly card: TableCard;
  readonly code: string | null; // from the link, or of a table of mine
  readonly onSeat: () => void;
}

export function Lobby({ store, card, code, onSeat }: Props) {
  const game = useGameCard(card.game);
  const words = useGameWords(card.game, card.seats, { options: card.options });
  const [sheet, setSheet] = useState<"rules" | "talk" | null>(null);
  const title = words?.plain("title") ?? "";
  const open = code ?? card.code;
  useTitle(title);
  return (
    <div class="lobby">
      <TopBar title={card.you_host ? t("lobby-new-table") : t("lobby-table-of", { game: title })} back={{ href: "/", label: t("to-home") }}>
        <span class="wide-only">
          <Chip icon="lock">{t("lobby-sealed", { seal: shortCommitment(card.commitment) })}</Chip>
        </span>
        <span class="wide-only">
          <LanguagePicker />
        </span>
        <span class="wide-only">
          <ThemeButton />
        </span>
        {game !== null && chapterOf(game) !== null && <MapLink game={card.game} />}
        <MeButton />
        <span class="narrow-only">
          <IconButton icon="chat" label={t("table-talk")} onClick={() => setSheet("talk")} />
        </span>
        <span class="narrow-only">
          <IconButton icon="settings" label={t("lobby-rules")} onClick={() => setSheet("rules")} />
        </span>
      </TopBar>
      <main id="main" class="lobby-grid">
        <div class="lobby-column lobby-game">
          <GamePanel card={card} game={game} words={words} title={title} />
          <Panel title={t("lobby-rules")} class="wide-only lobby-fill">
            <TableRules card={card} advises={game?.advises ?? false} />
          </Panel>
        </div>
        <section class="lobby-people mat" aria-labelledby="lobby-who">
          <header class="lobby-who">
            <h2 id="lobby-who">{t("lobby-who")}</h2>
            <Chip kind="mat">
              {t("lobby-taken", { taken: card.seats.filter((seat) => seat.kind !== "open").length, all: card.seats.length })}
            </Chip>
          </header>
          {card.hints && (
            <p class="lobby-notes">
              <Chip icon="bulb">{t("lobby-hints-on")}</Chip>
            </p>
          )}
          {card.research && (
            <p class="lobby-notes">
              <Icon name="eye" size="s" /> {t("lobby-research-on")}
            </p>
          )}
          {words !== null &&
            card.warnings.map((rule) => (
              <p key={rule} class="lobby-notes">
                <Icon name="bulb" size="s" /> {words.plain(`warning-${rule}`)}
              </p>
            ))}
          <Panel class="lobby-seats">
            <LobbySeats card={card} levels={game?.levels ?? []} code={open} onSeat={onSeat} />
          </Panel>
          <LobbyModerator store={store} card={card} code={open} onSeat={onSeat} />
          <BigButton card={card} code={open} onSeat={onSeat} />
        </section>
        <div class="lobby-column">
          {words !== null && card.round > 1 && <LazyPart load={loadSeries} props={{ card, words, versus: game?.cooperative === false }} />}
          {card.screens.some((screen) => screen.code !== null) && (
            <Panel class="lobby-seats">
              <LazyPart load={loadScreens} props={{ card }} />
            </Panel>
          )}
          {open !== null && !card.bots_only && <Invite table={card.table} code={open} title={title} />}
          <Panel title={t("table-talk")} class="wide-only lobby-fill lobby-talk">
            <LobbyTalk store={store} card={card} />
          </Panel>
        </div>
      </main>
      {sheet === "rules" && (
        <Sheet title={t("lobby-rules")} closeLabel={t("close")} onClose={() => setSheet(null)}>
          <TableRules card={card} advises={game?.advises ?? false} />
          <p class="meta lobby-seal">
            <Icon name="lock" size="s" /> {t("lobby-sealed", { seal: shortCommitment(card.commitment) })}
          </p>
          <div class="row">
            <LanguagePicker />
            <ThemeButton />
          </div>
        </Sheet>
      )}
      {sheet === "talk" && (
        <Sheet title={t("table-talk")} closeLabel={t("close")} onClose={() => setSheet(null)}>
          <LobbyTalk store={store} card={card} />
        </Sheet>
      )}
    </div>
  );
}

function changed(card: TableCard, wish: Partial<TableSettings>): void {
  settle(card, wish).catch(tellFailure);
}

async function choose(card: TableCard, game: GameCard, words: GameWords, wish: Options): Promise<void> {
  const before = card.options as Options;
  const options = hasArenas(card.game) ? inItsArena(before, wish, game.presets) : withoutOutdated(card.game, before, wish);
  if (options === null) return navigate(EDITOR);
  await settle(card, { options: withItsSeats(options, words) });
  const gone = Object.keys(wish).filter((name) => wish[name] !== null && options[name] === null);
  for (const name of gone) toast(t("lobby-option-gone", { option: words.plain(`option-${name}`) }));
}

interface GamePanelProps {
  readonly card: TableCard;
  readonly game: GameCard | null;
  readonly words: GameWords | null;
  readonly title: string;
}

/** On a phone the options are folded away under the game's name; one line says what they come to. */
function GamePanel({ card, game, words, title }: GamePanelProps) {
  const [open, setOpen] = useState(false);
  const closed = useClosed(game, card.options as Options);
  const named = open || game === null || words === null ? [] : namedBy(game, card.options as Options, words);
  return (
    <Panel pad={false} class={`lobby-label${open ? " lobby-label-open" : ""}`}>
      <div class="lobby-cover">
        <GameCover game={card.game} />
      </div>
      <div class="lobby-name">
        <h2>{title}</h2>
        <p class="meta">{words?.plain("tagline")}</p>
      </div>
      <span class="narrow-only lobby-fold">
        <IconButton icon={open ? "up" : "down"} label={t("lobby-options")} expanded={open} onClick={() => setOpen(!open)} />
      </span>
      {named.length > 0 && (
        <p class="narrow-only meta lobby-named">
          {named.map((each) => (
            <span key={each}>{each}</span>
          ))}
        </p>
      )}
      <div class="lobby-options">
        {game !== null && words !== null && (
          <OptionChips
            game={game}
            options={card.options as Options}
            peopled={card.seats.some((seat) => seat.kind === "person")}
            words={words}
            best={(title) => bestScore({ game: card.game, title }, card.seats.length)}
            closed={closed}
            reason={card.you_host ? undefined : t("lobby-host-only")}
            onChange={(options) => choose(card, game, words, options)}
          />
        )}
        {card.you_host && hasArenas(card.game) && (
          <Button size="small" icon="pencil" href={EDITOR}>
            {t("lobby-design-arena")}
          </Button>
        )}
      </div>
    </Panel>
  );
}

function TableRules({ card, advises }: { readonly card: TableCard; readonly advises: boolean }) {
  const reason = card.you_host ? {} : { reason: t("lobby-host-only") };
  return (
    <>
      <Toggle
        label={t("lobby-public")}
        hint={t("lobby-public-hint")}
        on={card.public}
        onChange={(on) => changed(card, { public: on })}
        {...reason}
      />
      {card.public && (
        <Toggle
          label={t("lobby-research")}
          hint={t("lobby-research-hint")}
          on={card.research}
          onChange={(on) => changed(card, { research: on })}
          {...reason}
        />
      )}
      <Toggle
        label={t("lobby-relaxed")}
        hint={t("lobby-relaxed-hint")}
        on={card.pace === "relaxed"}
        onChange={(on) => changed(card, { pace: on ? "relaxed" : "live" })}
        {...reason}
      />
      {advises && (
        <Toggle
          label={t("lobby-hints")}
          hint={t("lobby-hints-hint")}
          on={card.hints}
          onChange={(on) => changed(card, { hints: on })}
          {...reason}
        />
      )}
      <div class="option lobby-spectators">
        <span class="option-label">{t("lobby-spectators")}</span>
        <span class="meta">{spectatorHint(card.spectators)}</span>
        <Segmented
          label={t("lobby-spectators")}
          value={card.spectators}
          choices={[
            { value: "none", label: t("lobby-spectators-none") },
            { value: "public", label: t("lobby-spectators-public") },
            { value: "after", label: t("lobby-spectators-after") },
            { value: "delayed", label: t("lobby-spectators-delayed") },
          ]}
          onChange={(spectators) => (card.you_host ? changed(card, { spectators }) : toast(t("lobby-host-only")))}
        />
      </div>
    </>
  );
}

function spectatorHint(spectators: TableCard["spectators"]): string {
  if (spectators === "none") return t("lobby-spectators-none-hint");
  if (spectators === "after") return t("lobby-spectators-after-hint");
  return spectators === "delayed" ? t("lobby-spectators-delayed-hint") : t("lobby-spectators-public-hint");
}

function BigButton({ card, code, onSeat }: { readonly card: TableCard; readonly code: string | null; readonly onSeat: () => void }) {
  const [busy, setBusy] = useState(false);
  const open = card.seats.filter((seat) => seat.kind === "open").map((seat) => seat.seat);
  const doing = (work: Promise<unknown>): void => {
    setBusy(true);
    work.catch(tellFailure).finally(() => setBusy(false));
  };
  if (card.bots_only && !card.you_host) return <BotsPlay />;
  if (!card.bots_only && !card.seats.some((seat) => seat.you) && card.moderator?.you !== true) {
    const sit = async (): Promise<void> => {
      const me = await whoAmI(namesAt(card));
      if (me !== null) await api.sit(card.table, { ...me, code }).then(onSeat);
    };
    return (
      <div class="lobby-start">
        <Button
          kind="primary"
          size="large"
          icon="hand"
          wide
          busy={busy}
          reason={open.length === 0 ? t("lobby-full") : undefined}
          onClick={() => doing(sit())}
        >
          <span>{myName.value === "" ? t("sit-down") : t("lobby-sit-as", { name: myName.value })}</span>
        </Button>
      </div>
    );
  }
  if (!card.you_host) return <HostStarts card={card} />;
  const start = async (): Promise<void> => {
    for (const seat of open) await api.addBot(card.table, seat, DEFAULT_LEVEL);
    await beginGame(card, isAlone(card) && toRead(card) !== null);
  };
  return (
    <div class="lobby-start">
      <Button kind="primary" size="large" icon="bomb" wide busy={busy} onClick={() => doing(start())}>
        <span>{t("lobby-start", { seats: card.seats.length })}</span>
        {open.length > 0 && (
          <span class="lobby-start-note">
            {t("lobby-become-bots", { count: open.length, seats: numberRanges(open.map((seat) => seat + 1)) })}
          </span>
        )}
      </Button>
    </div>
  );
}

function BotsPlay() {
  return (
    <div class="lobby-start lobby-wait panel">
      <Icon name="eye" size="l" />
      <div class="grow">
        <h2>{t("lobby-bots-only")}</h2>
        <p class="meta">{t("lobby-bots-only-hint")}</p>
      </div>
    </div>
  );
}

/** Nothing more to do but wait: whom for, and what happens then. */
function HostStarts({ card }: { readonly card: TableCard }) {
  const host = card.seats.find((seat) => seat.host);
  return (
    <div class="lobby-start lobby-wait panel">
      {host !== undefined && <Face face={host.face} away={!host.online} />}
      <div class="grow">
        <h2>{t("lobby-host-starts", { name: host === undefined ? t("lobby-host") : nameOf(host) })}</h2>
        <p class="meta">{t("lobby-you-are-in")}</p>
      </div>
    </div>
  );
}

function LobbyTalk({ store, card }: { readonly store: TableStore; readonly card: TableCard }) {
  const mine = card.seats.find((seat) => seat.you);
  const perspective = store.look(mine?.seat ?? PUBLIC);
  const channels = perspective.update.value?.channels ?? ["table"];
  return (
    <Talk
      lines={perspective.chat.value}
      channels={mine === undefined ? [] : channels}
      seats={card.seats}
      muted={mine?.muted ?? false}
      words={null}
      onSay={(channel, text) => store.say(mine?.seat ?? PUBLIC, channel, text)}
    />
  );
}
