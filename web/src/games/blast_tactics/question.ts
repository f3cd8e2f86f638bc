// Blast Tactics: what the offers ask of a player: squares to slide to, squares to lay on, targets of cards.
import type { BoardProps, Scene } from "../../contract/game_module";
import { choicesOf, isOffered, isSame, valuesOf } from "../../contract/offers";
import { type Card, itemOf } from "./kind";
import { type Layout, layoutOf, SIDES } from "./layout";
import { END, type Plan, slidePlan, type SlidePlan, usePlan, type UsePlan } from "./plan";
import { takesBomb } from "./reach";
import type { BlastTacticsAction, BlastTacticsView, Punch, Throw } from "./wire.gen";

export type BlastScene = Scene<BlastTacticsView, Plan>;
export type Props = BoardProps<BlastTacticsView, BlastTacticsAction, Plan>;
type OnSquare = "Move" | "Lay" | "Pass" | "Kick" | "Remote";

export const layoutIn = ({ view }: { readonly view: BlastTacticsView }): Layout => layoutOf(view.arena.rows);
export const offers = (scene: BlastScene, type: BlastTacticsAction["type"]): boolean => scene.offers.some((offer) => offer.type === type);
export const isAtTurn = (scene: BlastScene): boolean =>
  scene.view.turn === scene.viewer && scene.offers.some(({ type }) => type !== "Undo");
export const squaresOf = (scene: BlastScene, type: OnSquare): readonly number[] =>
  valuesOf(scene.offers, type, "square") as readonly number[];
export const ownSquare = ({ view, viewer }: BlastScene): number | null => view.players[viewer]?.square ?? null;

const onSquares = (scene: BlastScene, type: OnSquare): readonly BlastTacticsAction[] =>
  squaresOf(scene, type).map((square) => ({ type, square }));
const listed = (scene: BlastScene, type: "Punch" | "RemoteCarried" | "Throw" | "Glove"): readonly BlastTacticsAction[] =>
  choicesOf<BlastTacticsAction, typeof type>(scene.offers, type);

/** All that a card can do now. */
export function usesOf(scene: BlastScene, card: Card): readonly BlastTacticsAction[] {
  switch (card) {
    case "punch":
      return listed(scene, "Punch");
    case "kick":
      return onSquares(scene, "Kick");
    case "glove":
      return offers(scene, "Glove") ? [{ type: "Glove" }] : [];
    case "remote":
      return [...onSquares(scene, "Remote"), ...listed(scene, "RemoteCarried")];
    case "pass":
      return onSquares(scene, "Pass");
  }
}

/** A card that has been picked; with what it does, where that is only one thing. */
export function planFor(scene: BlastScene, card: Card): UsePlan {
  const uses = usesOf(scene, card);
  return usePlan(card, uses.length === 1 ? uses[0]! : null);
}

export const throwsOf = (scene: BlastScene): readonly BlastTacticsAction[] => listed(scene, "Throw");

/** The square that stands for an action: where it goes, or where the bomb lands. */
export function targetOf(scene: BlastScene, action: BlastTacticsAction): number | undefined {
  if ("square" in action) return action.square;
  if ("carrier" in action) return scene.view.players[action.carrier]?.square ?? undefined;
  if ("direction" in action) return landingOf(scene, action) ?? undefined;
  return action.type === "Glove" ? (ownSquare(scene) ?? undefined) : undefined;
}

function landingOf({ view }: BlastScene, { type, direction }: Punch | Throw): number | null {
  return (type === "Punch" ? view.punches : view.throws)[SIDES.indexOf(direction)] ?? null;
}

/**
 * What a tap on a square means: the action that goes there, one after the other where several do, or else the one towards that neighbour.
 */
export function aimedAt(
  scene: BlastScene,
  actions: readonly BlastTacticsAction[],
  chosen: BlastTacticsAction | null,
  square: number,
): BlastTacticsAction | undefined {
  const there = actions.filter((action) => targetOf(scene, action) === square);
  const last = there.findIndex((action) => isSame(action, chosen));
  return there[(last + 1) % there.length] ?? actions.find((action) => "direction" in action && neighbour(scene, action) === square);
}

function neighbour(scene: BlastScene, { direction }: Punch | Throw): number | undefined {
  const own = ownSquare(scene);
  return own === null ? undefined : layoutIn(scene).next(own, direction);
}

