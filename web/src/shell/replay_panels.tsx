// What stands beside the board of a replay on wide screens: whose eyes it is seen through, and every update or the review of them.
import type { ComponentChildren } from "preact";
import { Panel } from "../kit/panel";
import { Segmented } from "../kit/segmented";
import { FULL } from "../net/wire.gen";
import { t } from "../words";
import { UpdateList } from "./past_updates";
import { ViewerPicker } from "./viewer_picker";
import type { WatchedReplay } from "./use_replay";

export function ViewerPanel({ watched: { seats, viewer, lookAs } }: { readonly watched: WatchedReplay }) {
  return (
    <aside class="replay-left wide-only" aria-label={t("replay-look-as")}>
      <Panel title={t("replay-look-as")} class="replay-panel">
        <ViewerPicker seats={seats} viewer={viewer} onViewer={lookAs} />
        <p class="meta">{viewer === FULL ? t("replay-all-hint") : t("replay-pov-hint")}</p>
      </Panel>
    </aside>
  );
}

export type ReplayTab = "updates" | "review";

interface Props {
  readonly watched: WatchedReplay;
  readonly tab: ReplayTab;
  /** Null where no adviser could judge the game. */
  readonly onTab: ((tab: ReplayTab) => void) | null;
  readonly children: ComponentChildren; // the review
}

export function UpdatesPanel({ watched: { replay, game, at, go }, tab, onTab, children }: Props) {
  return (
    <aside class="replay-right wide-only" aria-label={t("replay-moments")}>
      <Panel title={tab === "review" ? t("review-ask") : t("replay-moments")} class="replay-panel">
        {onTab !== null && (
          <div class="review-switch">
            <Segmented
              label={t("review-list")}
              value={tab}
              choices={[
                { value: "updates", label: t("replay-moments") },
                { value: "review", label: t("review-title"), icon: "target" },
              ]}
              onChange={onTab}
            />
          </div>
        )}
        {tab === "review" ? children : <UpdateList steps={replay.steps} at={at} game={game} onStep={go} />}
      </Panel>
    </aside>
  );
}
