// Bomb Busters: what the surprise boxes ask of somebody.
import { isOffered } from "../../contract/offers";
import { isCalled, seatsToName } from "./box_offers";
import { callPrompt } from "./call_prompt";
import { changePrompt, isChanging, isTaking, takingPrompt, withOwnConstraint } from "./constraint_prompt";
import { draftPrompt, mustTake } from "./draft_prompt";
import { falsePrompt } from "./false_prompt";
import { falsehoodIn } from "./falsehood";
import { freePrompt, SNIP } from "./free_prompt";
import { namesPrompt } from "./names_prompt";
import { namingPrompt } from "./naming_prompt";
import { namesIn } from "./question";
import type { BustersPrompt, BustersScene } from "./scene";
import { isSkipping, skipOption, skipPrompt } from "./skip_prompt";
import { mustSort, sortPrompt } from "./sort_prompt";
import { mustTurn, wayPrompt } from "./way_prompt";

export function boxPrompt(scene: BustersScene): BustersPrompt | null {
  if (mustTake(scene)) return draftPrompt(scene);
  const denied = falsehoodIn(scene);
  if (denied !== null) return falsePrompt(scene, denied);
  if (isCalled(scene)) return callPrompt(scene);
  if (seatsToName(scene).length > 0) return namingPrompt(scene);
  if (mustSort(scene)) return sortPrompt(scene);
  if (mustTurn(scene)) return wayPrompt(scene);
  const names = namesIn(scene);
  if (names !== null && scene.view.naming != null) return namesPrompt(scene, scene.view.naming, names);
  if (isOffered(scene.offers, SNIP)) return freePrompt(scene);
  if (isTaking(scene)) return takingPrompt(scene);
  if (isChanging(scene)) return changePrompt(scene);
  return isSkipping(scene) ? skipPrompt(scene) : null;
}

/** A turn that may be skipped, under a constraint of one's own. */
export const boxTurn = (scene: BustersScene, prompt: BustersPrompt): BustersPrompt => ({
  ...withOwnConstraint(scene, prompt),
  beside: skipOption(scene),
});
