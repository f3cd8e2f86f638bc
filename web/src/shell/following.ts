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

/** Who has the deal now, where it is not drawn by lot. */
function dealing(next: Options, words: GameWords): string | null {
  const dealer = next.dealer;
  return typeof dealer === "number" && dealer > 0 ? t("table-deals", { name: words.seat(dealer - 1) }) : null;
}

function titled(id: string, words: GameWords): string | null {
  return words.has(id) ? words.plain(id) : null;
}
