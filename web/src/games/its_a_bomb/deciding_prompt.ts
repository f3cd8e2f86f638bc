// It's a Bomb!: the prompt of the employees: a line, a tile or a block; by vote the button proposes, agrees or settles.
import type { Option } from "../../contract/game_module";
import { isOffered } from "../../contract/offers";
import { unmarked } from "../../contract/game_words";
import { EXPLOSIVE, letterOf, spoken } from "./kind";
import { actionOf, askPlan, cutPlan, type Plan, SETTLE } from "./plan";
import {
  type BombPrompt,
  type BombScene,
  blockMeant,
  canSettle,
  choosesBlock,
  isVote,
  kindsToName,
  litLines,
  litTiles,
  ownProposal,
  planIn,
  supporters,
  wouldLose,
} from "./question";
import { signOf } from "./token";
import type { ItsABombAction, ProposalView } from "./wire.gen";

export function decidingPrompt(scene: BombScene): BombPrompt {
  const plan = planIn(scene);
  return {
    title: titleOf(scene, plan),
    detail: detailOf(scene, plan),
    grave: plan?.kind === "cut" && isKnownExplosive(scene, plan.tile),
    options: [...kindOptions(scene, plan), ...sureOption(scene, plan)],
    lit: litPlans(scene),
    submit: submitButton(scene, plan),
    wanted: wantedOf(scene, plan),
  };
}

function titleOf(scene: BombScene, plan: Plan | null): string {
  const { view, words } = scene;
  if (plan?.kind === "ask") return askTitle(scene, plan.line, plan.named);
  if (plan?.kind === "cut") return words.tell("prompt-cut", { tile: plan.tile });
  if (plan?.kind === "block") return words.tell("prompt-block", { block: plan.block });
  const own = ownProposal(scene);
  if (own !== undefined) return words.tell("prompt-yours", { what: told(scene, own) });
  return words.tell("prompt-choose", { step: view.step, disturbed: isDisturbed(scene) });
}

function askTitle({ words }: BombScene, line: number | null, named: number | null): string {
  if (line === null) return words.tell("prompt-ask-where", { what: spoken(named ?? 0, words) });
  return words.tell("prompt-ask", { line, kind: named });
}

/** What the button waits for; where a cut is asked for twice, its option says so. */
function wantedOf({ view, words }: BombScene, plan: Plan | null): string | undefined {
  if (plan === null || plan.kind === "ask")
    return words.plain("prompt-wanted", { step: view.step, line: plan === null ? null : plan.line });
  return undefined;
}

const isDisturbed = (scene: BombScene): boolean => kindsToName(scene, null).length > 0;

function detailOf(scene: BombScene, plan: Plan | null): string {
  const { words } = scene;
  if (plan?.kind === "ask" && isDisturbed(scene) && (plan.line === null || plan.named === null))
    return words.tell("prompt-disturbed-hint", { line: plan.line });
  if (plan?.kind === "cut" && isKnownExplosive(scene, plan.tile)) return words.tell("prompt-explosive-hint");
  return [proposalsTold(scene), hintOf(scene, plan)].filter(Boolean).join(" · ");
}

/** What to tap, what it costs, or on whom a proposal waits; with others' proposals in sight less has to be said. */
function hintOf(scene: BombScene, plan: Plan | null): string | undefined {
  const { view, words } = scene;
  const { step } = view;
  if (step === "choose" && (plan?.kind === "ask" || plan?.kind === "cut"))
    return words.tell("prompt-cost", { cut: plan.kind === "cut", loses: wouldLose(view) });
  if (plan === null && ownProposal(scene) !== undefined)
    return words.tell("prompt-yours-hint", { settle: canSettle(scene), seat: view.waiting_on });
  return proposalsTold(scene) === undefined ? words.tell("prompt-choose-hint", { step }) : undefined;
}

const isKnownExplosive = ({ view }: BombScene, tile: number): boolean =>
  view.tiles[tile]?.spotted === true && view.tiles[tile]?.kind === EXPLOSIVE;

