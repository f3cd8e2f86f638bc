// The bottom of the table: the fuse, the player's own pieces, what is expected of whom, and the button that does it.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Button } from "../kit/button";
import { Fuse } from "../kit/fuse";
import { percent } from "../kit/percent";
import { api } from "../net/api";
import { type Act, PUBLIC, type TableCard } from "../net/wire.gen";
import { t } from "../words";
import { canHurry, Faster, type Hurry, useHurry } from "./faster";
import { useFocusHeld } from "./focus_held";
import { turnsTold } from "./turns_told";
import { LazyPart } from "../kit/lazy_part";
import type { Going } from "../contract/game_module";
import { BoldNames } from "../contract/bold_names";
import { PromptLine } from "./prompt_line";
import { Modes, Options } from "./prompt_options";
import { Recap } from "./recap";
import { SeatFace } from "./seat_face";
import { Away, BotPlays, LostConnection, Paused } from "./standing_still";
import { hintRoom, ROOMY } from "./hint_room";
import { isGone } from "../contract/board_face";
import { tellFailure } from "../net/failure";
import { type ShownTip, Tip } from "./tip";
import type { Hint } from "./use_hint";
import type { Playing } from "./use_playing";
import type { ShownSlip } from "./use_slip";
import "../kit/prompt.css";

export const SLOW_MS = 2_000; // without an answer, until that is told

const loadHint = () => import("./hint");
const loadSuggestion = () => import("./suggestion");
const loadSlip = () => import("./slip");

interface Props extends Playing {
  readonly hand: ComponentChildren;
  readonly tip: ShownTip | null;
  /** The game waits until the tip was read. */
  readonly waits: boolean;
  readonly hint: Hint | null;
  readonly slip: ShownSlip | null;
  readonly onRule: (rule: string) => void;
}

interface Sending {
  readonly sending: string | null; // says that something is on its way
}

export function TablePrompt(props: Props) {
  const { store, card, perspective, hand, left, myTurn, update } = props;
  const act = perspective.pending.value;
  const sending = props.answered ? t("table-sending") : null;
  const lost = useSlow(act) || store.connection.state.value !== "open";
  const waited = card.seats[update.view.waiting_on[0] ?? -1];
  const me = card.seats[perspective.viewer];
  const hurry = useHurry(myTurn);
  const out = me !== undefined && (props.game.module.isOut?.(update.view, me.seat) ?? false);
  const fuse = lost ? "frayed" : myTurn ? "lit" : "plain";
  const isFree = fuse === "plain" && left !== null && update.view.waiting_on.length === 0; // the time is everybody's
  const low = props.game.module.lowBlock?.(card.seats.length, update.view);
  const held = card.paused && props.waits;
  const box = useRef<HTMLElement>(null);
  useFocusHeld(box);
  const label = lost ? t("table-lost-line") : myTurn ? t("table-your-turn") : t("table-waiting");
  return (
    <section
      class={`prompt prompt-${fuse}${hand !== null ? " prompt-handed" : ""}${held ? " prompt-held" : ""}`}
      ref={box}
      tabIndex={-1}
      aria-label={label}
    >
      <div class="prompt-fuse">
        <Fuse state={isFree ? "lit" : fuse} label={label} {...(left === null ? {} : { left: left.share })} />
      </div>
      {me === undefined && <LostSeat store={store} />}
      {perspective.viewer === PUBLIC && <LazyPart load={loadOnlooker} props={{ card }} />}
      {hand !== null && <div class="prompt-hand">{hand}</div>}
      <div
        class={`prompt-words${low !== undefined && low < ROOMY ? " low-tight" : ""}`}
        style={low === undefined ? undefined : { "--low": `${low}px` }}
      >
        {props.slip !== null && <LazyPart load={loadSlip} props={{ slip: props.slip, onRule: props.onRule }} />}
        <Tip tip={props.tip} />
        {lost ? (
          <LostConnection connection={store.connection} sending={sending} />
        ) : card.paused && !held ? (
          <Paused card={card} />
        ) : me?.away ? (
          <BotPlays card={card} seat={me} />
        ) : myTurn || (props.draft.scene.draft !== null && (props.draft.prompt.submit || props.draft.prompt.lit)) ? (
          <Asked playing={props} hint={props.hint} tip={props.tip} sending={sending} />
        ) : waited !== undefined && isGone(waited) && !waited.away && update.view.waiting_on.length === 1 && props.go?.waits !== true ? (
          <Away key={waited.seat} card={card} seat={waited} />
        ) : (
          <>
            <Recap perspective={perspective} game={props.game} seats={card.seats} lines={out || props.slip !== null ? 1 : 2} />
            {!props.over && (
              <PromptLine
                icon={waited && <SeatFace module={props.game.module} seat={waited} />}
                title={sending ?? <BoldNames text={props.draft.prompt.title} />}
                detail={turnsTold(props) ?? props.draft.prompt.detail}
              >
                {me !== undefined && !out && <Faster card={card} hurry={hurry} />}
              </PromptLine>
            )}
            {me !== undefined && <Options draft={props.draft} />}
            {props.go?.waits === true && card.you_host && card.moderator?.kind !== "person" && <GoOn card={card} go={props.go} />}
            {out && <OutButtons card={card} hurry={hurry} />}
          </>
        )}
      </div>
    </section>
  );
}

