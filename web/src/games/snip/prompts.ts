// Snip: what is expected of whom, and what the one button would do.
import type { Facts } from "../../contract/facts";
import type { Prompt, Scene } from "../../contract/game_module";
import { choicesOf } from "../../contract/offers";
import { litWires } from "./board";
import { letterOf, ownerOf } from "./wire";
import type { SnipAction, SnipView } from "./wire.gen";

type SnipScene = Scene<SnipView, number>;

export function prompt(scene: SnipScene): Prompt<SnipAction, number> {
  const lit = litWires(scene.offers);
  if (lit.length === 0) return waiting(scene);
  const { draft } = scene;
  return { ...(draft === null || !lit.includes(draft) ? asking(scene) : chosen(scene, draft)), lit };
}

function waiting({ view, words }: SnipScene): Prompt<SnipAction, number> {
  const [seat] = view.waiting_on;
  return {
    title: seat === undefined ? "" : words.tell("prompt-waiting", { seat }),
    detail: words.tell("prompt-to-go", { left: blueToGo(view) }),
  };
}

function asking({ offers, words }: SnipScene): Prompt<SnipAction, number> {
  const vouch = choicesOf<SnipAction, "Vouch">(offers, "Vouch").length > 0;
  return { title: words.tell("prompt-pick"), detail: words.tell("prompt-pick-hint", { vouch }), wanted: words.plain("prompt-pick") };
}

function chosen({ view, viewer, words }: SnipScene, wire: number): Prompt<SnipAction, number> {
  if (ownerOf(wire) === viewer) {
    return {
      title: words.tell("prompt-vouch", { wire }),
      detail: words.tell("prompt-vouch-hint", { left: view.vouchers - 1 }),
      submit: { label: words.plain("prompt-deed-vouch", { wire }), icon: "check", action: { type: "Vouch", wire } },
    };
  }
  return {
    title: words.tell("prompt-cut", { seat: ownerOf(wire), wire }),
    detail: words.tell("prompt-cut-hint", { seat: ownerOf(wire), vouched: view.vouched[wire] ?? false }),
    submit: { label: words.plain("prompt-deed-cut", { wire }), icon: "snip", action: { type: "Cut", wire } },
  };
}

function blueToGo(view: SnipView): number {
  return view.cut.filter((cut) => !cut).length - 1;
}

/** Wires are named by their letters. */
export function facts(given: Facts): Facts {
  return typeof given.wire === "number" ? { ...given, wire: letterOf(given.wire) } : given;
}

/** A wire's letter picks it, or asks why it cannot be picked. */
export function key(
  pressed: string,
  { offers, view, viewer }: SnipScene,
): { readonly draft: number } | { readonly attempt: SnipAction } | null {
  const wire = pressed.length === 1 ? pressed.charCodeAt(0) - 97 : -1;
  if (wire < 0 || wire >= view.cut.length) return null;
  if (litWires(offers).includes(wire)) return { draft: wire };
  return { attempt: { type: ownerOf(wire) === viewer ? "Vouch" : "Cut", wire } };
}
