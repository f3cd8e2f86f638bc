// Bomb Busters: the prompt for a wire from Nano: which of one's own stands it goes to (BB-1432).
import { valuesOf } from "../../contract/offers";
import type { Plan } from "./plan";
import type { BustersPrompt, BustersScene } from "./question";
import { spoken, tileValue } from "./tile";

export const mustSort = ({ offers }: BustersScene): boolean => offers.some(({ type }) => type === "SortIn");

export const standsToSort = ({ offers }: BustersScene): readonly number[] => valuesOf(offers, "SortIn", "stand") as readonly number[];

export function sortPrompt(scene: BustersScene): BustersPrompt {
  const { draft, view, words } = scene;
  const stands = standsToSort(scene);
  const chosen = draft?.kind === "stand" && stands.includes(draft.stand) ? draft.stand : null;
  const tile = view.nano?.taken;
  return {
    title: words.tell("prompt-sort", { value: tile == null ? "" : spoken(tileValue(tile), words) }),
    detail: words.tell("prompt-sort-hint"),
    options: stands.map((stand, at) => ({
      label: words.plain("prompt-stand", { second: at > 0 }),
      draft: { kind: "stand", stand } satisfies Plan,
      chosen: stand === chosen,
    })),
    wanted: words.plain("prompt-wanted", { what: "stand" }),
    submit:
      chosen === null ? undefined : { label: words.plain("prompt-deed-sort"), icon: "check", action: { type: "SortIn", stand: chosen } },
  };
}
