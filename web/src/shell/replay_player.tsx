// A replay on the screen: the board in the middle, around it whose eyes, which turn, and how it plays.
import { useState } from "preact/hooks";
import { Chip } from "../kit/chip";
import { IconButton } from "../kit/icon_button";
import { LazyPart } from "../kit/lazy_part";
import { TopBar } from "../kit/top_bar";
import { api } from "../net/api";
import type { Review } from "../net/wire.gen";
import { t } from "../words";
import { titleIn } from "./chapters";
import { canShare, share } from "./copying";
import { ViewerPicker } from "./viewer_picker";
import { linkTo, ReplayBoard, sceneOf } from "./replay_board";
import { ReplayControls } from "./replay_controls";
import { TurnsPanel, ViewerPanel } from "./replay_panels";
import { reviewPath, verdictsOf } from "./own_review";
import { cameFrom } from "./router";
import { useGameCard } from "./use_game_card";
import { usePlayback } from "./use_playback";
import type { WatchedReplay } from "./use_replay";
import { useReview } from "./use_review";
import { turningPoint, worstFirst } from "./verdict_facts";

const loadFair = () => import("./fair_dialog");

export function ReplayPlayer({ watched }: { readonly watched: WatchedReplay }) {
  const { table, replay, game, seats, viewer, lookAs } = watched;
  const [fair, setFair] = useState(false);
  const advises = useGameCard(replay.game)?.advises === true && table !== null;
  const judge = viewer >= 0 ? viewer : (seats.find(({ you }) => you)?.seat ?? null);
  const review = useReview(table, advises ? judge : null);
  const playback = usePlayback(watched);
  const worst = worstFirst(verdictsOf(review))[0];
  const { Strip } = game.module;
  return (
    <div class="replay">
      <ReplayBar
        watched={watched}
        review={worst === undefined || table === null ? null : reviewPath(table, worst)}
        onFair={() => setFair(true)}
      />
      {Strip !== undefined && (
        <aside class="frame-strip replay-strip" aria-label={t("table-facts")}>
          <Strip {...sceneOf(watched)} />
        </aside>
      )}
      <ViewerPanel watched={watched} />
      <ReplayBoard watched={watched} />
      <TurnsPanel watched={watched} />
      <ReplayControls watched={watched} playback={playback} verdicts={verdictsOf(review)} turning={turnOf(review)} />
      <nav class="replay-povs narrow-only" aria-label={t("replay-look-as")}>
        <ViewerPicker seats={seats} viewer={viewer} onViewer={lookAs} />
      </nav>
      {fair && table !== null && <LazyPart load={loadFair} props={{ table, seats, onClose: () => setFair(false) }} />}
    </div>
  );
}

const turnOf = (review: Review | string | null): number | null =>
  review === null || typeof review === "string" ? null : (turningPoint(review.curve, review.verdicts)?.turn ?? null);

/** By the numbers of turns; where a game has none, by its steps. */
function placeOf({ turns, now }: WatchedReplay): { readonly step: number; readonly all: number } {
  const all = turns.at(-1)!.number;
  return all > 0 ? { step: turns[now]!.number, all } : { step: now, all: turns.length - 1 };
}

interface BarProps {
  readonly watched: WatchedReplay;
  /** Where the viewer's decisions are judged; null where they are not, or not yet. */
  readonly review: string | null;
  readonly onFair: () => void;
}

function ReplayBar({ watched, review, onFair }: BarProps) {
  const { table, replay, game } = watched;
  const title = game.words.plain("title");
  return (
    <TopBar title={t("replay-of", { game: titleIn(replay.options, title) })} back={{ href: cameFrom("/replay"), label: t("back") }}>
      <Chip>{t("replay-at", placeOf(watched))}</Chip>
      {review !== null && <IconButton icon="target" label={t("review-title")} href={review} />}
      {table !== null && (
        <>
          <IconButton
            icon="download"
            label={t("replay-download")}
            href={api.recordingPath(table)}
            download={`${replay.game}-${table}.jsonl`}
          />
          <IconButton icon="shield" label={t("replay-fair")} onClick={onFair} />
          {canShare() && <IconButton icon="send" label={t("lobby-share")} onClick={() => share(title, linkTo(watched))} />}
        </>
      )}
    </TopBar>
  );
}
