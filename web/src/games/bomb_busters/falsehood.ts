// Bomb Busters: a false token in the making: an own wire, and a number that it is not (BB-1171, BB-1521).
import type { Facts } from "../../contract/facts";
import { isOffered, valuesOf } from "../../contract/offers";
import type { Falsehood, Plan } from "./plan";
import type { BustersPrompt, BustersScene } from "./question";
import { labelOf } from "./tile";
import type { PlaceFalse } from "./wire.gen";

const NOTHING: Falsehood = { kind: "false", wire: null, value: null };

const offered = ({ offers }: BustersScene, field: string, given: Facts = {}): readonly number[] =>
  valuesOf(offers, "PlaceFalse", field, given) as readonly number[];

/** What is picked of it: in the info phase, and with the Post-it, which is a false one then. */
export function falsehoodIn(scene: BustersScene): Falsehood | null {
  const { draft, view } = scene;
  if (offered(scene, "wire").length === 0) return null;
  if (draft?.kind === "false") return draft;
  return view.doing === "info" ? NOTHING : null;
}

export const wiresToDeny = (scene: BustersScene): readonly number[] => offered(scene, "wire");

export function falsePrompt(scene: BustersScene, picked: Falsehood): BustersPrompt {
  const { offers, words } = scene;
  const { wire, value } = picked;
  const numbers = wire === null ? [] : offered(scene, "value", { wire });
  const action: PlaceFalse | null = wire === null || value === null ? null : { type: "PlaceFalse", wire, value };
  return {
    title: words.tell("prompt-false"),
    detail: words.tell("prompt-false-hint"),
    options: numbers.map((number) => ({
      label: labelOf(number),
      ink: "blue",
      draft: { ...picked, value: number },
      chosen: value === number,
    })),
    lit: wiresToDeny(scene).map((each): Plan => ({ ...picked, wire: each })),
    wanted: words.plain("prompt-wanted", { what: wire === null ? "own" : "number" }),
    submit:
      action !== null && isOffered(offers, action)
        ? { label: words.plain("prompt-deed-false", { value }), icon: "check", action }
        : undefined,
  };
}
