// A table whose game has begun: the frame with bar, board and prompt, and around them what happened, what is said and who is there.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Button } from "../kit/button";
import { LazyPart } from "../kit/lazy_part";
import { Panel } from "../kit/panel";
import type { TableStore } from "../net/table_store";
import type { TableCard } from "../net/wire.gen";
import { t } from "../words";
import { Curtain, useCurtain } from "./curtain";
import { Goal, useReading } from "./goal";
import { isGuided } from "./guided";
import { useKeys } from "./keys";
import { Log } from "./log";
import { Seats } from "./seats";
import type { Tab } from "./table_sheet";
import { skipAnimations } from "./animations";
import { TableBar } from "./table_bar";
import { TableMiddle } from "./table_middle";
import { LostSeat } from "./table_prompt";
import { useTip } from "./tip";
import { hasRead, type ToRead, toRead } from "./to_read";
import { useUnread } from "./unread";
import { useGame } from "./use_game";
import { type Hint, useHint } from "./use_hint";
import { type Playing, type GameInProgress, usePlaying } from "./use_playing";
import { useSlip } from "./use_slip";
import { useSlipOfMate } from "./use_slip_of_mate";
import { onlookerViewer } from "./use_table";

const loadTalk = () => import("./table_talk");
const loadSheet = () => import("./table_sheet").then(({ TableSheet }) => ({ default: TableSheet }));
const loadHint = () => import("./hint");
const loadSlipOfMate = () => import("./slip_of_mate");
const loadExplain = () => import("./explain");
const loadMenu = () => import("./table_menu").then(({ TableMenu }) => ({ default: TableMenu }));
const loadKeys = () => import("./keys_help").then(({ KeysHelp }) => ({ default: KeysHelp }));

interface Props {
  readonly store: TableStore;
  readonly card: TableCard;
}

export function GameTable({ store, card }: Props) {
  const first = store.look(card.seats.find((seat) => seat.you)?.seat ?? onlookerViewer(card)).update.value;
  const { seat, next, lift } = useCurtain(card, first?.view.waiting_on ?? [], first?.view.outcome !== null);
  const perspective = store.look(seat ?? onlookerViewer(card));
  const update = perspective.update.value;
  const game = useGame(card.game, card.seats, card.options, seat);
  if (next !== null && first !== null) return <Curtain next={next} onLift={lift} />;
  if (game === null || update === null) return <Waiting store={store} card={card} />;
  return <Frame key={perspective.viewer} store={store} card={card} game={game} perspective={perspective} update={update} />;
}

function Waiting({ store, card }: Props) {
  const notice = store.notice.value;
  const late = card.spectators === "delayed" && card.phase === "playing" && !card.you_host && !card.seats.some((seat) => seat.you);
  return (
    <main id="main" class="waiting-page">
      <p>{notice?.code === "not_yours" ? t("table-no-spectators") : t(late ? "table-opening-late" : "table-opening")}</p>
      <LostSeat store={store} />
      {notice?.code === "not_yours" && (
        <Button kind="primary" icon="home" href="/">
          {t("to-home")}
        </Button>
      )}
    </main>
  );
}

