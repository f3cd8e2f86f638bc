// It's a Bomb!: why an adviser would do what it would do.
import type { Advice } from "../../net/wire.gen";
import { pieceOf } from "./grid";
import type { BombScene } from "./question";
import type { ItsABombAction } from "./wire.gen";

/** One line, from the adviser's own numbers or the rule that it follows; null where there is no choice. */
export function why(advice: Advice, scene: BombScene): string | null {
  const action = advice.best as ItsABombAction | null;
  const reason = action === null ? null : reasonFor(action, advice, scene);
  if (action === null || reason === null) return null;
  const tile = action.type === "Cut" ? action.tile : scene.view.pointed;
  const explosive = advice.chances
    .find(({ piece }) => tile !== null && piece === pieceOf(tile))
    ?.options.find(([letter]) => letter === "X")?.[1];
  return scene.words.plain("board-why", {
    reason,
    gain: percent(advice.chance),
    explosive: percent(explosive),
    win: percent(advice.why?.win),
    otherwise: percent(advice.why?.otherwise),
  });
}

const percent = (share: number | null | undefined): number => Math.round(100 * (share ?? 0));

function reasonFor(action: ItsABombAction, { chance, why: numbers }: Advice, { view }: BombScene): string | null {
  if (action.type === "Cut") return chance === null ? null : "cut";
  if (numbers !== null) return view.step === "look" ? "lay" : numbers.otherwise === null ? "after" : "ask";
  if (view.step === "point" && (view.tiles[view.pointed ?? -1]?.kind ?? null) === null) return "risk";
  if (action.type === "Use") return action.card;
  if (action.type === "Pass") return view.step === "look" ? null : "keep";
  return "settle";
}
