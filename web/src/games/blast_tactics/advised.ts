// Blast Tactics: an action that somebody advises, told as the plan that it picks.
import type { Proposed } from "../../contract/game_module";
import type { Proposal } from "../../net/wire.gen";
import { draftOf } from "./plan";
import { slideFacts } from "./prompts";
import type { BlastScene } from "./question";
import type { BlastTacticsAction } from "./wire.gen";

/** "Move to d3, lay on c3"; cards and ends are told as the actions that they are. */
export function proposed({ action, then }: Proposal, scene: BlastScene): Proposed | null {
  const plan = draftOf(action as BlastTacticsAction, then as BlastTacticsAction | null);
  return plan.kind === "slide"
    ? { seat: null, title: scene.words.tell("prompt-slide", { ...slideFacts(scene, plan), ghost: false }) }
    : null;
}
