// The table frame: bar, board, prompt, and around them what happened, what is said and who is there.
import { useEffect, useState } from "preact/hooks";
import { Chip } from "../kit/chip";
import { IconButton } from "../kit/icon_button";
import { Panel } from "../kit/panel";
import { Refusal } from "../kit/refusal";
import { TopBar } from "../kit/top_bar";
import { announce } from "../kit/toast";
import { unmarked } from "../contract/game_words";
import type { Eyes, Update, TableStore } from "../net/table_store";
import type { Action, TableCard } from "../net/wire.gen";
import { t } from "../words";
import { Clock, secondsLeft, useCues, useTimeLeft } from "./clock";
import { SoundButton } from "./controls";
import { Curtain, useCurtain } from "./curtain";
import { type Draft, useDraft } from "./draft";
import { HintButton } from "./hint_button";
import { useKeys } from "./keys";
import { RecentEvents } from "./recent_events";
import { LazyPart } from "../kit/lazy_part";
import { Log } from "./log";
import { useTurnNotice, useWakeLock } from "./notify";
import { Seats } from "./seats";
import { Side, type Leaf } from "./side";
import { perform, skip } from "./stage";
import { LostSeat, TablePrompt } from "./table_prompt";
import { Talk } from "./talk";
import { type LoadedGame, useGame } from "./use_game";
import { onlooker } from "./use_table";

const loadEnding = () => import("./result").then(({ Ending }) => ({ default: Ending }));
const loadResult = () => import("./result").then(({ Result }) => ({ default: Result }));
const loadHint = () => import("./hint");
const loadMenu = () => import("./table_menu").then(({ TableMenu }) => ({ default: TableMenu }));
const loadModerating = () => import("./moderating");
const loadKeys = () => import("./keys_help").then(({ KeysHelp }) => ({ default: KeysHelp }));

interface Props {
  readonly store: TableStore;
  readonly card: TableCard;
}

export function GameTable({ store, card }: Props) {
  const game = useGame(card.game, card.seats, card.options);
  const first = store.look(card.seats.find((seat) => seat.you)?.seat ?? onlooker(card)).update.value;
  const { seat, next, lift } = useCurtain(card, first?.view.waiting_on ?? [], first?.view.outcome !== null);
  const eyes = store.look(seat ?? onlooker(card));
  const update = eyes.update.value;
  if (next !== null && first !== null) return <Curtain next={next} onLift={lift} />;
  if (game === null || update === null) return <Waiting store={store} />;
  return <Frame key={eyes.viewer} store={store} card={card} game={game} eyes={eyes} update={update} />;
}

function Waiting({ store }: { readonly store: TableStore }) {
  const notice = store.notice.value;
  return (
    <main id="main" class="waiting-page">
      <p>{notice?.code === "not_yours" ? t("table-no-spectators") : t("table-opening")}</p>
      <LostSeat store={store} />
    </main>
  );
}

interface FrameProps extends Props {
  readonly game: LoadedGame;
  readonly eyes: Eyes;
  readonly update: Update;
}

