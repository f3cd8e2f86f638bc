// Bomb Busters: what a tap on a piece, or a key, picks.
import type { KeyHelp } from "../../contract/game_module";
import { isOffered, valuesOf } from "../../contract/offers";
import type { GameWords } from "../../contract/game_words";
import { FAST_PASS, GRAPPLING_HOOK, isDetector, isUsable, needsOf, POST_IT, TRIPLE_DETECTOR, typeOf, XY_RAY } from "./card";
import { falsehoodIn, wiresToDeny } from "./falsehood";
import { ownOf, usualOf } from "./laying";
import { ownerOf, placesOn, standOf, wireAt } from "./place";
import { type Names, type Plan, useOf, type Use, withName, withOwn, withRay, withTool, withValue, withWire } from "./plan";
import {
  chosenWires,
  choiceAsked,
  claimIn,
  isMine,
  isMyTurn,
  litWires,
  mustSay,
  nameable,
  namesIn,
  sayableValues,
  useIn,
  valueAt,
} from "./question";
import type { BustersScene } from "./scene";
import { canSkip, isCalled, seatsToName, standsToSort } from "./box_offers";
import { isLocked } from "./ribbon_kind";
import { YELLOW } from "./tile";
import type { BombBustersAction, BombBustersView } from "./wire.gen";

export type Picked = { readonly draft: Plan } | { readonly attempt: BombBustersAction } | null;

export function tapWire(scene: BustersScene, wire: number): Picked {
  const denied = falsehoodIn(scene);
  if (denied !== null)
    return litWires(scene).includes(wire)
      ? { draft: { ...denied, wire } }
      : { attempt: { type: "PlaceFalse", wire, value: denied.value ?? 1 } };
  const use = useIn(scene);
  if (use !== null) return tapForCard(scene, use, wire);
  if (isCalled(scene)) return tapCalled(scene, wire);
  if (seatsToName(scene).length > 0) return tapNamed(scene, ownerOf(scene.view, wire));
  const asked = choiceAsked(scene);
  if (asked !== null) return litWires(scene).includes(wire) ? { draft: { kind: "choice", wire } } : { attempt: { type: asked, wire } };
  if (standsToSort(scene).includes(standOf(wire))) return { draft: { kind: "stand", stand: standOf(wire) } };
  const names = namesIn(scene);
  if (names !== null) return tapName(scene, names, wire);
  return isMine(scene, wire) ? tapOwn(scene, wire) : tapTheirs(scene, wire);
}

/** An own wire of the number calls for it. */
function tapCalled(scene: BustersScene, wire: number): Picked {
  const fits = isMine(scene, wire) && valueAt(scene, wire) === scene.view.call?.number;
  return fits ? { draft: { kind: "answer", calls: true } } : { attempt: { type: "Point", wire } };
}

function tapName(scene: BustersScene, names: Names, wire: number): Picked {
  if (!nameable(scene).includes(wire)) return { attempt: { type: "NameWire", wire } };
  return { draft: withName(names, wire, scene.view.naming?.count ?? 1) };
}

/** A wire stands for whose it is. */
function tapNamed(scene: BustersScene, mate: number): Picked {
  return seatsToName(scene).includes(mate) ? { draft: { kind: "mate", mate } } : { attempt: { type: "Appoint", mate } };
}

/** An own wire, or a wire of the teammate who is meant. */
function tapForCard(scene: BustersScene, use: Use, wire: number): Picked {
  if (litWires(scene).includes(wire)) return { draft: withUsed(scene, use, wire) };
  const owner = ownerOf(scene.view, wire);
  return owner === scene.viewer ? null : tapMate(scene, use, owner);
}

/** The Fast Pass takes two equal wires, the Grappling Hook an own stand, too: the first one unless another is named. */
function withUsed(scene: BustersScene, use: Use, wire: number): Use {
  if (use.card === GRAPPLING_HOOK) return { ...use, wire, stand: use.stand ?? ownStand(scene) };
  if (use.card !== FAST_PASS) return { ...use, wire };
  const value = valueAt(scene, wire);
  const others = litWires(scene).filter((each) => each !== wire && valueAt(scene, each) === value);
  const first = use.wire !== null && others.includes(use.wire) ? use.wire : others[0];
  return { ...use, wire, also: first ?? null };
}

const ownStand = ({ offers }: BustersScene): number | null =>
  (valuesOf(offers, typeOf(GRAPPLING_HOOK), "stand") as readonly number[])[0] ?? null;

export function tapMate({ offers }: BustersScene, use: Use, mate: number): Picked {
  const need = needsOf(use.card).find((each) => each === "mate" || each === "mates");
  if (need === undefined || !valuesOf(offers, typeOf(use.card), need).includes(mate)) return null;
  if (need === "mate") return { draft: { ...use, mates: [mate] } };
  const others = use.mates.filter((each) => each !== mate);
  return { draft: { ...use, mates: others.length < use.mates.length ? others : [...others, mate].slice(-2) } };
}

