// What stands beside the board of a replay on wide screens: whose eyes it is seen through, and every update or the review of them.
import type { ComponentChildren } from "preact";
import { Panel } from "../kit/panel";
import { Segmented } from "../kit/segmented";
import { FULL } from "../net/wire.gen";
import { t } from "../words";
import { UpdateList } from "./past_updates";
import { Pov } from "./pov";
import type { Watched } from "./use_replay";

export function ViewerPanel({ watched: { seats, viewer, lookAs } }: { readonly watched: Watched }) {
  return (
    <aside class="replay-left wide-only" aria-label={t("replay-look-as")}>
      <Panel title={t("replay-look-as")} class="replay-panel">
        <Pov seats={seats} viewer={viewer} onViewer={lookAs} />
        <p class="meta">{viewer === FULL ? t("replay-all-hint") : t("replay-pov-hint")}</p>
      </Panel>
    </aside>
  );
}

export type ReplayLeaf = "updates" | "review";

interface Props {
  readonly watched: Watched;
  readonly leaf: ReplayLeaf;
  /** Null where no adviser could judge the game. */
  readonly onLeaf: ((leaf: ReplayLeaf) => void) | null;
  readonly children: ComponentChildren; // the review
}

export function UpdatesPanel({ watched: { replay, game, at, go }, leaf, onLeaf, children }: Props) {
  return (
    <aside class="replay-right wide-only" aria-label={t("replay-moments")}>
      <Panel title={leaf === "review" ? t("review-ask") : t("replay-moments")} class="replay-panel">
        {onLeaf !== null && (
          <div class="review-switch">
            <Segmented
              label={t("review-list")}
              value={leaf}
              choices={[
                { value: "updates", label: t("replay-moments") },
                { value: "review", label: t("review-title"), icon: "target" },
              ]}
              onChange={onLeaf}
            />
          </div>
        )}
        {leaf === "review" ? children : <UpdateList steps={replay.steps} at={at} game={game} onStep={go} />}
      </Panel>
    </aside>
  );
}
