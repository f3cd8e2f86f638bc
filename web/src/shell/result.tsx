// The end of a game: how it ended over the table with everything open, then what could have been better, and the ways on.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { BoardProps } from "../contract/game_module";
import { Button } from "../kit/button";
import { isCalm } from "../kit/calm";
import { Chip } from "../kit/chip";
import { Fuse } from "../kit/fuse";
import { Icon } from "../kit/icon";
import { LazyPart } from "../kit/lazy_part";
import { Rays } from "../kit/rays";
import { announce } from "../kit/toast";
import type { Update } from "../net/table_store";
import { type Action, PUBLIC, type TableCard, type View } from "../net/wire.gen";
import { t } from "../words";
import { BoldNames } from "../contract/bold_names";
import { chapterIn } from "./chapters";
import { shortCommitment } from "./commitment";
import { EndHead } from "./end_head";
import { headline, isGood } from "./headline";
import { MapLink } from "./map_link";
import { NextGame, WhoGoesOn } from "./next_game";
import { buzz } from "../kit/buzz";
import { play } from "./sound";
import { lastTip } from "./tip";
import type { Ending } from "./use_ending";
import type { LoadedGame } from "./use_game";
import "./result.css";

const loadBox = () => import("./box_link");
const loadBridge = () => import("./bridge");
const loadFair = () => import("./fair_dialog");
const loadOnlooker = () => import("./onlooker");
const loadReview = () => import("./own_review");
const loadSeries = () => import("./series");
const loadStars = () => import("./result_stars");

export interface ResultProps {
  readonly card: TableCard;
  readonly game: LoadedGame;
  readonly ending: Ending;
  readonly update: Update;
  readonly board: BoardProps<View, Action, unknown>;
  /** Where the board was on the screen; null when the game was over before. */
  readonly from: DOMRect | null;
}

export function Result({ card, game, ending, update, board, from }: ResultProps) {
  const { leadsTo, versus, Board } = game.module;
  const { viewer } = board;
  const { Places, Table = Board } = ending;
  const outcome = update.view.outcome!;
  const good = isGood(outcome, viewer);
  const told = lastTip(card.game, update.tip, game.words);
  const bridge = leadsTo === undefined ? null : <LazyPart load={loadBridge} props={{ card, to: leadsTo, big: good }} />;
  const table = useRef<HTMLDivElement>(null);
  const result = useRef<HTMLElement>(null);
  useLayoutEffect(() => glide(table.current, from), []);
  useEffect(() => {
    if (good && ending.exploded === undefined) play("safe");
    if (good) buzz([60, 60, 60]);
    announce(headline(outcome, viewer, card, game), "assertive");
    if (document.activeElement === document.body) result.current?.focus({ preventScroll: true }); // what had the focus is gone
  }, []);
  return (
    <section class={`result${versus ? " result-versus" : " mat"}`} ref={result} tabIndex={-1} aria-label={t("table-over")}>
      {!versus && <Rays />}
      <EndHead card={card} game={game} ending={ending} board={board}>
        <Facts card={card} game={game} update={update} good={good} />
      </EndHead>
      {Places !== undefined && (
        <div class="result-places">
          <Places {...board} />
        </div>
      )}
      <div class={`result-table${versus ? " mat" : ""}`} ref={table}>
        <Table {...board} />
      </div>
      <div class="result-rest">
        <div class="result-fuse">
          <Fuse state={(ending.exploded?.(update.view) ?? !good) ? "frayed" : "snipped"} label={t("table-over")} />
        </div>
        {told !== null && (
          <p class="result-tip">
            <Icon name="bulb" />
            <BoldNames text={told} />
          </p>
        )}
        <LazyPart load={loadReview} props={{ card, game, viewer, view: update.view }} />
        {good && chapterIn(card.options) !== null && <LazyPart load={loadBox} props={{ card }} />}
        <WhoGoesOn card={card} />
        {viewer === PUBLIC && <LazyPart load={loadOnlooker} props={{ card }} />}
        {!good && bridge}
        <FairDeal card={card} />
      </div>
      <div class="result-buttons">
        {chapterIn(card.options) !== null && <MapLink game={card.game} boxed />}
        <Button icon="play" href={`/replay/${card.table}`}>
          {t("table-replay")}
        </Button>
        <NextGame card={card} game={game} outcome={outcome} aside={good && bridge !== null} />
        {good && bridge}
      </div>
    </section>
  );
}

/** How long it took, what it was worth, and how the series stands. */
function Facts({ card, game, update, good }: Pick<ResultProps, "card" | "game" | "update"> & { readonly good: boolean }) {
  const minutes = Math.max(1, Math.round(update.at / 60_000));
  return (
    <div class="result-chips">
      {good && chapterIn(card.options) !== null && <LazyPart load={loadStars} props={{ card }} />}
      <Chip>{t("table-minutes", { minutes })}</Chip>
      <LazyPart
        load={loadSeries}
        props={{
          card,
          words: game.words,
          small: true,
          chapter: game.module.chapter?.(card.options) ?? null,
          why: game.module.scoreWhy,
          versus: game.module.versus,
        }}
      />
    </div>
  );
}

/** Everybody can check that nobody chose what was dealt. */
function FairDeal({ card }: Pick<ResultProps, "card">) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Chip icon="unlock" onClick={() => setOpen(true)}>
        {t("table-deal-open", { seal: shortCommitment(card.commitment) })}
      </Chip>
      {open && <LazyPart load={loadFair} props={{ table: card.table, seats: card.seats, onClose: () => setOpen(false) }} />}
    </>
  );
}

const GLIDE_MS = 260;

/** The table moves from where the board was to its last place. */
function glide(table: HTMLElement | null, from: DOMRect | null): void {
  if (table === null || from === null || isCalm() || typeof table.animate !== "function") return;
  const to = table.getBoundingClientRect();
  const size = Math.min(from.width / to.width, from.height / to.height);
  const [x, y] = [from.left + from.width / 2 - to.left - to.width / 2, from.top + from.height / 2 - to.top - to.height / 2];
  table.animate([{ transform: `translate(${x}px, ${y}px) scale(${size})` }, { transform: "none" }], {
    duration: GLIDE_MS,
    easing: "cubic-bezier(.2,.8,.2,1)",
  });
}
