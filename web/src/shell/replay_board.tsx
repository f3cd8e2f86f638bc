// The board of a replay as its viewer saw it then, with that viewer's hand, and what happened in words.
import { Chip } from "../kit/chip";
import { IconButton } from "../kit/icon_button";
import { t } from "../words";
import { copy } from "./copying";
import { ONLY_SHOWN } from "./only_shown";
import { outside } from "./outside";
import { TurnCaption } from "./told_turns";
import type { WatchedReplay } from "./use_replay";

/** What leads to this very update, through the same eyes. */
export const linkTo = ({ table, at, viewer }: WatchedReplay): string => `${outside.value}/replay/${table}?at=${at}&as=${viewer}`;

export function sceneOf({ replay, at, seats, game }: WatchedReplay) {
  return { view: replay.steps[at]!.view, viewer: replay.viewer, seats, offers: [], draft: null, words: game.words };
}

export function ReplayBoard({ watched }: { readonly watched: WatchedReplay }) {
  const { table, replay, game } = watched;
  const { module } = game;
  const board = { ...sceneOf(watched), ...ONLY_SHOWN };
  return (
    <main id="main" class="replay-middle">
      <div class={`replay-board mat${module.slimHand ? " replay-slim" : ""}`}>
        <module.Board {...board} />
        {module.Hand !== undefined && replay.viewer >= 0 && (
          <div class="replay-hand">
            <module.Hand {...board} />
            <Chip kind="spark" icon="eye">
              {t("replay-point-of-view")}
            </Chip>
          </div>
        )}
      </div>
      <div class="replay-caption">
        <TurnCaption watched={watched} />
        {table !== null && <IconButton icon="link" label={t("replay-copy-turn")} onClick={() => void copy(linkTo(watched))} />}
      </div>
    </main>
  );
}
