// It's a Bomb!: what is expected of whom, and what the one button would do.
import type { Phrase } from "../../contract/game_module";
import { choicesOf } from "../../contract/offers";
import { pencilIsOut } from "../pencil";
import { decidingPrompt, proposalsTold } from "./deciding_prompt";
import { COLOURS } from "./kind";
import {
  type BombPrompt,
  type BombScene,
  canDecide,
  canPass,
  canSettle,
  isEmployee,
  isUnit,
  isVote,
  ownProposal,
  stillNeeded,
} from "./question";
import { passesByItself } from "./standing";
import { unitPrompt } from "./unit_prompt";
import type { ItsABombAction } from "./wire.gen";

export function prompt(scene: BombScene): BombPrompt {
  return { ...asked(scene), ...switched(scene) };
}

/** What a switch has changed is said until something is picked: on a phone the switch has no words. */
function switched(scene: BombScene): Pick<BombPrompt, "detail"> {
  const { draft, words } = scene;
  if (draft !== null || scene.view.outcome !== null) return {};
  if (pencilIsOut.value && isEmployee(scene)) return { detail: words.tell("board-pencil-state", { out: true }) };
  return passesByItself.value && isUnit(scene) && !canPass(scene) ? { detail: words.tell("board-standing-state", { on: true }) } : {};
}

function asked(scene: BombScene): BombPrompt {
  if (canPass(scene)) return unitPrompt(scene);
  if (canDecide(scene) || canSettle(scene)) return decidingPrompt(scene);
  return waiting(scene);
}

/** The same for everybody who looks on, whatever lies behind the tiles (IB-224). */
function waiting(scene: BombScene): BombPrompt {
  const { view, words } = scene;
  const seat = view.waiting_on[0];
  if (seat === undefined) return { title: "" };
  const { step, question, pointed } = view;
  const facts = {
    seat: view.waiting_on,
    unit: view.crisis_unit,
    step,
    line: question?.line ?? 0,
    kind: question?.kind ?? null,
    tile: pointed ?? 0,
  };
  const title = isVote(scene) && ownProposal(scene) === undefined && view.proposals.length > 0 ? "prompt-voting" : "prompt-waiting";
  return { title: words.tell(title, facts), detail: proposalsTold(scene) ?? words.tell("prompt-to-go", { left: cablesLeft(scene) }) };
}

const cablesLeft = ({ view }: BombScene): number => COLOURS.reduce((sum, colour) => sum + stillNeeded(view, colour), 0);

/** What the Crisis Unit may say (IB-241). */
export function phrases({ offers, words }: BombScene): readonly Phrase<ItsABombAction>[] {
  return choicesOf<ItsABombAction, "Speak">(offers, "Speak").map((action) => ({
    label: words.plain("board-phrase", { phrase: action.phrase }),
    action,
  }));
}
