// It's a Bomb!: a standing pass. Until told otherwise this browser passes for the Crisis Unit, but never while it looks at a line (IB-256)
// or where going on would lose: then it asks.
import { signal } from "@preact/signals";
import { type BombScene, canPass, isUnit, passLoses } from "./question";
import type { ItsABombAction } from "./wire.gen";

export const passesByItself = signal(false);

export function standing(scene: BombScene): ItsABombAction | null {
  const { step } = scene.view;
  return passesByItself.value && isUnit(scene) && step !== "look" && canPass(scene) && !passLoses(scene) ? { type: "Pass" } : null;
}
