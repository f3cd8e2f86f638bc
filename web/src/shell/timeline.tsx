// A replay's time as a fuse: what is over is ash, what is to come is rope, and the spark is now.
import { Icon } from "../kit/icon";
import { Sparkle } from "../kit/fuse";
import { Shape } from "../kit/shape";
import type { PastUpdate } from "../net/replays";
import type { Verdict } from "../net/wire.gen";
import { t } from "../words";
import { unmarked } from "../contract/game_words";
import { type UpdateListProps, tell } from "./past_updates";
import { lossOf } from "./review";
import { isGameEvent } from "./animations";
import type { LoadedGame } from "./use_game";

interface Props extends UpdateListProps {
  /** Decisions that gave something away are marked under the update that came of them. */
  readonly verdicts: readonly Verdict[];
}

export function Timeline({ steps, at, game, verdicts, onStep }: Props) {
  const last = Math.max(1, steps.length - 1);
  const place = (step: number): string => `${((100 * step) / last).toFixed(2)}%`;
  const now = steps[at];
  const weak = verdicts.map((verdict) => ({ loss: lossOf(verdict), step: steps.findIndex(({ entry }) => entry === verdict.entry) }));
  return (
    <div class="timeline">
      <div class="timeline-marks" aria-hidden="true">
        {steps.map(
          (step, number) =>
            number > 0 && (
              <span key={number} class="timeline-mark" style={{ left: place(number) }}>
                <Mark tone={toneOf(step, game)} />
              </span>
            ),
        )}
      </div>
      <div class="timeline-verdicts" aria-hidden="true">
        {weak.map(
          ({ loss, step }) =>
            loss !== "none" &&
            step > 0 && <span key={step} class={`timeline-verdict timeline-verdict-${loss}`} style={{ left: place(step) }} />,
        )}
      </div>
      <div class="timeline-rope" aria-hidden="true">
        <span class="timeline-ash" style={{ width: place(at) }} />
        <span class="rope" style={{ left: place(at) }} />
        <span class="timeline-spark" style={{ left: place(at) }}>
          <Sparkle />
        </span>
      </div>
      <input
        class="timeline-input"
        type="range"
        min="0"
        max={steps.length - 1}
        value={at}
        aria-label={t("replay-timeline")}
        aria-valuetext={now === undefined ? "" : `${at}. ${unmarked(tell(now, at, game))}`}
        onInput={(event) => onStep(Number(event.currentTarget.value))}
      />
    </div>
  );
}

function toneOf(step: PastUpdate, game: LoadedGame): "good" | "bad" | "plain" {
  const tones = step.events.filter(isGameEvent).map((event) => game.module.tone(event));
  return tones.includes("bad") ? "bad" : tones.includes("good") ? "good" : "plain";
}

function Mark({ tone }: { readonly tone: "good" | "bad" | "plain" }) {
  if (tone === "bad") return <Shape ink="red" size={20} />;
  if (tone === "plain") return <span class="timeline-tick" />;
  return (
    <span class="timeline-good">
      <Icon name="check" size="xs" />
    </span>
  );
}
