// Time that runs: how much of the shortest timer is left, and the clock in the bar.
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../kit/icon";
import { announce } from "../kit/toast";
import type { Connection } from "../net/connection";
import type { Update } from "../net/table_store";
import { t } from "../words";
import { buzz } from "../kit/buzz";
import { play } from "./sound";

const BEAT_MS = 250;

export interface TimeLeft {
  readonly ms: number;
  readonly share: number; // of the whole timer, 0 to 1
}

/** The server's time; in a pause, the time at which its timers were told, as they stand still since then. */
export function useNow(update: Update | null, connection: Connection, paused: boolean): () => number {
  const told = useRef({ update, at: connection.now() });
  if (told.current.update !== update) told.current = { update, at: connection.now() };
  return () => (paused ? told.current.at : connection.now());
}

/** The timer that ends first; null when none runs. */
export function useTimeLeft(update: Update | null, now: () => number, names?: readonly string[]): TimeLeft | null {
  const [, beat] = useState(0);
  const runs = (update?.timers.length ?? 0) > 0;
  useEffect(() => {
    if (!runs) return;
    const beats = setInterval(() => beat((count) => count + 1), BEAT_MS);
    return () => clearInterval(beats);
  }, [runs]);
  return update === null ? null : timeLeft(update, now(), names);
}

export function timeLeft({ timers, view }: Pick<Update, "timers" | "view">, now: number, names?: readonly string[]): TimeLeft | null {
  const [next] = timers.filter(({ name }) => names?.includes(name) ?? true).sort((a, b) => a.ends_at - b.ends_at);
  if (next === undefined) return null;
  const ms = Math.max(0, next.ends_at - now);
  const whole = view.timers.find((timer) => timer.name === next.name && timer.key === next.key)?.ms ?? ms;
  return { ms, share: whole === 0 ? 0 : Math.min(1, ms / whole) };
}

/** Of one timer among several. */
export function secondsLeft({ timers }: Pick<Update, "timers">, now: number, name: string, key: number): number | null {
  const found = timers.find((timer) => timer.name === name && timer.key === key);
  return found === undefined ? null : Math.max(0, Math.ceil((found.ends_at - now) / 1000));
}

export function clockFace(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

const CALLED = [60, 30];
const LAST = 10;

/** Calls the time out: a knock at a minute and at half a minute, a tick in each of the last seconds, a buzz with them. */
export function useCues(left: TimeLeft | null): void {
  const seconds = left === null ? null : Math.ceil(left.ms / 1000);
  useEffect(() => {
    if (seconds === null || seconds === 0) return;
    if (CALLED.includes(seconds)) play("knock");
    else if (seconds <= LAST) play("tick");
    if (CALLED.includes(seconds) || seconds === LAST) buzz(120);
    else if (seconds < LAST) buzz(40);
  }, [seconds]);
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
