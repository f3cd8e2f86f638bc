// Bomb Busters: the prompt for a wire from Nano: which of one's own stands it goes to (BB-1432).
import { standsToSort } from "./box_offers";
import type { Plan } from "./plan";
import type { BustersPrompt, BustersScene } from "./scene";
import { spoken, tileValue } from "./tile";

export const mustSort = ({ offers }: BustersScene): boolean => offers.some(({ type }) => type === "SortIn");

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
