// The best scores of this browser's player, by what was played and with how many.
import { stored } from "./settings";

type Scores = { readonly [played: string]: number };

const scores = stored<Scores>(
  "best-scores",
  {},
  (value) => typeof value === "object" && value !== null && Object.values(value).every(Number.isInteger),
);

/** What a game is played for, by the id of its title: `option-scenario-3` of `its_a_bomb`. */
export interface Chapter {
  readonly game: string;
  readonly title: string;
}

const keyOf = ({ game, title }: Chapter, seats: number): string => `${game}/${title}/${seats}`;

export function bestScore(chapter: Chapter, seats: number): number | undefined {
  return scores.value[keyOf(chapter, seats)];
}

export function keepScore(chapter: Chapter, seats: number, score: number): void {
  if (score > (bestScore(chapter, seats) ?? -Infinity)) scores.value = { ...scores.value, [keyOf(chapter, seats)]: score };
}
