// Plays what events look like on the board that is on the screen. A tap skips it, reduced motion never starts it.
import type { GameModule, Motion, Sound } from "../contract/game_module";
import { isGameEvent } from "../contract/turns";
import { isCalm } from "../kit/calm";
import type { Event, View } from "../net/wire.gen";
import { play } from "./sound";

const PATIENCE_MS = 2000; // a story that lags behind by more is cut short

let running: Animation[] = [];
let told = 0; // when all events so far will have been shown

export function animate(module: GameModule, events: readonly Event[], view: View): void {
  const calm = isCalm();
  const now = performance.now();
  if (told <= now || told > now + PATIENCE_MS) skipAnimations();
  let at = Math.max(0, told - now);
  const heard = new Set<string>();
  const hear = (sound: Sound | undefined, delay: number): void => {
    const later = calm ? 0 : delay;
    if (sound === undefined || heard.has(`${sound} ${later}`)) return;
    heard.add(`${sound} ${later}`);
    play(sound, later);
  };
  for (const event of events.filter(isGameEvent)) {
    const { motions, sound, lasts = 0 } = module.show(event, view);
    hear(sound, at);
    for (const motion of motions) {
      const delay = at + (motion.delay ?? 0);
      hear(motion.sound, delay);
      if (!calm) running.push(...move(motion, delay));
    }
    at += calm ? 0 : lasts;
  }
  told = now + at;
}

/** Ends all motion at once. */
export function skipAnimations(): void {
  for (const animation of running) animation.finish();
  running = [];
  told = 0;
}

/** When all motion has ended, or has been ended: what events look like, and whatever else a board moves by itself. */
export async function still(): Promise<void> {
  await Promise.allSettled(running.map(({ finished }) => finished));
  for (let moving = onBoards(); moving.length > 0; moving = onBoards()) await Promise.allSettled(moving.map(({ finished }) => finished));
}

/** Without what moves for ever, such as a spark. */
function onBoards(): readonly Animation[] {
  return [...document.querySelectorAll(".frame-board, .tv-board")]
    .flatMap((board) => board.getAnimations?.({ subtree: true }) ?? [])
    .filter(({ playState, effect }) => playState === "running" && effect?.getComputedTiming().iterations !== Infinity);
}

function move({ piece, frames, ms, easing = "cubic-bezier(.2,.8,.2,1)", sudden = false }: Motion, delay: number): Animation[] {
  // A piece may stand in the strip and on the board; only one of them is on the screen.
  const found = [...document.querySelectorAll<HTMLElement>(`[data-piece="${piece}"]`)].filter((each) => typeof each.animate === "function");
  return found.map((each) => each.animate([...frames], { duration: ms, easing, delay, fill: sudden ? "none" : "backwards" }));
}