function Frame({ store, card, game, eyes, update }: FrameProps) {
  const { module, words } = game;
  const draft = useDraft({ store, eyes, update, module, words, seats: card.seats });
  const [leaf, setLeaf] = useState<Leaf | null>(null);
  const [rule, setRule] = useState<string | null>(null);
  const [open, setOpen] = useState<"menu" | "keys" | null>(null);
  const [ended, setEnded] = useState(true); // whether the ending covers the board
  const left = useTimeLeft(update, store.line, module.clock);
  const lost = store.line.state.value !== "open";
  const over = update.view.outcome !== null;
  const seat = card.seats[eyes.viewer];
  const myTurn = !over && !card.paused && seat !== undefined && !seat.away && update.view.waiting_on.includes(eyes.viewer);
  const title = words.plain("title");
  useTurnNotice(title, myTurn, unmarked(draft.prompt.title));
  useWakeLock(!over);
  useCues(module.cues === true ? left : null);
  useEffect(() => void loadResult().catch(() => undefined), []); // fetched while the line still stands
  useStory(eyes, game);
  useStanding(store, eyes, update, myTurn ? (module.standing?.(draft.scene) ?? null) : null);
  const unread = useUnread(eyes, leaf === "talk");
  useKeys({ ...draft, other: draft.press, log: () => setLeaf("log"), help: () => setOpen("keys") });
  const showRule = (id: string): void => {
    setRule(id);
    setLeaf("rules");
  };
  const board = {
    ...draft.scene,
    still: seat === undefined || over,
    paused: card.paused,
    pick: draft.pick,
    attempt: draft.attempt,
    notes: { text: eyes.marks.value, write: (marks: string) => store.mark(eyes.viewer, marks) },
    log: eyes.log.value,
    secondsLeft: (name: string, key: number) => secondsLeft(update, store.line.now(), name, key),
  };
  const hand = module.Hand !== undefined && seat !== undefined ? <module.Hand {...board} /> : null;
  const go = over ? null : (module.go?.(draft.scene) ?? null);
  const refused = eyes.refused.value;
  const advice = eyes.advice.value;
  return (
    <div class={`frame${lost ? " frame-lost" : ""}${module.slimHand ? " frame-slim" : ""}`} onPointerDown={skip}>
      <TopBar
        title={title}
        subtitle={words.plain("tagline")}
        start={<IconButton icon="menu" label={t("table-menu")} onClick={() => setOpen("menu")} />}
      >
        {left !== null && <Clock left={left} />}
        <TurnChip card={card} update={update} lost={lost} myTurn={myTurn} name={words.seat(update.view.waiting_on[0] ?? 0)} />
        {card.hints && seat !== undefined && !over && <HintButton store={store} eyes={eyes} />}
        <IconButton icon="chat" label={t("table-talk")} badge={unread} onClick={() => setLeaf("talk")} />
        <IconButton icon="log" label={t("table-log")} onClick={() => setLeaf("log")} />
        <span class="wide-only">
          <IconButton icon="book" label={t("table-rules")} onClick={() => setLeaf("rules")} />
        </span>
        <span class="wide-only">
          <SoundButton />
        </span>
      </TopBar>
      {module.Strip !== undefined && (
        <aside class="frame-strip" aria-label={t("table-facts")}>
          <module.Strip {...draft.scene} />
        </aside>
      )}
      <aside class="frame-left wide-only" aria-label={t("table-facts")}>
        {module.Rail !== undefined && <module.Rail {...board} />}
        <Panel title={t("table-seats")} class="frame-seats">
          <Seats card={card} waitingOn={update.view.waiting_on} />
        </Panel>
      </aside>
      <main id="main" class="frame-middle">
        <div class="frame-board mat">
          <module.Board {...board} />
          {over && ended && <LazyPart load={loadEnding} props={{ card, game, eyes, update }} />}
          {!over && refused === null && <RecentEvents eyes={eyes} game={game} seats={card.seats} />}
          {refused !== null && (
            <div class="frame-refusal">
              <Refusal rule={refused.rule} onRule={showRule} closeLabel={t("close")} onClose={() => (eyes.refused.value = null)}>
                {unmarked(words.refusal(refused.rule, refused.facts, refused.text))}
              </Refusal>
            </div>
          )}
        </div>
        {!over && card.moderator?.you === true && <LazyPart load={loadModerating} props={{ card, go }} />}
        {!over && advice !== null && (
          <LazyPart load={loadHint} props={{ advice, game, draft, onClose: () => (eyes.advice.value = null) }} />
        )}
        {over ? (
          <LazyPart load={loadResult} props={{ card, game, eyes, update, hand, covered: ended, onCover: () => setEnded(!ended) }} />
        ) : (
          <TablePrompt store={store} card={card} draft={draft} eyes={eyes} update={update} hand={hand} left={left} myTurn={myTurn} />
        )}
      </main>
      <aside class="frame-right wide-only" aria-label={t("table-log")}>
        <Panel title={t("table-log")} class="frame-log">
          <Log events={eyes.log.value} game={game} seats={card.seats} />
        </Panel>
        <Panel title={t("table-talk")} class="frame-talk">
          <TableTalk store={store} card={card} game={game} eyes={eyes} update={update} draft={draft} />
        </Panel>
      </aside>
      {leaf !== null && (
        <Side
          leaf={leaf}
          rule={rule}
          card={card}
          game={game}
          eyes={eyes}
          waitingOn={update.view.waiting_on}
          unread={unread}
          onLeaf={setLeaf}
        >
          <TableTalk store={store} card={card} game={game} eyes={eyes} update={update} draft={draft} />
        </Side>
      )}
      {open === "menu" && (
        <LazyPart load={loadMenu} props={{ card, go, onLeaf: setLeaf, onKeys: () => setOpen("keys"), onClose: () => setOpen(null) }} />
      )}
      {open === "keys" && <LazyPart load={loadKeys} props={{ own: module.keys?.(words) ?? [], onClose: () => setOpen(null) }} />}
    </div>
  );
}

