// Two Rooms in one house: what is asked of a phone that lies open. It lights the same for every card; what only some cards may do comes
// when its holder asks for it (TR-422).
import type { Prompt } from "../../contract/game_module";
import { atRest, isGuarded, powersIn } from "./at_rest";
import { actPlan, type Plan } from "./plan";
import { prompt } from "./prompts";
import { actionsAlone, actionsFor, peopleIn, placeOf, type RoomScene } from "./question";
import type { TwoRoomsAction } from "./wire.gen";

type RoomPrompt = Prompt<TwoRoomsAction, Plan>;

export function guardedPrompt(scene: RoomScene): RoomPrompt {
  const { view, draft } = scene;
  if (!isGuarded(view)) return prompt(scene);
  if (draft?.kind === "power") return powers(scene);
  if (draft?.kind === "act" && isPower(draft.action)) return prompt(scene);
  const found = prompt(atRest(scene));
  if (view.phase !== "round" || draft !== null || isAmbassador(scene)) return found;
  return { ...found, options: [...(found.options ?? []), ask(scene)] };
}

const isPower = ({ type }: TwoRoomsAction): boolean => type === "Usurp" || type === "Bounce";

/** Their card lies open from the deal on: everybody knows that they have no power. */
const isAmbassador = ({ view, viewer }: RoomScene): boolean => view.cards[viewer]?.startsWith("ambassador") === true;

const ask = ({ words }: RoomScene) => ({
  label: words.plain("prompt-power"),
  icon: "key" as const,
  draft: { kind: "power" as const },
  chosen: false,
});

function powers(scene: RoomScene): RoomPrompt {
  const { words, view, offers } = scene;
  const only = { ...scene, offers: powersIn(offers) };
  const people = peopleIn(scene, placeOf(scene) ?? "hall").flatMap((seat) => actionsFor(only, seat));
  const found = view.phase === "round" ? [...actionsAlone(only), ...people] : [];
  const options = found.map((action) => ({
    label: words.plain("prompt-power-deed", { ...action, what: action.type }),
    draft: actPlan(action),
    chosen: false,
  }));
  return {
    title: words.plain("prompt-power"),
    detail: words.tell("prompt-power-hint", { count: options.length }),
    options,
    lit: options.map(({ draft }) => draft),
  };
}
