// What steps through a replay: the timeline, and buttons as on any player.
import { Button } from "../kit/button";
import { IconButton } from "../kit/icon_button";
import type { Verdict } from "../net/wire.gen";
import { t } from "../words";
import { Timeline } from "./timeline";
import type { Playback } from "./use_playback";
import type { WatchedReplay } from "./use_replay";

interface Props {
  readonly watched: WatchedReplay;
  readonly playback: Playback;
  readonly verdicts: readonly Verdict[];
  readonly turning: number | null;
}

export function ReplayControls({ watched, playback: { playing, speed, press, nextSpeed }, verdicts, turning }: Props) {
  const { turns, goTurn, stepTurn } = watched;
  return (
    <footer class="replay-controls">
      <Timeline watched={watched} verdicts={verdicts} turning={turning} />
      <div class="replay-buttons">
        <IconButton icon="first" label={t("replay-first")} onClick={() => goTurn(0)} />
        <IconButton icon="left" label={t("replay-back")} onClick={() => stepTurn(-1)} />
        <Button
          kind="primary"
          icon={playing ? "pause" : "play"}
          filledIcon
          label={playing ? t("replay-stop") : t("replay-play")}
          onClick={press}
        />
        <IconButton icon="right" label={t("replay-forward")} onClick={() => stepTurn(1)} />
        <IconButton icon="last" label={t("replay-last")} onClick={() => goTurn(turns.length - 1)} />
        <Button label={t("replay-speed", { speed })} onClick={nextSpeed}>
          {speed}×
        </Button>
      </div>
    </footer>
  );
}
