// Bomb Busters: what the offers ask of a player, which pieces they light up, and what a plan would send.
import type { Facts } from "../../contract/facts";
import { isOffered, valuesOf } from "../../contract/offers";
import { givenOf, isLabel, isUsable, needsOf, ownPower, typeOf } from "./card";
import { falsehoodIn, wiresToDeny } from "./falsehood";
import { ownerOf, placesOf, reachedOn, standOf, uncutOn, wireAt } from "./place";
import { type Claim, type Names, NO_CLAIM, type Plan, type Tool, type Use, useOf } from "./plan";
import type { BustersScene } from "./scene";
import { RED, tileValue } from "./tile";
import type { BombBustersAction } from "./wire.gen";

export type ChoiceType = "PlaceInfo" | "Answer" | "Lay" | "GiveWire";

const CHOICES: readonly ChoiceType[] = ["PlaceInfo", "Answer", "Lay", "GiveWire"];
const CUTS = ["Point", "DoubleDetect", "TripleDetect", "SuperDetect", "SoloCut"];
const TURN = [...CUTS, "RevealReds", "NameWire", "TakeBack"];
const POINTERS: { readonly [tool in Tool]: { readonly type: string; readonly field: string } } = {
  hand: { type: "Point", field: "wire" },
  double: { type: "DoubleDetect", field: "wires" },
  triple: { type: "TripleDetect", field: "wires" },
  super: { type: "SuperDetect", field: "stand" },
};

const numbers = (...from: Parameters<typeof valuesOf>): readonly number[] => valuesOf(...from) as readonly number[];

/** The kind of own wire that is asked for, if one is. */
export function choiceAsked({ offers }: BustersScene): ChoiceType | null {
  return CHOICES.find((type) => offers.some((offer) => offer.type === type)) ?? null;
}

export const isMyTurn = ({ offers }: BustersScene): boolean => offers.some((offer) => TURN.includes(offer.type));
export const mustSay = ({ offers }: BustersScene): boolean => offers.some((offer) => offer.type === "Say");
export const canPoint = ({ offers }: BustersScene, tool: Tool): boolean => offers.some((offer) => offer.type === POINTERS[tool].type);

/** Whether the X or Y Ray may be part of the claim: before pointing the view tells, after it two values are offered. */
export function canRay(scene: BustersScene): boolean {
  const { offers, view } = scene;
  if (!mustSay(scene)) return canPoint(scene, "hand") && view.sayable?.ray === true;
  return offers.some(({ type, fields = [] }) => type === "Say" && fields.some((field) => field.most > 1));
}

export function isMine({ view, viewer }: BustersScene, wire: number): boolean {
  return ownerOf(view, wire) === viewer;
}

export function valueAt({ view }: Pick<BustersScene, "view">, wire: number): number | null {
  const tile = wireAt(view, wire)?.tile ?? null;
  return tile === null ? null : tileValue(tile);
}

/** The card in use, while the offers still allow it. */
export function useIn({ draft, offers }: BustersScene): Use | null {
  return draft?.kind === "use" && isUsable(offers, draft.card) ? draft : null;
}

/** Cards that may be used now, as things to step through. */
export function cardsToUse({ offers, view, viewer }: BustersScene): readonly Plan[] {
  return [...view.equipment, ...ownPower(view, viewer)]
    .filter(({ card, state }) => state === "ready" && isUsable(offers, card))
    .map(({ card }) => useOf(card));
}

/** Wires to be named at once: those picked, or those that the table knows of already; null while the player means to cut otherwise. */
export function namesIn({ draft, offers, view }: BustersScene): Names | null {
  if (view.naming == null || !offers.some(({ type }) => type === "NameWire" || type === "TakeBack")) return null;
  if (draft?.kind === "names") return draft;
  const { named = [] } = view.naming;
  const isAll = !offers.some(({ type }) => CUTS.includes(type));
  return draft === null && (named.length > 0 || isAll) ? { kind: "names", wires: named } : null;
}

/** Wires that may be named, and those that have been. */
export const nameable = ({ offers, view }: BustersScene): readonly number[] => [
  ...numbers(offers, "NameWire", "wire"),
  ...(view.naming?.named ?? []),
];

/** The claim in the making, without what can no longer be pointed at. */
export function claimIn(scene: BustersScene): Claim {
  const { draft } = scene;
  if (draft?.kind !== "claim") return freshClaim(scene);
  const tool = mustSay(scene) || canPoint(scene, draft.tool) ? draft.tool : "hand";
  const sayable = sayableValues(scene, tool, draft.ray);
  const within = targets(scene, tool).filter((wire) => !draft.ray || wireAt(scene.view, wire)?.apart == null);
  return {
    ...draft,
    tool,
    wires: draft.wires.filter((wire) => within.includes(wire)),
    values: draft.values.filter((value) => sayable.includes(value)),
  };
}

