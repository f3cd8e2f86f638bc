// It's a Bomb!: the prompt of the Crisis Unit: a consultant whose moment is now, or on with it.
import type { Option } from "../../contract/game_module";
import { isOffered } from "../../contract/offers";
import { iconOf } from "./card";
import { lineTiles } from "./grid";
import { AUXILIARY, spoken } from "./kind";
import { actionOf, PASS, type Plan, type UsePlan, usePlan } from "./plan";
import { answerInHand, type BombPrompt, type BombScene, cardsToUse, gridsIn, litTiles, passLoses, planIn, wouldLose } from "./question";

const FEW = 2; // tokens with which a way of laying them out says little (IB-307)

export function unitPrompt(scene: BombScene): BombPrompt {
  const { words, offers } = scene;
  const plan = planIn(scene);
  const picked = plan?.kind === "use" ? plan : null;
  const rescue = rescueIn(scene);
  const use = plan === null ? rescue : picked;
  const action = actionOf(use ?? PASS);
  return {
    title: picked === null ? titleOf(scene) : words.tell("prompt-use", useFacts(scene, picked)),
    detail: picked === null ? detailOf(scene) : useHint(scene, picked.card, picked.tile),
    grave: picked === null && passLoses(scene),
    options: [...cardOptions(scene, use?.card), ...(use === null || rescue === null ? [] : [passOption(scene)])],
    lit: [
      PASS,
      ...cardsToUse(scene).flatMap((card): readonly Plan[] =>
        card === "SPOT" ? litTiles(scene).map((tile) => usePlan(card, tile)) : [usePlan(card)],
      ),
    ],
    submit:
      action !== null && isOffered(offers, action)
        ? {
            label: use === null ? passLabel(scene) : words.plain("prompt-deed-use", useFacts(scene, use)),
            icon: use === null ? "check" : iconOf(use.card),
            action,
          }
        : undefined,
  };
}

/** The card that the button offers by itself where going on would lose; a clock that ends uses it too (IB-262). */
function rescueIn(scene: BombScene): UsePlan | null {
  const card = cardsToUse(scene).find((each) => each === (scene.view.step === "point" ? "SAPP" : "HACK"));
  return card !== undefined && passLoses(scene) ? usePlan(card) : null;
}

function titleOf(scene: BombScene): string {
  const { view, words } = scene;
  const { step, question, pointed } = view;
  return words.tell("prompt-unit", { step, line: question?.line ?? 0, kind: question?.kind ?? null, tile: pointed ?? 0 });
}

function detailOf(scene: BombScene): string {
  const { view, words } = scene;
  if (view.step === "point") return pointedHint(scene);
  if (view.step === "look") return lookHint(scene);
  return words.tell("prompt-unit-hint", { step: view.step, loses: wouldLose(view) });
}

function pointedHint({ view, words }: BombScene): string {
  const kind = view.tiles[view.pointed ?? -1]?.kind ?? null;
  return kind === null ? words.tell("prompt-unseen") : words.tell("prompt-seen", { kind: spoken(kind, words) });
}

/** What will lie beside the line. */
function lookHint(scene: BombScene): string {
  const { view, words } = scene;
  const count = lineTiles(gridsIn(scene), view.question?.line ?? 0).length;
  const auxiliary = view.bombs.some(({ counts }) => (counts[AUXILIARY] ?? 0) > 0);
  return words.tell("prompt-look-hint", {
    count,
    auxiliary,
    disturbed: view.question?.disturbed === true && view.question.kind !== null,
    layout: view.question?.layout ?? "pile",
  });
}

const useFacts = ({ words }: BombScene, { card, tile }: UsePlan) => ({ name: words.plain("board-card", { card }), tile });

function useHint(scene: BombScene, card: string, tile: number | null): string {
  const { words } = scene;
  if (card === "SPOT" && tile === null) return words.tell("prompt-spot-hint");
  if (["SURV", "DRAU", "SPOT"].includes(card) && tokens(scene).length < FEW) return words.tell("prompt-waste-hint");
  return words.tell("board-card-text", { card });
}

const tokens = (scene: BombScene): readonly number[] => answerInHand(scene)?.tokens ?? [];

/** The other cards: the button already names the chosen one. */
function cardOptions(scene: BombScene, chosen: string | undefined): readonly Option<Plan>[] {
  const others = cardsToUse(scene).filter((card) => card !== chosen);
  return others.map((card) => ({
    label: scene.words.plain("board-card", { card }),
    icon: iconOf(card),
    draft: usePlan(card),
    chosen: false,
  }));
}

const passOption = (scene: BombScene): Option<Plan> => ({ label: passLabel(scene), icon: "check", draft: PASS, chosen: false });

/** What going on without a consultant is called. */
export function passLabel(scene: BombScene): string {
  const { view, words } = scene;
  if (view.step !== "look") return words.plain("prompt-deed-pass", { step: view.step, tile: view.pointed ?? 0 });
  return words.plain("prompt-deed-lay", { count: tokens(scene).length });
}
