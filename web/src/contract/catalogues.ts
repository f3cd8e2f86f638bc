// The catalogues that a game's sentences come from, fetched when a language is first spoken.

export type Loader = () => Promise<string>;
const TABLE = import.meta.glob<string>("../../../src/boomtable/table/words/*.ftl", { query: "?raw", import: "default" });
const GAMES = import.meta.glob<string>("../../../src/boomtable/games/*/words/*.ftl", { query: "?raw", import: "default" });
const APART = import.meta.glob<string>("../../../src/boomtable/games/*/words/{tips,boxes}/*.ftl", { query: "?raw", import: "default" });

/** What only some tables tell: explanations, and what surprise boxes bring. */
export type Apart = "tips" | "boxes";

const texts = new Map<string, Promise<readonly string[]>>();

/** The catalogues of a game: the table's own sentences, then the game's, and those of it that lie apart as far as they are asked for. */
export function catalogues(game: string, language: string, apart: readonly Apart[] = []): Promise<readonly string[]> {
  const key = `${game}/${language}/${apart.join()}`;
  const known = texts.get(key);
  if (known !== undefined) return known;
  const more = apart
    .map((folder) => `games/${game}/words/${folder}/${language}.ftl`)
    .filter((path) => Object.keys(APART).some((name) => name.endsWith(`/${path}`)));
  const loading = Promise.all([
    load(TABLE, `table/words/${language}.ftl`),
    load(GAMES, `games/${game}/words/${language}.ftl`),
    ...more.map((path) => load(APART, path)),
  ]);
  texts.set(key, loading);
  loading.catch(() => texts.delete(key)); // whoever asks again has them fetched again
  return loading;
}

/** The one of these files that ends so. */
export function load(files: Record<string, Loader>, path: string): Promise<string> {
  const found = Object.entries(files).find(([name]) => name.endsWith(`/${path}`));
  if (found === undefined) throw new Error(`there are no words in ${path}`);
  return found[1]();
}
