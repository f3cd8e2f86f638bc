// What follows a finished game, as the button that leads there says it.
import type { GameWords } from "../contract/game_words";
import type { Outcome, TableCard } from "../net/wire.gen";
import { t } from "../words";
import { chapterIn, chapterName } from "./chapters";

type Options = { readonly [name: string]: unknown };

export interface Following {
  readonly deed: string;
  /** What it is, where it has a name. */
  readonly note: string | null;
  /** It is another mission or scenario than the last one, so that the same again is a second way on. */
  readonly further: boolean;
}

/** Null where nothing follows. */
export function followingOf(card: TableCard, outcome: Outcome, words: GameWords, versus: boolean): Following | null {
  const next = card.next_options as Options | null;
  if (next === null) return null;
  const chapter = chapterIn(next);
  const note = chapter === null ? dealing(next, words) : titled(`option-${chapter.name}-${chapter.number}`, words);
  if (chapter !== null && chapter.number !== chapterIn(card.options)?.number) return { deed: chapterName(chapter), note, further: true };
  return { deed: versus ? t("next-rematch") : outcome.winners.length === 0 ? t("try-again") : t("table-again"), note, further: false };
}

/** Who has the deal or the first turn now, where it is not drawn by lot: seats are counted from 1 there. */
function dealing(next: Options, words: GameWords): string | null {
  const named = (name: string): string | null => {
    const seat = next[name];
    return typeof seat === "number" && seat > 0 && words.part(`option-${name}`, "lot") !== null ? words.seat(seat - 1) : null;
  };
  const [dealer, first] = [named("dealer"), named("first")];
  if (dealer !== null) return t("table-deals", { name: dealer });
  return first === null ? null : t("table-begins", { name: first });
}

function titled(id: string, words: GameWords): string | null {
  return words.has(id) ? words.plain(id) : null;
}
