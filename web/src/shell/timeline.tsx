// A replay's time as a fuse: what is over is ash, what is to come is rope, and the spark is now.
import { Icon } from "../kit/icon";
import { Sparkle } from "../kit/fuse";
import { Shape } from "../kit/shape";
import type { Verdict } from "../net/wire.gen";
import { t } from "../words";
import { unmarked } from "../contract/game_words";
import { isGameEvent, type Turn } from "../contract/turns";
import { told } from "./told_turns";
import { lossOf } from "./verdict_facts";
import type { LoadedGame } from "./use_game";
import type { WatchedReplay } from "./use_replay";

interface Props {
  readonly watched: WatchedReplay;
  /** Decisions that gave something away are marked under their turn. */
  readonly verdicts: readonly Verdict[];
  /** The turn in which the game turned; its mark is a burst. */
  readonly turning: number | null;
}

export function Timeline({ watched: { turns, now, at, game, goTurn }, verdicts, turning }: Props) {
  const last = Math.max(1, turns.length - 1);
  const place = (step: number): string => `${((100 * step) / last).toFixed(2)}%`;
  const shown = turns[now]!;
  const weak = verdicts.map((verdict) => ({
    loss: lossOf(verdict),
    turned: verdict.turn === turning,
    step: turns.findIndex(({ number }) => number === verdict.turn),
  }));
  return (
    <div class="timeline">
      <div class="timeline-marks" aria-hidden="true">
        {turns.map(
          (turn, step) =>
            step > 0 && (
              <span key={step} class="timeline-mark" style={{ left: place(step) }}>
                <Mark tone={toneOf(turn, game)} />
              </span>
            ),
        )}
      </div>
      <div aria-hidden="true">
        {weak.map(
          ({ loss, turned, step }) =>
            (turned || loss !== "none") &&
            step > 0 && (
              <span
                key={step}
                class={turned ? "timeline-turning" : `timeline-verdict timeline-verdict-${loss}`}
                style={{ left: place(step) }}
              >
                {turned && <Shape ink="red" size={20} />}
              </span>
            ),
        )}
      </div>
      <div class="timeline-rope" aria-hidden="true">
        <span class="timeline-ash" style={{ width: place(now) }} />
        <span class="rope" style={{ left: place(now) }} />
        <span class="timeline-spark" style={{ left: place(now) }}>
          <Sparkle />
        </span>
      </div>
      <input
        class="timeline-input"
        type="range"
        min="0"
        max={turns.length - 1}
        value={now}
        aria-label={t("replay-timeline")}
        aria-valuetext={`${shown.number}. ${unmarked(told(shown, at, game))}`}
        onInput={(event) => goTurn(Number(event.currentTarget.value))}
      />
    </div>
  );
}

function toneOf(turn: Turn, game: LoadedGame): "good" | "bad" | "plain" {
  const tones = turn.events.filter(isGameEvent).map((event) => game.module.tone(event));
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
