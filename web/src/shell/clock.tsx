// Time that runs: how much of the shortest timer is left, and the clock in the bar.
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../kit/icon";
import { announce } from "../kit/toast";
import type { Line } from "../net/line";
import type { Moment } from "../net/table_store";
import { t } from "../words";

const BEAT_MS = 250;

export interface TimeLeft {
  readonly ms: number;
  readonly share: number; // of the whole timer, 0 to 1
}

/** The timer that ends first, measured by the server's clock; null when none runs. */
export function useTimeLeft(moment: Moment | null, line: Line): TimeLeft | null {
  const [, beat] = useState(0);
  const runs = (moment?.timers.length ?? 0) > 0;
  useEffect(() => {
    if (!runs) return;
    const beats = setInterval(() => beat((count) => count + 1), BEAT_MS);
    return () => clearInterval(beats);
  }, [runs]);
  return moment === null ? null : timeLeft(moment, line.now());
}

export function timeLeft({ timers, view }: Pick<Moment, "timers" | "view">, now: number): TimeLeft | null {
  const [next] = [...timers].sort((a, b) => a.ends_at - b.ends_at);
  if (next === undefined) return null;
  const ms = Math.max(0, next.ends_at - now);
  const whole = view.timers.find((timer) => timer.name === next.name && timer.key === next.key)?.ms ?? ms;
  return { ms, share: whole === 0 ? 0 : Math.min(1, ms / whole) };
}

export function clockFace(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

export function Clock({ left }: { readonly left: TimeLeft }) {
  const seconds = Math.ceil(left.ms / 1000);
  useEffect(() => {
    if (seconds === 10) announce(t("table-ten-seconds"), "assertive");
  }, [seconds]);
  return (
    <span class={`clock${seconds <= 10 ? " clock-last" : ""}`} role="timer" aria-label={t("table-time-left", { time: clockFace(left.ms) })}>
      <Icon name="clock" size="s" />
      <span class="display">{clockFace(left.ms)}</span>
    </span>
  );
}
