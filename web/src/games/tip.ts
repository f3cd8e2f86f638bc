// What a guided game explains now, in the player's words.
import type { GameWords } from "../contract/game_words";

interface Explained {
  readonly view: { readonly tip: string | null };
  readonly words: GameWords;
}

/** Nothing where the words have no such explanation: they may not be loaded. */
export function tipOf({ view: { tip }, words }: Explained): { readonly key: string; readonly text: string } | undefined {
  const id = `tip-${tip}`;
  return tip !== null && words.has(id) ? { key: tip, text: words.tell(id) } : undefined;
}
