// Bombs Away: what the offers ask of a player: cards that can be played, places where they fit, ends to blow up.
import type { BoardProps, Scene } from "../../contract/game_module";
import { choicesOf } from "../../contract/offers";
import { isBomb } from "./kind";
import { includes, isSame, type Place, reading, unique } from "./place";
import { bombPlan, layPlan, type LayPlan, type Plan } from "./plan";
import type { BombsAwayAction, BombsAwayView, Lay } from "./wire.gen";

export type AwayScene = Scene<BombsAwayView, Plan>;
export type Props = BoardProps<BombsAwayView, BombsAwayAction, Plan>;

export const offers = (scene: AwayScene, type: BombsAwayAction["type"]): boolean => scene.offers.some((offer) => offer.type === type);

/** Whether it is up to this player: to lay, to draw or to pass. */
export const isAtTurn = (scene: AwayScene): boolean =>
  scene.view.turn === scene.viewer && scene.offers.some(({ type }) => type !== "Claim" && type !== "Undo");

const lays = (scene: AwayScene): readonly Lay[] => choicesOf<BombsAwayAction, "Lay">(scene.offers, "Lay");

const inOrder = (places: readonly Place[]): readonly Place[] => [...unique(places)].sort(reading);

/** Where a card fits, or what a bomb may blow up. */
export function placesFor(scene: AwayScene, card: number): readonly Place[] {
  const choices = isBomb(card) ? choicesOf<BombsAwayAction, "Bomb">(scene.offers, "Bomb") : lays(scene);
  return inOrder(choices.filter((choice) => choice.card === card));
}

export const secondTargets = (scene: AwayScene): readonly Place[] => inOrder(choicesOf<BombsAwayAction, "Second">(scene.offers, "Second"));

/** The ways in which a card may lie at a place: turned, not turned, or both (BA-133). */
export function turnsAt(scene: AwayScene, card: number, place: Place): readonly boolean[] {
  return lays(scene)
    .filter((lay) => lay.card === card && isSame(lay, place))
    .map(({ turned = false }) => turned);
}

/** Kinds in hand that can be played now. */
export function playable(scene: AwayScene): readonly number[] {
  const bombs = choicesOf<BombsAwayAction, "Bomb">(scene.offers, "Bomb");
  return [...new Set([...lays(scene), ...bombs].map(({ card }) => card))].sort((one, other) => one - other);
}

/** A card that has been picked; with its place, where there is only one. */
export function planFor(scene: AwayScene, card: number): Plan {
  const places = placesFor(scene, card);
  const only = places.length === 1 ? places[0]! : null;
  if (isBomb(card)) return bombPlan(card, only);
  return only === null ? layPlan(card) : layAt(scene, card, only);
}

/** As it fits there: turned only where it must be. */
export function layAt(scene: AwayScene, card: number, place: Place): LayPlan {
  const turns = turnsAt(scene, card, place);
  return layPlan(card, place, turns.length > 0 && !turns.includes(false));
}

/** The plan, without what is no longer offered. */
export function planIn(scene: AwayScene): Plan | null {
  const { draft } = scene;
  if (draft === null) return null;
  if (draft.kind === "second") return includes(secondTargets(scene), draft.place) ? draft : null;
  if (draft.kind !== "lay" && draft.kind !== "bomb")
    return scene.offers.some(({ type }) => type.toLowerCase() === draft.kind) ? draft : null;
  if (!isAtTurn(scene) || scene.view.second || !inHand(scene, draft.card)) return null;
  if (draft.kind === "bomb" && !offers(scene, "Bomb")) return null;
  if (draft.place === null || !includes(placesFor(scene, draft.card), draft.place)) return { ...draft, place: null };
  return draft.kind === "bomb" || turnsAt(scene, draft.card, draft.place).includes(draft.turned)
    ? draft
    : layAt(scene, draft.card, draft.place);
}

const inHand = ({ view, viewer }: AwayScene, card: number): boolean => view.hands[viewer]?.includes(card) ?? false;

/** Places with a pilot light: for the picked card, or for a second blast. */
export function litPlaces(scene: AwayScene): readonly Place[] {
  if (scene.view.second) return secondTargets(scene);
  const plan = planIn(scene);
  return plan?.kind === "lay" || plan?.kind === "bomb" ? placesFor(scene, plan.card) : [];
}

export function chosenPlace(scene: AwayScene): Place | null {
  const plan = planIn(scene);
  return plan !== null && "place" in plan ? plan.place : null;
}
