// A game's words and people, as a table in the tests has them.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Options } from "../../src/contract/option_editor";
import { wordsApart } from "../../src/contract/registry";
import { GameWords } from "../../src/contract/game_words";
import type { GameModule } from "../../src/contract/game_module";
import type { SeatCard, TableCard } from "../../src/net/wire.gen";
import { seatOf } from "../../src/shell/sample_people";

const PYTHON = join(import.meta.dirname, "../../../src/boomtable");
const NAMES = ["Ada", "Bea", "Cleo", "Dario", "Elia"];

export function peopleOf(seats: number, change: Partial<SeatCard> = {}): SeatCard[] {
  return Array.from({ length: seats }, (_, seat) => ({ ...seatOf(NAMES[seat] ?? `P${seat}`, seat), ...change }));
}

export const TABLE = "abcdefghij";

/** A table of three at which a game is played, Ada's. */
export function tableOf(game: string, change: Partial<TableCard> = {}): TableCard {
  return {
    table: TABLE,
    game,
    options: { seats: 3 },
    phase: "playing",
    seats: peopleOf(3),
    you_host: true,
    public: false,
    research: false,
    spectators: "after",
    pace: "live",
    hints: false,
    warnings: [],
    tempo: "normal",
    moderator: null,
    screens: [],
    bots_only: false,
    round: 1,
    watching: 0,
    paused: false,
    commitment: "7f3a".repeat(16),
    code: "CODE",
    next_table: null,
    next_options: null,
    ended_at: null,
    closing: null,
    ...change,
  };
}

/** As a table with these options has them: without what only surprise boxes bring, unless it is one of theirs. */
export function wordsOf(
  module: Pick<GameModule, "id" | "facts">,
  language = "en",
  options: unknown = { seats: 4, captain: 0 },
  you: number | null = null,
): GameWords {
  const apart = wordsApart(module.id, options as Options).map((folder) => `games/${module.id}/words/${folder}/${language}.ftl`);
  const catalogues = [`table/words/${language}.ftl`, `games/${module.id}/words/${language}.ftl`, ...apart].map((path) =>
    readFileSync(join(PYTHON, path), "utf8"),
  );
  return new GameWords(
    language,
    catalogues,
    (seat) => NAMES[seat] ?? `P${seat}`,
    (given) => module.facts?.(given, options, you) ?? given,
    you,
  );
}
