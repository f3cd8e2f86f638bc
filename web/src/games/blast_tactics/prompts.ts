// Blast Tactics: what is expected of whom, what is left to do, and what the one button would send.
import type { Option, Prompt } from "../../contract/game_module";
import { isSame } from "../../contract/offers";
import {
  actionsOf,
  discardPlan,
  END,
  type Plan,
  slidePlan,
  type SlidePlan,
  throwPlan,
  type ThrowPlan,
  usePlan,
  type UsePlan,
} from "./plan";
import {
  type BlastScene,
  bombsFor,
  dropsFor,
  isAtTurn,
  layoutIn,
  offers,
  planFor,
  planIn,
  slideIn,
  squaresOf,
  targetOf,
  throwsOf,
  usesOf,
} from "./question";
import { flipOf, tileAt } from "./kind";
import { armsFrom, burning } from "./reach";
import { switched } from "./tap";
import type { BlastTacticsAction, Throw } from "./wire.gen";

type BlastPrompt = Prompt<BlastTacticsAction, Plan>;

export function prompt(scene: BlastScene): BlastPrompt {
  const plan = planIn(scene);
  if (!isAtTurn(scene)) return waiting(scene);
  if (scene.view.phase === "discard") return discarding(scene, plan);
  if (plan?.kind === "end") return ending(scene);
  if (plan?.kind === "use") return using(scene, plan);
  if (plan?.kind === "throw") return throwing(scene, plan);
  return sliding(scene, slideIn(scene));
}

/** Whoever is out is told what is left to do. */
function waiting({ view, viewer, words }: BlastScene): BlastPrompt {
  const seat = view.waiting_on[0];
  const out = seat !== undefined && view.players[viewer]?.square === null;
  return {
    title: seat === undefined ? "" : words.tell("prompt-waiting", { seat, phase: view.phase }),
    detail: out ? words.tell("prompt-out", { revenge: view.revenge && view.flipped === 0 }) : undefined,
  };
}

/** Slides and bombs; before anything is picked, what can be. */
function sliding(scene: BlastScene, plan: SlidePlan): BlastPrompt {
  const { words, view } = scene;
  const { to, drops } = slideFacts(scene, plan);
  const ghost = view.phase === "ghost";
  const facts = { to, drops, ghost: ghost || spentIn(scene) };
  const picked = to !== null || drops !== null;
  return {
    title: words.tell("prompt-slide", facts),
    detail: picked
      ? told(scene, safety(scene, plan.to), burnsItself(scene, plan))
      : words.tell(ghost ? "prompt-ghost-hint" : "prompt-slide-hint", left(scene, plan)),
    beside: [...layMode(scene, plan), ...throwMode(scene), endMode(scene)],
    lit: [
      ...steps(scene, plan),
      ...view.row.filter((card) => usesOf(scene, card).length > 0).map((card) => planFor(scene, card)),
      ...throwModes(scene),
      END,
    ],
    submit: submitButton(plan, words.plain("prompt-deed-slide", facts), to === null ? "bomb" : "check"),
  };
}

/** Its goal and its bombs by their names, or null. */
export function slideFacts(scene: Pick<BlastScene, "view">, { to, drops }: SlidePlan) {
  const layout = layoutIn(scene);
  return { to: to === null ? null : layout.name(to), drops: drops.length === 0 ? null : drops.map((square) => layout.name(square)) };
}

/** ‹ and › go from goal to goal, and before one is picked to bombs on the trail that is there; the picked goal keeps its bombs. */
function steps(scene: BlastScene, plan: SlidePlan): readonly Plan[] {
  const moves = squaresOf(scene, "Move").map((square) => slidePlan(square));
  const lays = squaresOf(scene, "Lay").map((square) => slidePlan(null, [square]));
  if (plan.to === null) return [...moves, ...lays];
  return moves.map((move) => (move.to === plan.to ? plan : move));
}

/** Where no Move is left: whether cards are, or only bombs to lay. */
function spentIn(scene: BlastScene): false | "cards" | "spent" {
  if (offers(scene, "Move")) return false;
  return scene.view.row.some((card) => usesOf(scene, card).length > 0) ? "cards" : "spent";
}

/** What is left of the turn; the sentence chooses by these. */
function left(scene: BlastScene, plan: SlidePlan) {
  const { view, viewer } = scene;
  const player = view.players[viewer];
  const taps = offers(scene, "Move") ? plan.laying : offers(scene, "Lay") ? true : "none";
  return { actions: view.actions, speed: player?.speed_ups ?? 0, bombs: player?.bombs ?? 0, free: view.free, laying: taps };
}

/** After how many turns a square burns, if everybody may know: 0 never, as far as can be foreseen. */
function safety({ view }: BlastScene, square: number | null): number | null {
  return square === null ? null : (view.danger?.[square] ?? null);
}

/** Whether a bomb of this very plan burns its goal: no danger map knows it yet. */
function burnsItself({ view, viewer }: BlastScene, { to, drops }: SlidePlan): boolean {
  const layout = layoutIn({ view });
  return drops.some((drop) => burning(layout, drop, armsFrom(view, layout, drop, viewer)).some(({ square }) => square === to));
}

function told({ words, view }: BlastScene, burns: number | null, own = false): string | undefined {
  if (burns === null) return undefined;
  if (own && burns === 0) return words.tell("prompt-own-blast");
  return words.tell("prompt-safety", { burns, soon: burns > 0 && burns <= view.players.length });
}