/** The host waits for nobody whose phone sleeps. */
function GoOn({ card, go }: { readonly card: TableCard; readonly go: Going }) {
  return (
    <div class="prompt-buttons">
      <Button kind="primary" icon="play" wide onClick={() => void api.go(card.table, go.ends).catch(tellFailure)}>
        {go.label}
      </Button>
    </div>
  );
}

const loadOnlooker = () => import("./onlooker");
/** For whoever is out: the way to other games, and the one to the end of this game, at speed where only bots play on. */
function OutButtons({ card, hurry }: { readonly card: TableCard; readonly hurry: Hurry }) {
  const quick = canHurry(card);
  return (
    <div class="prompt-buttons">
      <Button icon="home" wide={!quick} href="/" label={quick ? t("to-home") : undefined}>
        {quick ? null : t("to-home")}
      </Button>
      {quick && <Faster card={card} hurry={hurry} watching />}
    </div>
  );
}

const loadSeatLost = () => import("./seat_lost");

/** What became of a seat that this page had. */
export function LostSeat({ store }: Pick<Props, "store">) {
  const lost = store.lost.value;
  return lost && <LazyPart load={loadSeatLost} props={{ lost }} />;
}

/** Mine to decide: options, back, a step to either side, and the button that sends. */
function Asked({ playing, hint, tip, sending }: { readonly playing: Playing } & Pick<Props, "hint" | "tip"> & Sending) {
  const { card, deed, draft, game, perspective } = playing;
  const { prompt } = draft;
  const instead = hint === null || (hint.aside && hint.looked === null) ? "" : hint.looked === null ? " low-hinted" : " low-looked";
  const step = instead === " low-hinted" && hint!.rows.length > 1 ? hint!.step : draft.step;
  const { beside = [] } = prompt;
  const hidden = instead === " low-hinted" && hint!.rows.length > hintRoom(playing); // rows, which a step reaches
  const isOnly = prompt.submit !== undefined && !draft.canUndo && (prompt.lit ?? []).length < 2; // nothing to choose
  return (
    <>
      <div class={`low-top${instead}`}>
        {hint !== null && instead !== "" && (
          <div class="narrow-only">
            <LazyPart load={loadHint} props={{ hint, playing }} />
          </div>
        )}
        <Recap perspective={perspective} game={game} seats={card.seats} lines={1} />
        <PromptLine title={<BoldNames text={prompt.title} />} detail={prompt.detail} grave={prompt.grave}>
          <Modes draft={draft} />
        </PromptLine>
        {hint === null && tip === null && playing.card.hints && playing.game.module.suggests && (
          <LazyPart load={loadSuggestion} props={{ playing }} />
        )}
        <Options draft={draft} />
      </div>
      <div class="prompt-buttons" ref={deed.row}>
        {!isOnly && (
          <>
            <Button
              icon="undo"
              label={t("table-undo")}
              onClick={draft.undo}
              reason={draft.canUndo ? undefined : t("table-nothing-to-undo")}
            />
            <span class={beside.length > 0 ? "prompt-steps wide-only" : "prompt-steps"}>
              <Button icon="left" label={t("table-previous")} onClick={() => step(-1)} />
              <Button icon="right" label={t("table-next")} onClick={() => step(1)} />
            </span>
          </>
        )}
        {beside.length > 0 && hidden && (
          <span class="prompt-beside narrow-only">
            <Button icon="right" label={t("table-next")} onClick={() => step(1)} />
          </span>
        )}
        {beside.slice(hidden ? -1 : 0).map((option) => (
          <span key={option.label} class="prompt-beside narrow-only">
            <Button icon={option.icon} pressed={option.chosen} onClick={() => draft.pick(option.draft)}>
              <span>{option.label}</span>
            </Button>
          </span>
        ))}
        <Button
          kind={prompt.submit?.grave ? "danger" : "primary"}
          wide
          icon={prompt.submit?.icon}
          busy={sending !== null}
          reason={sending || prompt.submit ? undefined : (prompt.wanted ?? t("table-pick-first"))}
          onClick={deed.confirm}
        >
          {sending ?? prompt.submit?.label ?? prompt.wanted ?? t("table-pick")}
          {sending === null && hint !== null && hint.share !== null && <small class="meta">{percent(hint.share)}</small>}
        </Button>
      </div>
    </>
  );
}

/** Whether the server has not answered this action for a while. */
function useSlow(act: Act | null): boolean {
  const [slow, setSlow] = useState(act);
  useEffect(() => {
    const patience = setTimeout(setSlow, SLOW_MS, act);
    return () => clearTimeout(patience);
  }, [act]);
  return act !== null && act === slow;
}
