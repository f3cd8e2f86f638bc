// It's a Bomb!: what an adviser says that tiles may be, and what colleagues would do.
import type { Proposed, Value } from "../../contract/game_module";
import type { GameWords } from "../../contract/game_words";
import type { Proposal } from "../../net/wire.gen";
import { spoken } from "./kind";
import { actionFacts, type BombScene } from "./question";
import { signOf } from "./token";
import type { ItsABombAction } from "./wire.gen";

/** What a face-down tile may be. */
export function value(told: string, words: GameWords): Value {
  const kind = "RYGBPXTVA.".indexOf(told);
  return { label: spoken(kind, words), sign: signOf(kind) };
}

/** "Spark would ask row 3"; without a colleague it is told as the action that it is. */
export function proposed({ action, by }: Proposal, { words }: BombScene): Proposed | null {
  const [seat] = by;
  if (seat === undefined) return null;
  return { seat, title: words.tell("board-suggested", { by, ...actionFacts(action as unknown as ItsABombAction) }) };
}
