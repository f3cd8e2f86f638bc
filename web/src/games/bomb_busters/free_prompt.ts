// Bomb Busters: the prompt between two turns where there is no turn order: whoever is first has the turn (BB-1101).
import type { BustersPrompt, BustersScene } from "./scene";
import type { CallSnip } from "./wire.gen";

export const SNIP: CallSnip = { type: "CallSnip" };

export function freePrompt({ words }: BustersScene): BustersPrompt {
  return {
    title: words.tell("prompt-free"),
    detail: words.tell("prompt-free-hint"),
    submit: { label: words.plain("prompt-deed-free"), icon: "snip", action: SNIP },
  };
}
