// Words that only some tables tell: explanations, and what surprise boxes bring. Their list is fetched with the first of them.
import { load } from "./word_files";

const APART = import.meta.glob<string>("../../../src/boomtable/games/*/words/{tips,boxes}/*.ftl", { query: "?raw", import: "default" });

/** One of these catalogues; nothing where the game has none of this kind. */
export async function wordsIn(path: string): Promise<string> {
  return Object.keys(APART).some((name) => name.endsWith(`/${path}`)) ? load(APART, path) : "";
}
