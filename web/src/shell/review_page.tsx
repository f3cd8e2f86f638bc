// One decision of a finished game: the table as its seat saw it then, what was chosen and what was best, and the way to the next one.
import { useLayoutEffect } from "preact/hooks";
import { Button } from "../kit/button";
import { Chip } from "../kit/chip";
import { IconButton } from "../kit/icon_button";
import { Panel } from "../kit/panel";
import { TopBar } from "../kit/top_bar";
import type { Action, Review, Verdict } from "../net/wire.gen";
import { t } from "../words";
import { copy } from "./copying";
import { DecisionList } from "./decision_list";
import { type ChanceOf, Likely } from "./likely";
import { ONLY_SHOWN } from "./only_shown";
import { Opening } from "./opening";
import { outside } from "./outside";
import { reviewPath, verdictsOf } from "./own_review";
import { sceneOf } from "./replay_board";
import { useTitle } from "./title";
import { ToldDecision } from "./told_decision";
import { titleIn } from "./chapters";
import { useReplay, type WatchedReplay } from "./use_replay";
import { useReview } from "./use_review";
import { lossOf, points, sharesOf, swingOf, toldDecision, worstFirst } from "./verdict_facts";
import { CurveToCome, curveIsToCome, WinCurve } from "./win_curve";
import "./table.css";
import "./replay.css";
import "./review_page.css";

const WIDE = "(min-width: 1024px)"; // else the table needs the room

export default function ReviewPage({ table }: { readonly table: string }) {
  useTitle(t("review-title"));
  const { watched, problem } = useReplay({ table });
  if (problem !== null)
    return (
      <main id="main" class="waiting-page">
        <h1 tabIndex={-1}>{t("review-cannot")}</h1>
        <p>{problem}</p>
      </main>
    );
  return watched === null ? <Opening /> : <Reviewed key={watched.viewer} table={table} watched={watched} />;
}

function Reviewed({ table, watched }: { readonly table: string; readonly watched: WatchedReplay }) {
  const { viewer, at, go, game } = watched;
  const review = useReview(table, viewer >= 0 ? viewer : null);
  const order = worstFirst(verdictsOf(review));
  const place = order.findIndex(({ step }) => step === at);
  const verdict = order[place];
  const show = (turn: number): void => {
    const found = order.find((each) => each.turn === turn);
    if (found !== undefined) go(found.step);
  };
  const size = { width: 336, height: matchMedia(WIDE).matches ? 104 : 82 };
  const next = (by: number): void => {
    const found = order[(Math.max(0, place) + by + order.length) % Math.max(1, order.length)];
    if (found !== undefined) go(found.step);
  };
  return (
    <div class="review-page">
      <TopBar
        title={t("review-of", { game: titleIn(watched.replay.options, game.words.plain("title")) })}
        back={{ href: `/t/${table}`, label: t("review-back") }}
      >
        {place >= 0 && (
          <Chip>{place === 0 ? t("review-worst", { all: order.length }) : t("review-place", { place: place + 1, all: order.length })}</Chip>
        )}
        <IconButton
          icon="link"
          label={t("replay-copy-turn")}
          onClick={() => void copy(`${outside.value}${location.pathname}${location.search}`)}
        />
      </TopBar>
      <aside class="review-list wide-only" aria-label={t("review-decisions")}>
        <Panel title={t("review-decisions")}>
          <DecisionList
            review={review}
            game={game}
            view={watched.replay.steps[at]!.view}
            now={verdict?.turn ?? null}
            hrefOf={(each) => reviewPath(table, each)}
            onPick={({ step }) => go(step)}
          />
        </Panel>
      </aside>
      <div class="review-curve">
        {curveIsToCome(review, game.module.tellsWin ?? false) && <CurveToCome review={review} {...size} />}
        {review !== null && typeof review !== "string" && <WinCurve review={review} now={verdict?.turn ?? null} {...size} onTurn={show} />}
      </div>
      <Table watched={watched} verdict={verdict} />
      <section class="review-said" aria-label={t("review-title")}>
        {verdict === undefined || review === null || typeof review === "string" ? (
          <p class="meta">{typeof review === "string" ? review : t("review-begins")}</p>
        ) : (
          <Said verdict={verdict} review={review} watched={watched} />
        )}
        <div class="review-buttons">
          <IconButton icon="left" boxed label={t("review-previous")} onClick={() => next(-1)} />
          <IconButton icon="right" boxed label={t("review-next")} onClick={() => next(1)} />
          <Button kind="primary" icon="play" filledIcon wide href={`/replay/${table}?at=${at}&as=${viewer}&play`}>
            {verdict === undefined ? t("table-replay") : t("review-watch", { turn: verdict.turn })}
          </Button>
        </div>
      </section>
    </div>
  );
}

