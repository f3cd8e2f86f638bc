// The catalogues that tell how games are played, apart from those of a table, which needs none of them.
import { load } from "./word_files";

const RULES = import.meta.glob<string>("../../../src/boomtable/games/*/words/rules/*.ftl", { query: "?raw", import: "default" });

/** How to play a game, and what its pieces are. */
export const rulesCatalogue = (game: string, language: string): Promise<string> => load(RULES, `games/${game}/words/rules/${language}.ftl`);
