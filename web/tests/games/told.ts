// A game's words and people, as a table in the tests has them.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { GameWords } from "../../src/contract/game_words";
import type { GameModule } from "../../src/contract/game_module";
import type { Event, Offer, SeatCard, View } from "../../src/net/wire.gen";

const PYTHON = join(import.meta.dirname, "../../../src/boomtable");
const NAMES = ["Ada", "Bea", "Cleo", "Dario", "Elia"];

export function peopleOf(seats: number, change: Partial<SeatCard> = {}): SeatCard[] {
  return Array.from({ length: seats }, (_, seat) => ({
    seat,
    kind: "person",
    name: NAMES[seat] ?? `P${seat}`,
    face: seat,
    level: null,
    online: true,
    you: seat === 0,
    host: seat === 0,
    muted: false,
    away: false,
    ...change,
  }));
}

export function wordsOf(module: Pick<GameModule, "id" | "facts">, language = "en", options: unknown = { seats: 4, captain: 0 }, you: number | null = null): GameWords {
  const catalogues = [`table/words/${language}.ftl`, `games/${module.id}/words/${language}.ftl`].map((path) =>
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

export interface Sight {
  readonly n: number;
  readonly at: number;
  readonly events: readonly Event[];
  readonly turns: readonly number[];
  readonly view: View;
  readonly offers: readonly Offer[];
}

export interface Streams {
  readonly game: string;
  readonly seats: number;
  readonly viewers: { readonly [viewer: string]: readonly Sight[] };
}