function Table({ watched, verdict }: { readonly watched: WatchedReplay; readonly verdict: Verdict | undefined }) {
  useMarks(watched, verdict);
  const { module } = watched.game;
  const board = { ...sceneOf(watched), ...ONLY_SHOWN };
  return (
    <main id="main" class={`replay-board mat review-board${module.slimHand ? " replay-slim" : ""}`}>
      <module.Board {...board} />
      {module.Hand !== undefined && watched.viewer >= 0 && (
        <div class="replay-hand">
          <module.Hand {...board} />
        </div>
      )}
    </main>
  );
}

/** What was chosen has a black frame on the board, what was best a marigold one. */
function useMarks({ game: { module }, replay, at }: WatchedReplay, verdict: Verdict | undefined): void {
  useLayoutEffect(() => {
    if (verdict === undefined) return;
    const { view } = replay.steps[at]!;
    const mark = (action: unknown, kind: "chosen" | "best"): readonly HTMLElement[] => {
      const pieces = module.piecesOf?.(action as Action, view) ?? [];
      const found = pieces.flatMap((piece) => [...document.querySelectorAll<HTMLElement>(`.review-board [data-piece="${piece}"]`)]);
      for (const each of found) each.dataset.judged = kind;
      return found;
    };
    const best = lossOf(verdict) === "none" ? [] : mark(verdict.best, "best");
    const chosen = mark(verdict.action, "chosen");
    return () => {
      for (const each of [...best, ...chosen]) delete each.dataset.judged;
    };
  });
}

interface SaidProps {
  readonly verdict: Verdict;
  readonly review: Review;
  readonly watched: WatchedReplay;
}

function Said({ verdict, review, watched: { game, replay, at } }: SaidProps) {
  const { of, chosen, best } = sharesOf(verdict, game.module);
  const { view } = replay.steps[at]!;
  const done = toldDecision(game, view, verdict.action, verdict.completed);
  const swing = swingOf(review.curve, verdict.turn);
  return (
    <>
      <h2>
        <ToldDecision text={t("review-heading", { turn: verdict.turn, action: done })} />
      </h2>
      <Bar kind="chosen" what={t("review-you", { action: done })} share={chosen} of={of} />
      {lossOf(verdict) === "none" ? (
        <p>{t("review-as-good")}</p>
      ) : (
        <Bar
          kind="best"
          what={t("review-best", { action: toldDecision(game, view, verdict.best, verdict.best_completed) })}
          share={best}
          of={of}
        />
      )}
      <p class="meta">
        {swing !== null &&
          points(swing.from) > points(swing.to) &&
          `${t("review-cost", { from: points(swing.from), to: points(swing.to) })} `}
        {t("review-honest")}
      </p>
    </>
  );
}

interface BarProps {
  readonly kind: "chosen" | "best";
  readonly what: string;
  readonly share: number;
  readonly of: ChanceOf;
}

function Bar({ kind, what, share, of }: BarProps) {
  return (
    <div class="review-bar">
      <i class={`mark-${kind}`} aria-hidden="true" />
      <span class="grow">
        <ToldDecision text={what} />
      </span>
      <span class={`review-gauge review-gauge-${kind}`} aria-hidden="true">
        <span style={{ width: `${points(share)}%` }} />
      </span>
      <Likely share={share} of={of} />
    </div>
  );
}
