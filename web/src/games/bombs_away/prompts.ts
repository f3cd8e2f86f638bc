// Bombs Away: what is expected of whom, and what the one button would do.
import type { Prompt } from "../../contract/game_module";
import { isBomb, isWild, spoken, TIER_2 } from "./kind";
import { cardAt } from "./network";
import { isSame, type Place } from "./place";
import {
  actionOf,
  type BarePlan,
  bombPlan,
  type BombPlan,
  CLAIM,
  DRAW,
  ENOUGH,
  type LayPlan,
  PASS,
  type Plan,
  secondPlan,
  type SecondPlan,
} from "./plan";
import { type AwayScene, isAtTurn, layAt, offers, placesFor, planFor, planIn, playable, secondTargets } from "./question";
import { turned } from "./tap";
import type { BombsAwayAction } from "./wire.gen";

type AwayPrompt = Prompt<BombsAwayAction, Plan>;

export function prompt(scene: AwayScene): AwayPrompt {
  const asked = askedOf(scene);
  return offers(scene, "Claim") ? { ...asked, options: [...(asked.options ?? []), claimOption(scene)] } : asked;
}

function askedOf(scene: AwayScene): AwayPrompt {
  const plan = planIn(scene);
  if (plan?.kind === "claim") return claiming(scene);
  if (!isAtTurn(scene)) return waiting(scene);
  if (scene.view.second) return second(scene, plan?.kind === "second" || plan?.kind === "enough" ? plan : null);
  if (plan?.kind === "lay") return laying(scene, plan);
  if (plan?.kind === "bomb") return bombing(scene, plan);
  if (offers(scene, "Draw")) return drawing(scene);
  return offers(scene, "Pass") ? passing(scene) : choosing(scene);
}

function waiting({ view, words }: AwayScene): AwayPrompt {
  const seat = view.waiting_on[0];
  return { title: seat === undefined ? "" : words.tell("prompt-waiting", { seat, second: view.second }) };
}

/** Cards are stepped through as they lie in the hand. */
const litCards = (scene: AwayScene): readonly Plan[] => playable(scene).map((card) => planFor(scene, card));

function choosing(scene: AwayScene): AwayPrompt {
  const { view, viewer, words } = scene;
  const fits = (view.hands[viewer] ?? []).filter((card) => !isBomb(card) && playable(scene).includes(card)).length;
  return {
    title: words.tell("prompt-choose", { thrown: view.thrown }),
    detail: words.tell("prompt-choose-hint", { fits, bomb: offers(scene, "Bomb") }),
    wanted: words.plain("prompt-wanted", { what: "card" }),
    lit: litCards(scene),
  };
}

function laying(scene: AwayScene, plan: LayPlan): AwayPrompt {
  const { view, words } = scene;
  const places = placesFor(scene, plan.card);
  const how = plan.place === null ? "none" : cardAt(view, plan.place) === undefined ? "lay" : "cover";
  const other = turned(scene, plan);
  return {
    title: words.tell("prompt-lay", { name: spoken(plan.card, words), how }),
    detail: words.tell("prompt-lay-hint", { places: places.length, wild: isWild(plan.card) }),
    modes: other === null ? [] : [{ label: words.plain("prompt-turn"), icon: "turn", draft: other, chosen: plan.turned }],
    // A card that lies the other way up is still at its place: stepping goes on from there.
    lit: places.map((place) => (plan.place !== null && isSame(place, plan.place) ? plan : layAt(scene, plan.card, place))),
    submit: submitButton(plan, words.plain("prompt-deed-lay", { how }), "check"),
    wanted: words.plain("prompt-wanted", { what: "place" }),
  };
}

function bombing(scene: AwayScene, plan: BombPlan): AwayPrompt {
  const { words } = scene;
  return {
    title: words.tell("prompt-bomb", { what: toldAt(scene, plan.place) }),
    detail: words.tell("prompt-bomb-hint", { tier: plan.card === TIER_2 ? 2 : 1 }),
    lit: placesFor(scene, plan.card).map((place) => bombPlan(plan.card, place)),
    submit: submitButton(plan, words.plain("prompt-deed-bomb"), "bomb"),
    wanted: words.plain("prompt-wanted", { what: "end" }),
  };
}

/** After a tier 2 bomb: one more card, or none; both are picked first, so that no tap on the same button sends twice. */
function second(scene: AwayScene, plan: SecondPlan | BarePlan | null): AwayPrompt {
  const { words } = scene;
  const place = plan !== null && "place" in plan ? plan.place : null;
  const enough = plan?.kind === "enough";
  const label = words.plain("prompt-enough");
  return {
    title: words.tell("prompt-second", { what: toldAt(scene, place) }),
    detail: words.tell("prompt-second-hint"),
    modes: [{ label, icon: "check", draft: ENOUGH, chosen: enough }],
    lit: [...secondTargets(scene).map(secondPlan), ENOUGH],
    wanted: words.plain("prompt-wanted", { what: "end" }),
    submit: enough
      ? submitButton(ENOUGH, label, "check")
      : place === null
        ? undefined
        : submitButton(secondPlan(place), words.plain("prompt-deed-second"), "bomb"),
  };
}

function drawing(scene: AwayScene): AwayPrompt {
  const { view, words } = scene;
  return {
    title: words.tell("prompt-draw", { drawn: view.drawn }),
    detail: words.tell("prompt-draw-hint", { bomb: offers(scene, "Bomb") }),
    lit: [DRAW, ...litCards(scene)],
    submit: drawButton(scene),
  };
}

/** One tap draws until something fits, or until a bomb in hand is another choice (BA-031, BA-035). */
function drawButton(scene: AwayScene): AwayPrompt["submit"] {
  const all = holds(scene);
  const button = submitButton(DRAW, scene.words.plain("prompt-deed-draw", { all }), "plus");
  return button && all ? { ...button, later: [button.action] } : button;
}

export const holds = (scene: AwayScene): boolean => !offers(scene, "Bomb");

function passing(scene: AwayScene): AwayPrompt {
  const { words } = scene;
  return {
    title: words.tell("prompt-pass"),
    detail: words.tell("prompt-pass-hint", { bomb: offers(scene, "Bomb") }),
    lit: [PASS, ...litCards(scene)],
    submit: submitButton(PASS, words.plain("prompt-deed-pass"), "right"),
  };
}

function claiming(scene: AwayScene): AwayPrompt {
  const { words, view } = scene;
  return {
    title: words.tell("prompt-claim"),
    detail: words.tell("prompt-claim-hint", { seat: view.away }),
    submit: submitButton(CLAIM, words.plain("prompt-deed-claim"), "flag"),
  };
}

const claimOption = (scene: AwayScene) =>
  ({ label: scene.words.plain("prompt-deed-claim"), icon: "flag", draft: CLAIM, chosen: planIn(scene)?.kind === "claim" }) as const;

/** The card at a place by its name, or null. */
function toldAt({ view, words }: AwayScene, place: Place | null): string | null {
  const card = place === null ? undefined : cardAt(view, place);
  return card === undefined ? null : spoken(card.card, words);
}

function submitButton(plan: Plan, label: string, icon: NonNullable<AwayPrompt["submit"]>["icon"]): AwayPrompt["submit"] {
  const action = actionOf(plan);
  return action === null ? undefined : { label, icon, action };
}
