// Bomb Busters: a false token in the making: an own wire, and a number that it is not (BB-1171, BB-1521).
import type { Facts } from "../../contract/facts";
import { valuesOf } from "../../contract/offers";
import type { Falsehood } from "./plan";
import type { BustersScene } from "./scene";

const NOTHING: Falsehood = { kind: "false", wire: null, value: null };

export const deniable = ({ offers }: BustersScene, field: string, given: Facts = {}): readonly number[] =>
  valuesOf(offers, "PlaceFalse", field, given) as readonly number[];

/** What is picked of it: in the info phase, and with the Post-it, which is a false one then. */
export function falsehoodIn(scene: BustersScene): Falsehood | null {
  const { draft, view } = scene;
  if (deniable(scene, "wire").length === 0) return null;
  if (draft?.kind === "false") return draft;
  return view.doing === "info" ? NOTHING : null;
}

export const wiresToDeny = (scene: BustersScene): readonly number[] => deniable(scene, "wire");
