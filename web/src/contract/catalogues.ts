// The catalogues that a game's sentences come from, fetched when a language is first spoken.
import { load } from "./word_files";

const TABLE = import.meta.glob<string>("../../../src/boomtable/table/words/*.ftl", { query: "?raw", import: "default" });
const GAMES = import.meta.glob<string>("../../../src/boomtable/games/*/words/*.ftl", { query: "?raw", import: "default" });

/** What only some tables tell: explanations, and what surprise boxes bring. */
export type Apart = "tips" | "boxes";

const texts = new Map<string, Promise<readonly string[]>>();

/** The catalogues of a game: the table's own sentences, then the game's, and those of it that lie apart as far as they are asked for. */
export function catalogues(game: string, language: string, apart: readonly Apart[] = []): Promise<readonly string[]> {
  const key = `${game}/${language}/${apart.join()}`;
  const known = texts.get(key);
  if (known !== undefined) return known;
  const loading = Promise.all([
    load(TABLE, `table/words/${language}.ftl`),
    load(GAMES, `games/${game}/words/${language}.ftl`),
    ...apart.map(async (folder) => (await import("./words_apart")).wordsIn(`games/${game}/words/${folder}/${language}.ftl`)),
  ]);
  texts.set(key, loading);
  loading.catch(() => texts.delete(key)); // whoever asks again has them fetched again
  return loading;
}
