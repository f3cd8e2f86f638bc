// Bomb Busters: letting a turn pass, where the mission allows it: a quiet button with its price.
import type { Option } from "../../contract/game_module";
import { canSkip, SKIP } from "./box_offers";
import type { Plan } from "./plan";
import { cardsToUse, isMyTurn } from "./question";
import type { BustersPrompt, BustersScene } from "./scene";

/** Whether skipping is what the one button does: it has been picked, or nothing else is left to do. */
export const isSkipping = (scene: BustersScene): boolean => canSkip(scene) && (scene.draft?.kind === "skip" || !isMyTurn(scene));

export function skipPrompt(scene: BustersScene): BustersPrompt {
  const { words } = scene;
  return {
    title: words.tell("prompt-skip", { chosen: isMyTurn(scene) }),
    detail: words.tell("prompt-skip-hint", { cost: priceOf(scene) }),
    lit: cardsToUse(scene),
    ...(isMyTurn(scene) ? { beside: skipOption(scene) } : {}),
    submit: { label: labelIn(scene), icon: "right", action: SKIP },
  };
}

/** The quiet button beside the others. */
export function skipOption(scene: BustersScene): readonly Option<Plan>[] {
  if (!canSkip(scene)) return [];
  const chosen = scene.draft?.kind === "skip";
  return [{ label: labelIn(scene), icon: "right", draft: { kind: "skip" }, chosen }];
}

const priceOf = ({ view }: BustersScene): number => view.skips?.cost ?? 0;

const labelIn = (scene: BustersScene): string => scene.words.plain("prompt-deed-skip", { cost: priceOf(scene) });
