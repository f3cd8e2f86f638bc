// What a game tells about itself, with the words for it, fetched once it is wanted.
import { useEffect, useMemo, useState } from "preact/hooks";
import { rulesCatalogue } from "../contract/rules_catalogue";
import type { GameModule } from "../contract/game_module";
import type { GameWords } from "../contract/game_words";
import type { Primer } from "../contract/primer";
import type { LoadedGame } from "./use_game";

export interface LoadedPrimer {
  readonly module: GameModule;
  readonly primer: Primer;
  readonly words: GameWords;
}

export function usePrimer(game: LoadedGame | null): LoadedPrimer | null {
  const [fetched, setFetched] = useState<{ module: GameModule; language: string; primer: Primer; catalogue: string } | null>(null);
  const module = game?.module;
  const language = game?.words.language;
  useEffect(() => {
    if (module === undefined || language === undefined) return;
    let wanted = true;
    Promise.all([module.primer(), rulesCatalogue(module.id, language)]).then(
      ([{ primer }, catalogue]) => wanted && setFetched({ module, language, primer, catalogue }),
      () => undefined, // without it the numbered rules are still there
    );
    return () => {
      wanted = false;
    };
  }, [module, language]);
  return useMemo(() => {
    if (game === null || fetched === null || fetched.module !== module || fetched.language !== language) return null;
    return { module: fetched.module, primer: fetched.primer, words: game.words.with(fetched.catalogue) };
  }, [fetched, game?.words, module]);
}
