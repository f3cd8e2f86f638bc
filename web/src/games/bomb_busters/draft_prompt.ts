// Bomb Busters: one of the info tokens that lie open is taken (BB-1271).
import { isOffered, valuesOf } from "../../contract/offers";
import type { BustersPrompt, BustersScene } from "./scene";
import { inkOf, labelOf, spoken } from "./tile";
import type { TakeToken } from "./wire.gen";

export const mustTake = ({ offers }: BustersScene): boolean => offers.some(({ type }) => type === "TakeToken");

export function draftPrompt({ draft, offers, words }: BustersScene): BustersPrompt {
  const value = draft?.kind === "token" ? draft.value : null;
  const action: TakeToken | null = value === null ? null : { type: "TakeToken", value };
  return {
    title: words.tell("prompt-pick"),
    detail: words.tell("prompt-pick-hint"),
    options: (valuesOf(offers, "TakeToken", "value") as readonly number[]).map((each) => ({
      label: labelOf(each),
      ink: inkOf(each),
      draft: { kind: "token", value: each },
      chosen: each === value,
    })),
    wanted: words.plain("prompt-wanted", { what: "value" }),
    submit:
      value !== null && action !== null && isOffered(offers, action)
        ? { label: words.plain("prompt-deed-pick", { value: spoken(value, words) }), icon: "check", action }
        : undefined,
  };
}
