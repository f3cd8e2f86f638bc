// The sounds of the table, made of oscillators and noise. How, is fetched with the first one: most phones play none.
import type { Sound } from "../contract/game_module";
import { sound as soundIsOn } from "./settings";

let context: AudioContext | null = null;

/** Plays a sound, now or some milliseconds later, if the player wants sounds and the browser has one. */
export function play(name: Sound, later = 0): void {
  if (!soundIsOn.value || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  const audio = context;
  if (audio.state === "suspended") void audio.resume();
  const at = audio.currentTime + later / 1000;
  import("./sound_recipes").then(
    ({ RECIPES }) => RECIPES[name](audio, Math.max(at, audio.currentTime)),
    () => undefined,
  ); // without it the table is only silent
}
