// Bomb Busters: an action that somebody advises, as the plan that would send it.
import { cardOf } from "./card";
import { placeOf } from "./place";
import { NO_CLAIM, type Plan, useOf } from "./plan";
import type { BombBustersAction } from "./wire.gen";

const LONGEST = 16; // wires of a stand; those that are cut drop out of a plan

export function draftOf(action: BombBustersAction, then: BombBustersAction | null = null): Plan | null {
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
    case "RevealReds":
    case "Speak":
      return null;
    default:
      return useAdvised(action);
  }
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
