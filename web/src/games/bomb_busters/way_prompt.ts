// Bomb Busters: the prompt for the way that Nano looks after a cut (BB-1591).
import type { Plan } from "./plan";
import type { BustersPrompt, BustersScene } from "./scene";

export const mustTurn = ({ offers }: BustersScene): boolean => offers.some(({ type }) => type === "TurnNano");

export function wayPrompt({ draft, view, words }: BustersScene): BustersPrompt {
  const ahead = draft?.kind === "way" ? draft.ahead : (view.nano?.ahead ?? 1) > 0;
  return {
    title: words.tell("prompt-way"),
    options: [false, true].map((way) => ({
      label: words.plain("prompt-ahead", { ahead: way }),
      icon: way ? "right" : "left",
      draft: { kind: "way", ahead: way } satisfies Plan,
      chosen: way === ahead,
    })),
    submit: { label: words.plain("prompt-deed-way"), icon: "check", action: { type: "TurnNano", ahead } },
  };
}