/** Nothing is picked; the number that must be cut is said from the beginning. */
function freshClaim({ view, viewer }: BustersScene): Claim {
  return view.call?.to === viewer ? { ...NO_CLAIM, values: [view.call.number] } : NO_CLAIM;
}

/** Wires of teammates that this tool may point at. */
function targets({ offers, view }: BustersScene, tool: Tool): readonly number[] {
  const { type, field } = POINTERS[tool];
  const found = numbers(offers, type, field);
  return tool === "super" ? found.flatMap((stand) => reachedOn(view, stand)) : found;
}

/** After pointing the offers name the values, before it the view does. */
export function sayableValues(scene: BustersScene, tool: Tool, ray = false): readonly number[] {
  if (mustSay(scene)) return [...numbers(scene.offers, "Say", "values")].sort((a, b) => a - b);
  const { sayable } = scene.view;
  if (sayable === null) return [];
  if (tool !== "hand") return sayable.with_detector;
  return ray ? sayable.by_hand.filter((value) => holdsInReach(scene, value)) : sayable.by_hand;
}

function holdsInReach(scene: BustersScene, value: number): boolean {
  return placesOf(scene.view).some((wire) => {
    const held = wireAt(scene.view, wire);
    return isMine(scene, wire) && !held?.cut && held?.apart == null && valueAt(scene, wire) === value;
  });
}

/** Pieces with a pilot light. */
export function litWires(scene: BustersScene): readonly number[] {
  const { offers } = scene;
  if (falsehoodIn(scene) !== null) return wiresToDeny(scene);
  const use = useIn(scene);
  if (use !== null) return numbers(offers, typeOf(use.card), needsOf(use.card).includes("wires") ? "wires" : "wire", givenOf(use.card));
  const asked = choiceAsked(scene);
  if (asked !== null) return numbers(offers, asked, "wire");
  if (offers.some(({ type }) => type === "SortIn"))
    return numbers(offers, "SortIn", "stand").flatMap((stand) => uncutOn(scene.view, stand));
  if (!isMyTurn(scene)) return [];
  if (namesIn(scene) !== null) return nameable(scene);
  return [...targets(scene, claimIn(scene).tool), ...soloWires(scene)].sort((a, b) => a - b);
}

/** Own wires that could be cut alone. */
function soloWires(scene: BustersScene): readonly number[] {
  const solo = numbers(scene.offers, "SoloCut", "value");
  return placesOf(scene.view).filter(
    (wire) => isMine(scene, wire) && !wireAt(scene.view, wire)?.cut && solo.includes(valueAt(scene, wire) ?? RED),
  );
}

/** Pieces that have been picked. */
export function chosenWires(scene: BustersScene): readonly number[] {
  const { draft, view } = scene;
  const denied = falsehoodIn(scene);
  if (denied !== null) return denied.wire === null ? [] : [denied.wire];
  const use = useIn(scene);
  if (use !== null) return wiresOf(use);
  const names = namesIn(scene);
  if (names !== null) return names.wires;
  if (draft?.kind === "choice") return litWires(scene).includes(draft.wire) ? [draft.wire] : [];
  const { tool, wires } = claimIn(scene);
  return tool === "super" && wires[0] !== undefined ? reachedOn(view, standOf(wires[0])) : wires;
}

/** Those that a card is used at. */
export function wiresOf({ card, wire, also }: Use): readonly number[] {
  if (wire === null) return [];
  if (isLabel(card)) return [wire, wire + 1];
  return also === null ? [wire] : [wire, also].sort((a, b) => a - b);
}

/** What using the card would send, once everything it needs has been picked. */
export function useAction(use: Use): BombBustersAction | null {
  const { card, wire, also, mates, number, stand } = use;
  const given: { readonly [need: string]: unknown } = {
    wire,
    wires: also === null ? null : wiresOf(use),
    stand,
    mate: mates[0] ?? null,
    mates: mates.length === 0 ? null : [...mates].sort((a, b) => a - b),
    number,
  };
  const needs = needsOf(card).map((need) => [need, given[need]] as const);
  if (needs.some(([, value]) => value === null)) return null;
  return { type: typeOf(card), ...givenOf(card), ...Object.fromEntries(needs) } as BombBustersAction;
}

/** What pointing would send, if it is offered. */
export function pointAction({ offers }: Pick<BustersScene, "offers">, { tool, wires }: Claim): BombBustersAction | null {
  const [first] = wires;
  if (first === undefined) return null;
  const { type, field } = POINTERS[tool];
  const aim = tool === "hand" ? first : tool === "super" ? standOf(first) : [...wires].sort((a, b) => a - b);
  const action = { type, [field]: aim } as Facts & { readonly type: string };
  return isOffered(offers, action) ? (action as unknown as BombBustersAction) : null;
}
