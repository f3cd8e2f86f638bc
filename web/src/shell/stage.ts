// Plays what events look like on the board that is on the screen. A tap skips it, reduced motion never starts it.
import type { GameModule, Motion } from "../games/game_module";
import type { Event } from "../net/wire.gen";
import { play } from "./sound";

/** Events that every table has and no game draws. */
const TABLE_EVENTS = new Set(["Undone", "Paused", "Resumed"]);

export const isGameEvent = (event: Event): boolean => !TABLE_EVENTS.has(event.type);

let running: Animation[] = [];

export function perform(module: GameModule, events: readonly Event[], root: ParentNode = document): void {
  const shows = events.filter(isGameEvent).map((event) => module.show(event));
  const sounds = new Set(shows.flatMap((show) => (show.sound === undefined ? [] : [show.sound])));
  for (const sound of sounds) play(sound);
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  skip();
  running = shows.flatMap((show) => show.motions).flatMap((motion) => move(motion, root));
}

/** Ends all motion at once. */
export function skip(): void {
  for (const animation of running) animation.finish();
  running = [];
}

function move({ piece, frames, ms, easing = "cubic-bezier(.2,.8,.2,1)", delay = 0 }: Motion, root: ParentNode): Animation[] {
  // A piece may stand in the strip and on the board; only one of them is on the screen.
  const found = [...root.querySelectorAll<HTMLElement>(`[data-piece="${piece}"]`)].filter((each) => typeof each.animate === "function");
  return found.map((each) => each.animate([...frames], { duration: ms, easing, delay, fill: "backwards" }));
}
