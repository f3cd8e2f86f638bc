// Bomb Busters: wires that are named all at once: a slot for each, and one button that says what a wrong one costs.
import { BoardFace } from "../../contract/board_face";
import type { Option } from "../../contract/game_module";
import { letterOf, ownerOf, seatingOf } from "./place";
import { type Names, NO_CLAIM, type Plan, withName } from "./plan";
import { canPoint, nameable } from "./question";
import type { BustersPrompt, BustersScene } from "./scene";
import type { NamingView, NameWire } from "./wire.gen";

export function namesPrompt(scene: BustersScene, naming: NamingView, names: Names): BustersPrompt {
  const { words } = scene;
  const { value, count, boom } = naming;
  return {
    title: words.tell("prompt-set", { value, count }),
    detail: names.wires.length === 0 ? words.tell("prompt-set-hint", { boom }) : undefined,
    options: names.wires.map((wire) => slot(scene, names, wire)),
    modes: canPoint(scene, "hand") ? [{ label: words.plain("board-name-pair"), icon: "snip", draft: NO_CLAIM, chosen: false }] : [],
    lit: nameable(scene)
      .filter((wire) => !names.wires.includes(wire))
      .map((wire): Plan => withName(names, wire, count)),
    wanted: words.plain("prompt-set-more", { left: count - names.wires.length }),
    submit: submitOf(scene, naming, names),
  };
}

/** Another way to use the turn, where wires may be named. */
export function namingMode({ offers, view, words }: BustersScene): readonly Option<Plan>[] {
  if (view.naming == null || !offers.some(({ type }) => type === "NameWire")) return [];
  const { count } = view.naming;
  return [{ label: words.plain("board-name-together", { count }), draft: { kind: "names", wires: [] }, chosen: false }];
}

/** Whose wire, and its letter; a tap frees it. */
function slot({ view, seats, words }: BustersScene, names: Names, wire: number): Option<Plan> {
  const letter = letterOf(wire, seatingOf(view));
  const seat = ownerOf(view, wire);
  return {
    label: letter,
    name: `${words.seat(seat)} ${letter}`,
    sign: <BoardFace seats={seats} seat={seat} />,
    draft: withName(names, wire, names.wires.length),
    chosen: true,
  };
}

/** What the table knows of already and is picked no more has to be taken back first. */
function submitOf({ words }: BustersScene, { named = [], count, boom }: NamingView, { wires }: Names): BustersPrompt["submit"] {
  if (named.some((wire) => !wires.includes(wire)))
    return { label: words.plain("prompt-take-back"), icon: "undo", action: { type: "TakeBack" } };
  const [first, ...then] = wires.filter((wire) => !named.includes(wire)).map((wire): NameWire => ({ type: "NameWire", wire }));
  if (wires.length < count || first === undefined) return undefined;
  return { label: words.plain("prompt-deed-set", { count }), icon: boom ? "bomb" : "snip", action: first, then, grave: boom };
}