/** One's own wire stands for its value, and is the one that will be cut with it. */
function tapOwn(scene: BustersScene, wire: number): Picked {
  const value = valueAt(scene, wire);
  if (value === null || wireAt(scene.view, wire)?.cut) return null;
  if (isMyTurn(scene) && isLocked(scene.view, value)) return { attempt: { type: "SoloCut", value } };
  if (sayValue(scene, value) === null) return null;
  return { draft: withOwn(claimIn(scene), wire, value, usualOf(scene, ownOf(scene, value))) };
}

function sayValue(scene: BustersScene, value: number): Picked {
  if ((!isMyTurn(scene) && !mustSay(scene)) || namesIn(scene) !== null) return null;
  const claim = claimIn(scene);
  return sayableValues(scene, claim.tool).includes(value) ? { draft: withValue(claim, value) } : null;
}

function tapTheirs(scene: BustersScene, wire: number): Picked {
  const claim = claimIn(scene);
  if (!litWires(scene).includes(wire)) return { attempt: { type: "Point", wire } };
  const sameStand = claim.wires.length > 0 && standOf(claim.wires[0]!) === standOf(wire);
  return { draft: withWire(claim, wire, sameStand) };
}

/** A detector or the ray joins the claim; any other card asks for what it needs. */
export function tapCard(scene: BustersScene, card: number): Picked {
  if (!isUsable(scene.offers, card)) return null;
  if (card === POST_IT && wiresToDeny(scene).length > 0) return { draft: { kind: "false", wire: null, value: null } };
  if (card === XY_RAY) return { draft: withRay(claimIn(scene)) };
  if (isDetector(card)) return { draft: withTool(claimIn(scene), card === TRIPLE_DETECTOR ? "triple" : "super") };
  return { draft: useOf(card) };
}

/** As the help tells them: S only where the mission lets a turn pass. */
export const keys = (words: GameWords, { skips = null }: BombBustersView): readonly KeyHelp[] => [
  ["A B C …", words.plain("board-key-letters")],
  ["1 … 9", words.plain("board-key-values")],
  ["0 - =", words.plain("board-key-high-values")],
  ["Y", words.plain("board-key-yellow")],
  ...(skips === null ? [] : [["S", words.plain("board-key-skip")] as const]),
  ["P", words.plain("board-key-pencil")],
];

const VALUE_KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "-", "="];

/** Letters pick wires of the stand in focus, if any can be picked there, else of the one in question.
    Digits and Y pick values: 0 is 10, - is 11, = is 12. */
export function key(pressed: string, scene: BustersScene): Picked {
  const value = pressed.toLowerCase() === "y" ? YELLOW : VALUE_KEYS.indexOf(pressed) + 1;
  if (value > 0) return pressValue(scene, value);
  if (pressed.toLowerCase() === "s") return canSkip(scene) ? { draft: { kind: "skip" } } : null;
  if (!/^[a-o]$/i.test(pressed) || litWires(scene).length === 0) return null;
  const stand = standInFocus(scene) ?? standInMind(scene);
  const wire = stand === null ? undefined : placesOn(scene.view, stand)[pressed.toLowerCase().charCodeAt(0) - 97];
  return wire === undefined ? null : tapWire(scene, wire);
}

function pressValue(scene: BustersScene, value: number): Picked {
  const denied = falsehoodIn(scene);
  if (denied !== null) return { draft: { ...denied, value } };
  const use = useIn(scene);
  if (use !== null && isOffered(scene.offers, { type: "UseRadar", number: value } as BombBustersAction))
    return { draft: { ...use, number: value } };
  const wire = litWires(scene).find((each) => isMine(scene, each) && valueAt(scene, each) === value);
  if ((use !== null || choiceAsked(scene) !== null) && wire !== undefined) return tapWire(scene, wire);
  if (claimIn(scene).values.includes(value)) return { draft: claimIn(scene) }; // a hint may have picked it already
  return sayValue(scene, value);
}

/** After a hit the focus is still on their stand while one of one's own wires is asked for. */
function standInFocus(scene: BustersScene): number | null {
  const stand = Number(document.activeElement?.closest<HTMLElement>("[data-stand]")?.dataset.stand || "-1");
  return litWires(scene).some((wire) => standOf(wire) === stand) ? stand : null;
}

/** Where something has been picked, else where something can be. */
function standInMind(scene: BustersScene): number | null {
  const wire = chosenWires(scene)[0] ?? litWires(scene)[0];
  return wire === undefined ? null : standOf(wire);
}