/** A proposal as an imperative: cut r2c3. */
function told({ words }: BombScene, { line, kind, tile, block }: ProposalView): string {
  return words.tell("prompt-proposal", { line: line ?? null, kind: kind ?? null, tile: tile ?? null, block: block ?? null });
}

/** Who wants what, or nothing. */
export function proposalsTold(scene: BombScene): string | undefined {
  const { view, words } = scene;
  const others = view.proposals.filter(({ by }) => by !== scene.viewer);
  if (others.length === 0) return undefined;
  const wishes = new Map<string, number[]>();
  for (const proposal of others) wishes.set(told(scene, proposal), [...(wishes.get(told(scene, proposal)) ?? []), proposal.by]);
  return [...wishes].map(([what, seat]) => words.tell("prompt-wants", { seat, what })).join(" · ");
}

/** While the signal is disturbed a kind is named; it stays in sight before a line is picked. */
function kindOptions(scene: BombScene, plan: Plan | null): readonly Option<Plan>[] {
  const ask = plan?.kind === "ask" ? plan : askPlan(null);
  return kindsToName(scene, ask.line).map((kind) => ({
    label: letterOf(kind),
    name: spoken(kind, scene.words),
    sign: signOf(kind),
    draft: askPlan(ask.line, kind),
    chosen: ask.named === kind,
  }));
}

/** Where a token shows an explosive the cut is asked for twice (IB-302). */
function sureOption(scene: BombScene, plan: Plan | null): readonly Option<Plan>[] {
  if (plan?.kind !== "cut" || !isKnownExplosive(scene, plan.tile)) return [];
  return [{ label: scene.words.plain("prompt-sure"), icon: "snip", draft: { ...plan, sure: true }, chosen: plan.sure }];
}

function litPlans(scene: BombScene): readonly Plan[] {
  if (choosesBlock(scene))
    return [...new Set(litTiles(scene).map((tile) => blockMeant(scene, tile)))].map((block) => ({ kind: "block", block }));
  const plan = planIn(scene);
  const named = plan?.kind === "ask" ? plan.named : null;
  const lines = litLines(scene).map((line) => askPlan(line, named !== null && kindsToName(scene, line).includes(named) ? named : null));
  const plans: readonly Plan[] = [...lines, ...litTiles(scene).map(cutPlan)];
  return plans.length === 0 ? [SETTLE] : plans;
}

function submitButton(scene: BombScene, plan: Plan | null): BombPrompt["submit"] {
  const { offers } = scene;
  if (plan === null || plan.kind === "settle") return settleButton(scene);
  if (plan.kind === "cut" && isKnownExplosive(scene, plan.tile) && !plan.sure) return undefined;
  const action = actionOf(plan);
  if (action === null || !isOffered(offers, action)) return undefined;
  const icon = action.type === "Cut" ? "snip" : action.type === "Ask" ? "search" : "ray";
  return { label: labelOf(scene, action), icon, action };
}

/** Alone it is done; by vote it is proposed, or agreed to. */
function labelOf(scene: BombScene, action: ItsABombAction): string {
  const { view, words } = scene;
  if (!isVote(scene) || view.voters.length === 1) return unmarked(words.action(action));
  const others = supporters(scene, action).length;
  return words.plain("prompt-deed", { agree: others > 0, what: what(scene, action), votes: others + 1, voters: view.voters.length });
}

function settleButton(scene: BombScene): BombPrompt["submit"] {
  const own = ownProposal(scene);
  if (!canSettle(scene) || own === undefined) return undefined;
  return { label: scene.words.plain("prompt-deed-settle", { what: told(scene, own) }), icon: "phone", action: { type: "Settle" } };
}

/** The same words for what is picked as for what others propose. */
function what(scene: BombScene, action: ItsABombAction): string {
  return told(scene, { by: scene.viewer, ...action } as ProposalView);
}
