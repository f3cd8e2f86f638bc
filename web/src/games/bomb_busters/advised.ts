// Bomb Busters: an action that somebody advises, as the plan that would send it.
import type { Proposed } from "../../contract/game_module";
import { markedPiece, markedValue } from "../../contract/marked_text";
import type { Proposal } from "../../net/wire.gen";
import { cardOf } from "./card";
import { claimed, wiresOf } from "./decided";
import { letterOf, ownerOf, placeOf, seatingOf } from "./place";
import { NO_CLAIM, type Plan, useOf } from "./plan";
import type { BustersScene } from "./scene";
import { inkOf, labelOf } from "./tile";
import type { BombBustersAction, NameWire } from "./wire.gen";

const LONGEST = 16; // wires of a stand; those that are cut drop out of a plan

export function draftOf(action: BombBustersAction, then: BombBustersAction | null = null, facts: Proposal["facts"] = {}): Plan | null {
  const values = then?.type === "Say" ? then.values : [];
  switch (action.type) {
    case "Point":
      return { ...NO_CLAIM, wires: [action.wire], ray: values.length > 1, values };
    case "DoubleDetect":
      return { ...NO_CLAIM, tool: "double", wires: action.wires, values };
    case "TripleDetect":
      return { ...NO_CLAIM, tool: "triple", wires: action.wires, values };
    case "SuperDetect":
      return {
        ...NO_CLAIM,
        tool: "super",
        wires: Array.from({ length: LONGEST }, (_, position) => placeOf(action.stand, position)),
        values,
      };
    case "Say":
      return { ...NO_CLAIM, ray: action.values.length > 1, values: action.values };
    case "SoloCut":
      return { ...NO_CLAIM, values: [action.value] };
    case "PlaceInfo":
    case "Answer":
    case "Lay":
    case "GiveWire":
      return { kind: "choice", wire: action.wire };
    case "Volunteer":
    case "Decline":
      return { kind: "answer", calls: action.type === "Volunteer" };
    case "NameWire":
      return { kind: "names", wires: namedIn(action, facts) };
    case "TurnNano":
      return { kind: "way", ahead: action.ahead };
    case "SortIn":
      return { kind: "stand", stand: action.stand };
    case "TakeConstraint":
      return { kind: "letter", letter: action.letter };
    case "ChangeConstraint":
      return { kind: "change", change: action.change };
    case "Skip":
      return { kind: "skip" };
    case "Appoint":
      return { kind: "mate", mate: action.mate };
    case "RevealReds":
    case "CallSnip":
    case "TakeBack":
    case "Speak":
      return null;
    default:
      return useAdvised(action);
  }
}

/** The whole set: the facts tell the wires that are named with this one. */
function namedIn({ wire }: NameWire, facts: Proposal["facts"]): readonly number[] {
  const others = Object.entries(facts).flatMap(([name, fact]) => (name.startsWith("with_") ? [fact] : []));
  return [wire, ...others];
}

function useAdvised(action: BombBustersAction): Plan | null {
  const card = "card" in action ? action.card : cardOf(action.type);
  if (card === null) return null;
  return {
    ...useOf(card),
    wire: "wire" in action ? action.wire : null,
    mates: "mates" in action ? action.mates : "mate" in action ? [action.mate] : [],
    number: "number" in action ? action.number : null,
  };
}

/** "Bea's m is a 12", or "12 at Bea's m n" where one of several is enough; what is no claim is told as the action that it is. */
export function proposed(proposal: Proposal, scene: BustersScene): Proposed | null {
  const told = toldClaim(proposal, scene);
  const { red } = proposal.facts;
  return told === null || red === undefined ? told : { ...told, risk: red / 100 };
}

function toldClaim({ action, then }: Proposal, { view, words }: BustersScene): Proposed | null {
  const [first, next] = [action, then] as (BombBustersAction | null)[];
  const shown = (value: number): string => markedValue(labelOf(value), inkOf(value));
  if (first?.type === "SoloCut") return { seat: null, title: words.tell("board-hint-solo", { shown: shown(first.value) }) };
  if (first?.type === "NameWire" && view.naming != null) {
    const { value, count } = view.naming;
    return { seat: null, title: words.tell("board-named-set", { shown: shown(value), count }) };
  }
  const said = first?.type === "Say" ? first : next?.type === "Say" ? next : null;
  if (first == null || said === null) return null;
  const wires = first.type === "Say" ? (view.claim?.wires ?? []) : wiresOf(first, view);
  const [wire] = wires;
  const [value] = said.values;
  if (wire === undefined || value === undefined) return null;
  const seat = ownerOf(view, wire);
  if (wires.length > 1 || said.values.length > 1) {
    const whole = first.type === "SuperDetect" || (first.type === "Say" && view.claim?.tool === "super");
    const title = claimed(wires, said.values, whole, view, words);
    return title === null ? null : { seat, title };
  }
  const piece = markedPiece(letterOf(wire, seatingOf(view)));
  return { seat, title: words.tell("board-hint", { seat, piece, value, shown: shown(value) }) };
}

/** "Bea's m may be" */
export function looked(piece: string, { view, words }: BustersScene): string {
  const wire = Number(piece.replace("wire-", ""));
  return words.tell("board-looked", { seat: ownerOf(view, wire), piece: markedPiece(letterOf(wire, seatingOf(view))) });
}
