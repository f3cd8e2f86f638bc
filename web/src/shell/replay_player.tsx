// A replay on the screen: the board in the middle, around it whose eyes, which update, and how it plays.
import { useState } from "preact/hooks";
import { Chip } from "../kit/chip";
import { Sheet } from "../kit/dialog";
import { IconButton } from "../kit/icon_button";
import { TopBar } from "../kit/top_bar";
import { api } from "../net/api";
import type { Verdict } from "../net/wire.gen";
import { t } from "../words";
import { canShare, share } from "./copying";
import { FairDialog } from "./fair_dialog";
import { ViewerPicker } from "./viewer_picker";
import { linkTo, ReplayBoard, sceneOf } from "./replay_board";
import { ReplayControls } from "./replay_controls";
import { type ReplayTab, UpdatesPanel, ViewerPanel } from "./replay_panels";
import { useReview, Verdicts } from "./review";
import { useGameCard } from "./use_game_card";
import { usePlayback } from "./use_playback";
import type { WatchedReplay } from "./use_replay";

export function ReplayPlayer({ watched }: { readonly watched: WatchedReplay }) {
  const { table, replay, game, seats, viewer, at, lookAs } = watched;
  const [tab, setTab] = useState<ReplayTab>("updates");
  const [open, setOpen] = useState<"review" | "fair" | null>(null);
  const advises = useGameCard(replay.game)?.advises === true && table !== null;
  const review = useReview(table, advises && (tab === "review" || open === "review"));
  const playback = usePlayback(watched);
  /** The update of a decision, through the eyes of who took it. */
  const showDecision = ({ seat, step }: Verdict): void => {
    playback.stop();
    setOpen(null);
    lookAs(seat, step);
  };
  const verdicts = <Verdicts review={review} game={game} seats={seats} viewer={viewer} at={at} onVerdict={showDecision} />;
  const judged = review === null || typeof review === "string" ? [] : review.verdicts;
  const { Strip } = game.module;
  const close = (): void => setOpen(null);
  return (
    <div class="replay">
      <ReplayBar watched={watched} onReview={advises ? () => setOpen("review") : null} onFair={() => setOpen("fair")} />
      {Strip !== undefined && (
        <aside class="frame-strip replay-strip" aria-label={t("table-facts")}>
          <Strip {...sceneOf(watched)} />
        </aside>
      )}
      <ViewerPanel watched={watched} />
      <ReplayBoard watched={watched} />
      <UpdatesPanel watched={watched} tab={tab} onTab={advises ? setTab : null}>
        {verdicts}
      </UpdatesPanel>
      <ReplayControls watched={watched} playback={playback} verdicts={judged} />
      <nav class="replay-povs narrow-only" aria-label={t("replay-look-as")}>
        <ViewerPicker seats={seats} viewer={viewer} onViewer={lookAs} />
      </nav>
      {open === "review" && (
        <Sheet title={t("review-ask")} closeLabel={t("close")} onClose={close}>
          {verdicts}
        </Sheet>
      )}
      {open === "fair" && table !== null && <FairDialog table={table} seats={seats} onClose={close} />}
    </div>
  );
}

interface BarProps {
  readonly watched: WatchedReplay;
  readonly onReview: (() => void) | null;
  readonly onFair: () => void;
}

function ReplayBar({ watched, onReview, onFair }: BarProps) {
  const { table, replay, game, at, last } = watched;
  const title = game.words.plain("title");
  return (
    <TopBar title={t("replay-of", { game: title })} back={{ href: "/", label: t("to-home") }}>
      <Chip>{t("replay-at", { step: at, all: last })}</Chip>
      {onReview !== null && (
        <span class="narrow-only">
          <IconButton icon="target" label={t("review-title")} onClick={onReview} />
        </span>
      )}
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
