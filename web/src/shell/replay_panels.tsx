// What stands beside the board of a replay on wide screens: whose eyes it is seen through, and every turn.
import { Panel } from "../kit/panel";
import { FULL } from "../net/wire.gen";
import { t } from "../words";
import { TurnList } from "./told_turns";
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

export function TurnsPanel({ watched }: { readonly watched: WatchedReplay }) {
  return (
    <aside class="replay-right wide-only" aria-label={t("replay-turns")}>
      <Panel title={t("replay-turns")} class="replay-panel">
        <TurnList watched={watched} />
      </Panel>
    </aside>
  );
}
