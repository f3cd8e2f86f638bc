// Bomb Busters: the prompt of an equipment card: what it needs, then the button that uses it.
import type { Option } from "../../contract/game_module";
import { isOffered, valuesOf } from "../../contract/offers";
import { givenOf, iconOf, needsOf, typeOf } from "./card";
import type { Plan, Use } from "./plan";
import { litWires, useAction, wiresOf } from "./question";
import type { BustersPrompt, BustersScene } from "./scene";
import { tapMate } from "./tap";
import { spoken } from "./tile";

export function cardPrompt(scene: BustersScene, use: Use): BustersPrompt {
  const { offers, words } = scene;
  const { card } = use;
  const action = useAction(use);
  const ready = action !== null && isOffered(offers, action);
  return {
    title: words.tell("board-card", { card }),
    detail: ready ? words.tell("board-card-text", { card }) : words.tell("prompt-card-needs", { card }),
    options: [...mateOptions(scene, use), ...numberOptions(scene, use), ...standOptions(scene, use)],
    lit: litWires(scene).map((wire): Plan => ({ ...use, wire })),
    wanted: words.plain("prompt-wanted", { what: wantedBy(use) }),
    submit: ready ? { label: submitLabel(scene, use), icon: iconOf(card), action } : undefined,
  };
}

/** The first thing that is missing: a wire of one's own, a number, or somebody. */
function wantedBy({ card, wire, number }: Use): "own" | "wire" | "number" | "mate" {
  const needs = needsOf(card);
  if (needs.includes("wire") && !needs.includes("stand") && wire === null) return "own";
  if (needs.includes("wires")) return "own";
  if (needs.includes("stand")) return "wire";
  return needs.includes("number") && number === null ? "number" : "mate";
}

function mateOptions(scene: BustersScene, use: Use): readonly Option<Plan>[] {
  const need = needsOf(use.card).find((each) => each === "mate" || each === "mates");
  if (need === undefined) return [];
  return (valuesOf(scene.offers, typeOf(use.card), need) as readonly number[]).flatMap((mate) => {
    const picked = tapMate(scene, use, mate);
    return picked !== null && "draft" in picked
      ? [{ label: scene.words.seat(mate), draft: picked.draft, chosen: use.mates.includes(mate) }]
      : [];
  });
}

function numberOptions({ offers, words }: BustersScene, use: Use): readonly Option<Plan>[] {
  if (!needsOf(use.card).includes("number")) return [];
  const numbers = valuesOf(offers, typeOf(use.card), "number", givenOf(use.card)) as readonly number[];
  return numbers.map((number) => ({ label: spoken(number, words), ink: "blue", draft: { ...use, number }, chosen: use.number === number }));
}

/** Where there are two, the own stand that a wire comes to. */
function standOptions({ offers, view, words }: BustersScene, use: Use): readonly Option<Plan>[] {
  const stands = needsOf(use.card).includes("stand") ? (valuesOf(offers, typeOf(use.card), "stand") as readonly number[]) : [];
  if (use.wire === null || stands.length < 2) return [];
  return stands.map((stand, at) => ({
    label: words.plain("board-stand", { seat: view.stands[stand]!.owner, second: at > 0 }),
    draft: { ...use, stand },
    chosen: use.stand === stand,
  }));
}

function submitLabel({ words }: BustersScene, use: Use): string {
  const { card, mates, number } = use;
  return words.plain("prompt-deed-card", { card, wires: wiresOf(use), seat: mates, number });
}
