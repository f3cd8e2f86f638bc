// A replay that plays by itself, and the keys that step through it.
import { useEffect, useRef, useState } from "preact/hooks";
import { isStill } from "./past_turns";
import type { WatchedReplay } from "./use_replay";

const SPEEDS = [0.5, 1, 2, 4];
const TURN_MS = 1400;
const INSIDE_MS = 500; // between two updates of one turn

export interface Playback {
  readonly playing: boolean;
  readonly speed: number;
  /** Plays or stops; at the end it plays from the beginning. */
  readonly press: () => void;
  readonly stop: () => void;
  readonly nextSpeed: () => void;
}

/** It plays every update; keys step by turns. */
export function usePlayback({ replay, at, last, go, turns, now, stepTurn }: WatchedReplay): Playback {
  const [playing, setPlaying] = useState(() => new URLSearchParams(location.search).has("play"));
  const isFirst = useRef(playing); // who came to see a turn need not look at the end of the one before it
  const [speed, setSpeed] = useState(1);
  useEffect(() => {
    if (!playing) return;
    if (at >= last) return setPlaying(false);
    const ms = isFirst.current || isStill(replay.steps[at + 1]!) ? 0 : at < turns[now]!.to ? INSIDE_MS : TURN_MS;
    isFirst.current = false;
    const timer = setTimeout(() => go(at + 1), ms / speed);
    return () => clearTimeout(timer);
  }, [playing, at, speed, last]);
  useKeys(stepTurn, () => setPlaying(!playing));
  const press = (): void => {
    if (at >= last && !playing) go(0);
    setPlaying(!playing);
  };
  return {
    playing,
    speed,
    press,
    stop: () => setPlaying(false),
    nextSpeed: () => setSpeed(SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1),
  };
}

function useKeys(turn: (by: 1 | -1) => void, toggle: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.target instanceof HTMLElement && hasOwnArrows(event.target)) return;
      if (event.key === "ArrowRight") turn(1);
      else if (event.key === "ArrowLeft") turn(-1);
      else if (event.key === " ") toggle();
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });
}

/** Controls, and what is wider than its room and is pushed sideways. */
function hasOwnArrows(target: HTMLElement): boolean {
  return target.closest("input, button, [role=slider], a") !== null || (target.tabIndex === 0 && target.scrollWidth > target.clientWidth);
}
