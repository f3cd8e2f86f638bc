// What this browser remembers of first games: whose goal was read, and which games are played without tips.
import { stored } from "./settings";

const isList = (value: unknown): boolean => Array.isArray(value) && value.every((each) => typeof each === "string");

const read = stored<readonly string[]>("goals", [], isList);
const tipless = stored<readonly string[]>("tipless", [], isList);

export const hasReadGoal = (game: string): boolean => read.value.includes(game);
export const isTipless = (game: string): boolean => tipless.value.includes(game);

export function readGoal(game: string, tips: boolean): void {
  const others = tipless.value.filter((each) => each !== game);
  tipless.value = tips ? others : [...others, game];
  if (!hasReadGoal(game)) read.value = [...read.value, game];
}
