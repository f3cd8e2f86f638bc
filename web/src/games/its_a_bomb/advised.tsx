// It's a Bomb!: what an adviser says that tiles may be, and what colleagues would do.
import type { Proposed, Value } from "../../contract/game_module";
import type { GameWords } from "../../contract/game_words";
import type { Proposal } from "../../net/wire.gen";
import { EXPLOSIVE, spoken } from "./kind";
import { actionFacts, type BombScene } from "./question";
import { signOf } from "./token";
import { passLabel } from "./unit_prompt";
import type { ItsABombAction } from "./wire.gen";

/** What a face-down tile may be. */
export function value(told: string, words: GameWords): Value {
  const kind = "RYGBPXTVA.".indexOf(told);
  return { label: spoken(kind, words), sign: signOf(kind), grave: kind === EXPLOSIVE };
}

/** "Spark would ask row 3"; without a colleague it is told as the action that it is, or as its button says it. */
export function proposed({ action, by }: Proposal, scene: BombScene): Proposed | null {
  const { words } = scene;
  const [seat] = by;
  if (action.type === "Pass") return { seat: null, title: passLabel(scene) };
  if (seat === undefined) return null;
  return { seat, title: words.tell("board-suggested", { by, ...actionFacts(action as unknown as ItsABombAction) }) };
}