function TableTalk({ store, card, game, eyes, update, draft }: FrameProps & { readonly draft: Draft }) {
  const seat = card.seats[eyes.viewer];
  const phrases = seat === undefined || card.paused ? [] : (game.module.phrases?.(draft.scene) ?? []);
  return (
    <Talk
      lines={eyes.chat.value}
      channels={seat === undefined ? [] : update.channels}
      seats={card.seats}
      muted={seat?.muted ?? false}
      words={game.words}
      phrases={phrases.map(({ label, action }) => ({ label, say: () => store.act(eyes.viewer, action) }))}
      onSay={(channel, text) => store.say(eyes.viewer, channel, text)}
    />
  );
}

interface TurnProps {
  readonly card: TableCard;
  readonly update: Update;
  readonly lost: boolean;
  readonly myTurn: boolean;
  readonly name: string;
}

function TurnChip({ card, update, lost, myTurn, name }: TurnProps) {
  if (lost) return <Chip icon="off">{t("table-no-line")}</Chip>;
  if (update.view.outcome !== null) return <Chip>{t("table-over")}</Chip>;
  if (card.paused) return <Chip icon="pause">{t("table-paused")}</Chip>;
  if (myTurn) return <Chip kind="spark">{t("table-your-turn")}</Chip>;
  return <Chip>{update.view.waiting_on.length === 1 ? name : t("table-everybody")}</Chip>;
}

/** Shows and says what happens, as it happens. */
function useStory(eyes: Eyes, game: LoadedGame): void {
  useEffect(() => {
    const tell = (events: Parameters<typeof perform>[1]): void => {
      requestAnimationFrame(() => perform(game.module, events, eyes.update.value!.view));
      announce(events.map((event) => unmarked(game.words.event(event))).join(" "));
    };
    eyes.happenings.add(tell);
    return () => void eyes.happenings.delete(tell);
  }, [eyes, game.module, game.words]);
}

/** Does what the player has told this browser to do by itself, once for each update. */
function useStanding(store: TableStore, eyes: Eyes, { n }: Update, standing: Action | null): void {
  useEffect(() => {
    if (standing !== null) store.act(eyes.viewer, standing);
  }, [n, standing === null]);
}

/** Lines of chat that came since the talk was last open. */
function useUnread(eyes: Eyes, open: boolean): number {
  const lines = eyes.chat.value.length;
  const [read, setRead] = useState(lines);
  const wide = matchMedia("(min-width: 1024px)").matches;
  useEffect(() => {
    if (open || wide) setRead(lines);
  }, [open, lines, wide]);
  return open || wide ? 0 : Math.max(0, lines - read);
}
