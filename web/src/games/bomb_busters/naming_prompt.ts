// Bomb Busters: the prompt of who names somebody to cut the number that is turned up.
import type { Option } from "../../contract/game_module";
import { seatsToName } from "./box_offers";
import type { Plan } from "./plan";
import type { BustersPrompt, BustersScene } from "./scene";

export function namingPrompt(scene: BustersScene): BustersPrompt {
  const { draft, view, words } = scene;
  const named = draft?.kind === "mate" && seatsToName(scene).includes(draft.mate) ? draft.mate : null;
  const value = view.call?.number ?? 0;
  return {
    title: words.tell("prompt-name", { value }),
    options: seatsToName(scene).map((mate) => optionOf(scene, mate, named)),
    wanted: words.plain("prompt-wanted", { what: "mate" }),
    lit: seatsToName(scene).map((mate): Plan => ({ kind: "mate", mate })),
    submit:
      named === null
        ? undefined
        : { label: words.plain("prompt-deed-name", { seat: named, value }), icon: "check", action: { type: "Appoint", mate: named } },
  };
}

function optionOf({ words }: BustersScene, mate: number, named: number | null): Option<Plan> {
  return {
    label: words.seat(mate),
    draft: { kind: "mate", mate },
    chosen: mate === named,
  };
}
