// Missions and scenarios: the numbered chapters of a campaign, found in the options of a table.
import type { GameWords } from "../contract/game_words";
import { t } from "../words";

export const CHAPTERS = ["mission", "scenario"] as const;

export interface Chapter {
  readonly name: (typeof CHAPTERS)[number];
  readonly number: number;
}

/** Null where there are none, and for somebody's own scenario. */
export function chapterIn(options: unknown): Chapter | null {
  const told = (options ?? {}) as { readonly [name: string]: unknown };
  const name = CHAPTERS.find((each) => typeof told[each] === "number");
  return name === undefined || (told.own ?? null) !== null ? null : { name, number: told[name] as number };
}

export const chapterName = ({ name, number }: Chapter): string => t(`next-${name}`, { number });

/** What is played, as titles name it: the mission or scenario, else the game. */
export function titleIn(options: unknown, game: string): string {
  const chapter = chapterIn(options);
  return chapter === null ? game : chapterName(chapter);
}

export const chapterTitle = ({ name, number }: Chapter, words: GameWords): string => words.plain(`option-${name}-${number}`);

/** What is special about it. The game tells of a chapter as "Title: what is new"; here the title stands above it. */
export function chapterText(chapter: Chapter, words: GameWords): string {
  const title = chapterTitle(chapter, words);
  const text = words.plain(`${chapter.name}-${chapter.number}`);
  const rest = text.startsWith(`${title}: `) ? text.slice(title.length + 2) : text;
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
