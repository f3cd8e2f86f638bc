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
}

export function ReplayControls({
  watched: { replay, game, at, last, go },
  playback: { playing, speed, press, nextSpeed },
  verdicts,
}: Props) {
  return (
    <footer class="replay-controls">
      <Timeline steps={replay.steps} at={at} game={game} verdicts={verdicts} onStep={go} />
      <div class="replay-buttons">
        <IconButton icon="first" label={t("replay-first")} onClick={() => go(0)} />
        <IconButton icon="left" label={t("replay-back")} onClick={() => go(at - 1)} />
        <Button
          kind="primary"
          icon={playing ? "pause" : "play"}
          filledIcon
          label={playing ? t("replay-stop") : t("replay-play")}
          onClick={press}
        />
        <IconButton icon="right" label={t("replay-forward")} onClick={() => go(at + 1)} />
        <IconButton icon="last" label={t("replay-last")} onClick={() => go(last)} />
        <Button label={t("replay-speed", { speed })} onClick={nextSpeed}>
          {speed}×
        </Button>
      </div>
    </footer>
  );
}