/** The trail that is there, and what a slide would make of it: a longer one, or one of its own (BT-018). */
export function trailOf(scene: BlastScene, { to }: SlidePlan): readonly number[] {
  const { trail, whole_trail: whole } = scene.view;
  const own = ownSquare(scene);
  if (to === null || own === null) return trail;
  const way = layoutIn(scene).line(own, to);
  return whole ? [...new Set([...trail, ...way])] : way;
}

/** Where bombs could be laid on the way, and how many there will be. */
export function dropsFor(scene: BlastScene, plan: SlidePlan): readonly number[] {
  if (plan.to === null) return squaresOf(scene, "Lay");
  const { view, viewer } = scene;
  const others = view.players.flatMap(({ square }, seat) => (seat === viewer || square === null ? [] : [square]));
  return trailOf(scene, plan).filter(
    (square) => (takesBomb(view, square) || (square === plan.to && itemOf(view.things[square]!) !== undefined)) && !others.includes(square),
  );
}

export function bombsFor({ view, viewer }: BlastScene, { to }: SlidePlan): number {
  const more = to !== null && itemOf(view.things[to]!) === "bomb_up" ? 1 : 0;
  return view.phase === "ghost" ? 1 : (view.players[viewer]?.bombs ?? 0) + more;
}

/** The plan, without what is no longer offered. */
export function planIn(scene: BlastScene): Plan | null {
  const { draft } = scene;
  if (draft === null || !isAtTurn(scene)) return null;
  switch (draft.kind) {
    case "slide": {
      if (draft.to !== null && !squaresOf(scene, "Move").includes(draft.to)) return null;
      const drops = draft.drops.filter((square) => dropsFor(scene, draft).includes(square)).slice(0, bombsFor(scene, draft));
      return draft.to === null && drops.length === 0 && !offers(scene, "Lay") ? null : { ...draft, drops };
    }
    case "use":
      if (!scene.view.row.includes(draft.card) || usesOf(scene, draft.card).length === 0) return null;
      return draft.action !== null && isOffered(scene.offers, draft.action) ? draft : { ...draft, action: null };
    case "throw":
      if (throwsOf(scene).length === 0) return null;
      return draft.action !== null && isOffered(scene.offers, draft.action) ? draft : { ...draft, action: null };
    case "discard":
      return isOffered(scene.offers, { type: "Discard", card: draft.card } as BlastTacticsAction) ? draft : null;
    case "end":
      return offers(scene, "End") ? END : null;
  }
}

export const slideIn = (scene: BlastScene): SlidePlan => {
  const plan = planIn(scene);
  return plan?.kind === "slide" ? plan : slidePlan(null, [], false);
};

/** The goal of a slide, the target of a card, or the one bomb that is to be laid. */
export function chosenIn(scene: BlastScene): number | null {
  const plan = planIn(scene);
  if (plan?.kind === "use" || plan?.kind === "throw") return plan.action === null ? null : (targetOf(scene, plan.action) ?? null);
  const { to, drops } = slideIn(scene);
  return to ?? (drops.length === 1 ? drops[0]! : null);
}

export type Light = "move" | "lay" | "target";

/** What a tap on each lit square would do. */
export function lights(scene: BlastScene): ReadonlyMap<number, Light> {
  const plan = planIn(scene);
  const found = new Map<number, Light>();
  if (!isAtTurn(scene) || plan?.kind === "end") return found;
  if (plan?.kind === "use" || plan?.kind === "throw") {
    for (const action of plan.kind === "use" ? usesOf(scene, plan.card) : throwsOf(scene)) {
      const square = targetOf(scene, action);
      if (square !== undefined) found.set(square, "target");
      const beside = action.type === "Punch" ? neighbour(scene, action) : undefined;
      if (beside !== undefined) found.set(beside, "target");
    }
    return found;
  }
  const slide = slideIn(scene);
  const drops = dropsFor(scene, slide);
  if (slide.to === null) squaresOf(scene, "Lay").forEach((square) => found.set(square, "lay"));
  squaresOf(scene, "Move").forEach((square) => found.set(square, "move"));
  if (slide.laying && bombsFor(scene, slide) > 0) drops.forEach((square) => found.set(square, "lay"));
  return found;
}

/** Out for good: not even a bomb at the edge is left to lay (BT-151). */
export const isOut = ({ players, revenge, flipped }: BlastTacticsView, seat: number): boolean =>
  players[seat]?.square === null && !(revenge && flipped === 0);
