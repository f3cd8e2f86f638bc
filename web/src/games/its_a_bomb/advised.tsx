// It's a Bomb!: what an adviser says that tiles may be.
import type { Value } from "../../contract/game_module";
import type { GameWords } from "../../contract/game_words";
import { spoken } from "./kind";
import { signOf } from "./token";

/** What a face-down tile may be. */
export function value(told: string, words: GameWords): Value {
  const kind = "RYGBPXTVA.".indexOf(told);
  return { label: spoken(kind, words), sign: signOf(kind) };
}
