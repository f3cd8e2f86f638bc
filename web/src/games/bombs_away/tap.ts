// Bombs Away: what a tap on a card or a place, or a key, picks.
import type { KeyHelp } from "../../contract/game_module";
import type { GameWords } from "../../contract/game_words";
import { isBomb } from "./kind";
import { HYDRANT, includes, isSame, type Place } from "./place";
import { bombPlan, type LayPlan, type Plan, secondPlan } from "./plan";
import { type AwayScene, isAtTurn, layAt, litPlaces, offers, planFor, planIn, type Props, turnsAt } from "./question";
import type { BombsAwayAction } from "./wire.gen";

export type Picked = { readonly draft: Plan } | { readonly attempt: BombsAwayAction } | null;

/** A pipe card that fits nowhere can be picked too: a tap on a place then tells why. */
export function tapCard(scene: AwayScene, card: number): Picked {
  if (!isAtTurn(scene)) return null;
  if (isBomb(card) && !offers(scene, "Bomb")) return { attempt: { type: "Bomb", card, ...HYDRANT } };
  if (scene.view.second) return { attempt: { type: "Lay", card, ...HYDRANT } };
  return { draft: planFor(scene, card) };
}

/** The same place again turns the card, where both ways fit. */
export function tapPlace(scene: AwayScene, place: Place): Picked {
  const plan = planIn(scene);
  const lit = includes(litPlaces(scene), place);
  if (scene.view.second && isAtTurn(scene)) return lit ? { draft: secondPlan(place) } : { attempt: { type: "Second", ...place } };
  if (plan?.kind === "bomb") return lit ? { draft: bombPlan(plan.card, place) } : { attempt: { type: "Bomb", card: plan.card, ...place } };
  if (plan?.kind !== "lay") return null;
  if (!lit) return { attempt: { type: "Lay", card: plan.card, ...place, ...(plan.turned ? { turned: true } : {}) } };
  if (plan.place !== null && isSame(plan.place, place)) return { draft: turned(scene, plan) ?? plan };
  return { draft: layAt(scene, plan.card, place) };
}

/** The card the other way up, where both ways fit. */
export function turned(scene: AwayScene, plan: Plan | null): LayPlan | null {
  if (plan?.kind !== "lay" || plan.place === null || turnsAt(scene, plan.card, plan.place).length < 2) return null;
  return { ...plan, turned: !plan.turned };
}

/** Digits pick a card by its place in the hand, T turns it. */
export function key(pressed: string, scene: AwayScene): Picked {
  if (pressed.toLowerCase() === "t") {
    const other = turned(scene, planIn(scene));
    return other === null ? null : { draft: other };
  }
  const card = /^\d$/.test(pressed) ? scene.view.hands[scene.viewer]?.[(Number(pressed) + 9) % 10] : undefined;
  return card === undefined ? null : tapCard(scene, card);
}

/** Picks what a tap means, or asks the server about it. */
export function follow({ pick, attempt }: Pick<Props, "pick" | "attempt">, picked: Picked): void {
  if (picked === null) return;
  if ("draft" in picked) pick(picked.draft);
  else attempt(picked.attempt);
}

/** For the help. */
export const keys = (words: GameWords): readonly KeyHelp[] => [
  ["1 2 3 …", words.plain("board-key-cards")],
  ["T", words.plain("board-key-turn")],
  ["C", words.plain("board-key-centre")],
  ["+ −", words.plain("board-key-zoom")],
  ["⇧ ← ↑ → ↓", words.plain("board-key-pan")],
];
