// Bomb Busters: the prompt of a false token: an own wire, and a number that it is not.
import { isOffered } from "../../contract/offers";
import { deniable, wiresToDeny } from "./falsehood";
import type { Falsehood, Plan } from "./plan";
import type { BustersPrompt, BustersScene } from "./scene";
import { labelOf } from "./tile";
import type { PlaceFalse } from "./wire.gen";

export function falsePrompt(scene: BustersScene, picked: Falsehood): BustersPrompt {
  const { offers, words } = scene;
  const { wire, value } = picked;
  const numbers = wire === null ? [] : deniable(scene, "value", { wire });
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