function Frame(seen: GameInProgress) {
  const playing = usePlaying(seen);
  const { card, game, perspective, draft, deed } = playing;
  const { module, words } = game;
  const slip = useSlip(playing);
  const ofMate = useSlipOfMate(playing);
  const toldOfMate = ofMate && <LazyPart load={loadSlipOfMate} props={{ slip: ofMate, game, seats: card.seats }} />;
  const tip = useTip({
    game: card.game,
    tip: playing.update.tip,
    words,
    hidden: draft.scene.draft !== null || draft.due !== null || slip !== null || toRead(card) !== null,
  });
  const waits = useReading(playing, tip);
  const hint = useHint(playing, tip !== null);
  const [tab, setTab] = useState<Tab | null>(null);
  const [rule, setRule] = useState<string | null>(null);
  const [open, setOpen] = useState<"menu" | "keys" | "goal" | null>(null);
  const unread = useUnread(perspective, tab === "talk");
  const close = (): void => setOpen(null);
  const read = (what: ToRead, tips: boolean): void => {
    hasRead(card, what, tips);
    close();
  };
  const showGoal = (): void => setOpen("goal");
  const showKeys = (): void => setOpen("keys");
  const showRule = (id: string): void => {
    setRule(id);
    setTab("rules");
  };
  useKeys({ ...draft, ...deed, other: draft.press, log: () => setTab("log"), help: showKeys });
  return (
    <div class={frameClass(playing, hint)} onPointerDown={skipAnimations}>
      <TableBar playing={playing} waits={waits} unread={unread} onTab={setTab} onGoal={showGoal} onMenu={() => setOpen("menu")} />
      <Facts {...playing}>{toldOfMate}</Facts>
      <TableMiddle playing={playing} tip={tip} waits={waits} hint={hint} slip={slip} ofMate={toldOfMate} onRule={showRule} />
      <Told playing={playing} hint={hint} />
      {tab !== null && (
        <LazyPart
          load={loadSheet}
          props={{ ...playing, tab, rule, unread, onTab: setTab, children: <LazyPart load={loadTalk} props={playing} /> }}
        />
      )}
      {open === "menu" && (
        <LazyPart load={loadMenu} props={{ card, go: playing.go, onTab: setTab, onGoal: showGoal, onKeys: showKeys, onClose: close }} />
      )}
      {open === "keys" && <LazyPart load={loadKeys} props={{ own: module.keys?.(words, draft.scene.view) ?? [], onClose: close }} />}
      <LazyPart load={loadExplain} props={{ playing, onRule: showRule }} />
      <Goal playing={playing} wanted={open === "goal"} onRules={() => setTab("rules")} onRead={read} />
    </div>
  );
}

function frameClass({ card, lost, end, revealed, game }: Playing, hint: Hint | null): string {
  const states = [
    isGuided(card) && "guided",
    lost && "lost",
    (end.stage === "shown" || revealed !== null) && "ended",
    game.module.slimHand && "slim",
    hint !== null && "hinted",
  ];
  return ["frame", ...states.filter(Boolean).map((state) => `frame-${state}`)].join(" ");
}

/** Public facts: a strip on phones, a column beside the board on wide screens. */
function Facts({ card, game, update, draft, board, children }: Playing & { readonly children: ComponentChildren }) {
  const { Strip, Rail } = game.module;
  return (
    <>
      {Strip !== undefined && (
        <aside class="frame-strip" aria-label={t("table-facts")}>
          <Strip {...draft.scene} secondsLeft={board.secondsLeft} />
          {children}
        </aside>
      )}
      <aside class="frame-left wide-only" aria-label={t("table-facts")}>
        {Rail !== undefined && <Rail {...board} />}
        <Panel title={t("table-seats")} class="frame-seats">
          <Seats card={card} waitingOn={update.view.waiting_on} />
        </Panel>
      </aside>
    </>
  );
}

/** A hint, what happened and what was said, beside the board on wide screens. */
function Told({ playing, hint }: { readonly playing: Playing; readonly hint: Hint | null }) {
  const { card, game, perspective } = playing;
  return (
    <aside class="frame-right wide-only" aria-label={t("table-log")}>
      {hint !== null && (
        <Panel title={t("hint-ask")} class="frame-hint">
          <LazyPart load={loadHint} props={{ hint, playing, wide: true }} />
        </Panel>
      )}
      <Panel title={t("table-log")} class="frame-log">
        <Log perspective={perspective} game={game} seats={card.seats} />
      </Panel>
      <Panel title={t("table-talk")} class="frame-talk">
        <LazyPart load={loadTalk} props={playing} />
      </Panel>
    </aside>
  );
}