function layMode(scene: BlastScene, plan: SlidePlan): readonly Option<Plan>[] {
  const both = dropsFor(scene, plan).some((square) => square === plan.to || squaresOf(scene, "Move").includes(square));
  if (scene.view.phase === "ghost" || !both || bombsFor(scene, plan) === 0) return [];
  return [{ label: scene.words.plain("prompt-mode-lay"), icon: "bomb", draft: switched(scene), chosen: plan.laying }];
}

const throwModes = (scene: BlastScene): readonly Plan[] => (offers(scene, "Throw") ? [throwPlan()] : []);

function throwMode(scene: BlastScene): readonly Option<Plan>[] {
  return throwModes(scene).map((draft) => ({
    label: scene.words.plain("prompt-mode-throw"),
    icon: "send",
    draft,
    chosen: planIn(scene)?.kind === "throw",
  }));
}

function endMode(scene: BlastScene): Option<Plan> {
  return {
    label: scene.words.plain("prompt-mode-end", { ghost: scene.view.phase === "ghost" }),
    icon: "flag",
    draft: END,
    chosen: planIn(scene)?.kind === "end",
  };
}

function using(scene: BlastScene, plan: UsePlan): BlastPrompt {
  const { words, view } = scene;
  const uses = usesOf(scene, plan.card);
  const target = plan.action === null ? undefined : targetOf(scene, plan.action);
  const to = target === undefined ? null : layoutIn(scene).name(target);
  const head = plan.action?.type === "RemoteCarried" ? plan.action.carrier : null;
  const bomb = view.bombs.find(({ square, carrier = null }) => square === target && carrier === head);
  const burns = plan.card === "pass" ? safety(scene, target ?? null) : null;
  const facts = {
    card: plan.card,
    to,
    direction: plan.action !== null && "direction" in plan.action ? plan.action.direction : null,
    booms: plan.card === "remote" && bomb?.side === 1,
  };
  const cost = words.tell("prompt-cost", { free: view.free, actions: view.actions });
  return {
    title: words.tell("prompt-use", facts),
    detail: [told(scene, burns), facts.booms && to !== null ? words.tell("prompt-booms") : undefined, cost].filter(Boolean).join(" "),
    modes: directions(scene, uses, plan.action, (action) => usePlan(plan.card, action)),
    beside: [endMode(scene)],
    lit: uses.map((action) => usePlan(plan.card, action)),
    submit: submitButton(plan, words.plain("prompt-deed-use", facts), "check"),
  };
}

function throwing(scene: BlastScene, plan: ThrowPlan): BlastPrompt {
  const { words } = scene;
  const throws = throwsOf(scene);
  const target = plan.action === null ? undefined : targetOf(scene, plan.action);
  return {
    title: words.tell("prompt-throw", {
      direction: plan.action?.direction ?? null,
      to: target === undefined ? null : layoutIn(scene).name(target),
    }),
    detail: words.tell("prompt-throw-hint"),
    modes: directions(scene, throws, plan.action, (action) => throwPlan(action as Throw)),
    beside: [endMode(scene)],
    lit: throws.map((action) => throwPlan(action as Throw)),
    submit: submitButton(plan, words.plain("prompt-deed-throw"), "send"),
  };
}

const ARROWS = { N: "↑", E: "→", S: "↓", W: "←" } as const;

/** Directions as switches, with the squares where the bomb lands: two may lead to the same one. */
function directions(
  scene: BlastScene,
  uses: readonly BlastTacticsAction[],
  chosen: BlastTacticsAction | null,
  plan: (action: BlastTacticsAction) => Plan,
): readonly Option<Plan>[] {
  return uses.flatMap((action) => {
    if (!("direction" in action)) return [];
    const target = targetOf(scene, action);
    return [
      {
        label: `${ARROWS[action.direction]} ${target === undefined ? "" : layoutIn(scene).name(target)}`,
        draft: plan(action),
        chosen: isSame(action, chosen),
      },
    ];
  });
}

/** What becomes of whoever stays where they stand until they move again; null where nothing is foreseen (BT-394). */
function endDanger({ view, viewer }: BlastScene): "falls" | "last" | "burns" | null {
  const { square = null, heart = false } = view.players[viewer] ?? {};
  if (square === null) return null;
  if (flipOf(view, tileAt(view, square)) === 1) return "falls";
  const burns = view.danger?.[square] ?? 0;
  if (burns === 0 || burns > view.players.length) return null;
  return heart ? "burns" : "last";
}

function ending(scene: BlastScene): BlastPrompt {
  const { words, view } = scene;
  const ghost = view.phase === "ghost";
  const how = endDanger(scene);
  return {
    title: words.tell("prompt-end", { ghost }),
    detail: how === null ? words.tell("prompt-end-hint", { used: ghost || view.used > 0 }) : words.tell("prompt-end-danger", { how }),
    grave: how !== null,
    beside: [endMode(scene)],
    lit: [END],
    submit: submitButton(END, words.plain("prompt-deed-end"), "flag"),
  };
}

function discarding(scene: BlastScene, plan: Plan | null): BlastPrompt {
  const { words, view } = scene;
  const card = plan?.kind === "discard" ? plan.card : null;
  return {
    title: words.tell("prompt-discard", { card }),
    detail: words.tell("prompt-discard-hint"),
    lit: view.row.map(discardPlan),
    submit: card === null ? undefined : submitButton(discardPlan(card), words.plain("prompt-deed-discard", { card }), "check"),
  };
}

function submitButton(plan: Plan, label: string, icon: NonNullable<BlastPrompt["submit"]>["icon"]): BlastPrompt["submit"] {
  const [action, ...then] = actionsOf(plan);
  return action === undefined ? undefined : { label, icon, action, then };
}
