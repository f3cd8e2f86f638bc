// The game of a table: its module and its words, loaded once and again when the language changes.
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Facts } from "../contract/facts";
import type { GameModule } from "../contract/game_module";
import { catalogues } from "../contract/catalogues";
import { GameWords } from "../contract/game_words";
import type { Options } from "../contract/option_editor";
import { loadGame, opensBox, wordsApart } from "../contract/registry";
import { fetchPart } from "../kit/fetch_part";
import type { SeatCard } from "../net/wire.gen";
import { language, t } from "../words";

export interface LoadedGame {
  readonly module: GameModule;
  readonly words: GameWords;
}

/** `you` is the seat of whoever reads, where somebody plays. */
export function useGame(game: string | null, seats: readonly SeatCard[], options: unknown, you: number | null = null): LoadedGame | null {
  const [loaded, setLoaded] = useState<{ readonly module: GameModule; readonly boxed: boolean } | null>(null);
  const boxed = game !== null && opensBox(game, (options ?? {}) as Options);
  const module = loaded !== null && (loaded.boxed || !boxed) ? loaded.module : null;
  const facts = useMemo(
    () => module?.facts && ((given: Facts) => module.facts?.(given, options, you) ?? given),
    [module, JSON.stringify(options), you],
  );
  const words = useGameWords(game, seats, { facts, options, you });
  useEffect(
    () =>
      game === null
        ? undefined
        : fetchPart(
            () => loadGame(game, (options ?? {}) as Options),
            (fetched) => setLoaded({ module: fetched, boxed }),
          ),
    [game, boxed],
  );
  return module === null || words === null || module.id !== game ? null : { module, words };
}

interface Telling {
  readonly facts?: ((given: Facts) => Facts) | null | undefined;
  /** Of the table: some bring words that lie apart. */
  readonly options?: unknown;
  readonly you?: number | null;
}

/** The words alone, where nothing is drawn yet. */
export function useGameWords(
  game: string | null,
  seats: readonly SeatCard[],
  { facts, options, you = null }: Telling = {},
): GameWords | null {
  const [texts, setTexts] = useState<readonly string[] | null>(null);
  const spoken = language.value;
  const apart = game === null ? [] : wordsApart(game, (options ?? {}) as Options);
  useEffect(() => (game === null ? undefined : fetchPart(() => catalogues(game, spoken, apart), setTexts)), [game, spoken, apart.join()]);
  const names = seats.map((seat) => nameOf(seat)).join("\n");
  return useMemo(() => {
    if (texts === null) return null;
    const list = names.split("\n");
    return new GameWords(spoken, texts, (seat) => list[seat] || t("table-seat", { number: seat + 1 }), facts ?? undefined, you);
  }, [texts, names, facts, you]);
}

export function nameOf(seat: SeatCard | undefined): string {
  if (seat === undefined) return "";
  return seat.name || t("table-seat", { number: seat.seat + 1 });
}
