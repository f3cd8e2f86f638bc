// Two Rooms: what a tap or a key on somebody means.
import type { KeyHelp } from "../../contract/game_module";
import type { GameWords } from "../../contract/game_words";
import { hostagePlan, personPlan, type Plan, sayPlan, toggled } from "./plan";
import { actionsFor, eligible, formOf, isTying, offers, peopleIn, personIn, placeOf, type Props, type RoomScene, toSend } from "./question";
import { canTalk } from "./say";
import type { TwoRoomsAction } from "./wire.gen";

/** The first tap chooses somebody, the second opens their page; on the leader's form a tap ties up and lets go. */
export function tapOn(props: Props, seat: number): void {
  if (props.still) return;
  if (isTying(props) && !eligible(props).includes(seat)) props.attempt({ type: "Draft", seat });
  else props.pick(planFor(props, seat));
}

function planFor(scene: RoomScene, seat: number): Plan {
  if (isTying(scene)) return hostagePlan(toggled(formOf(scene), seat, toSend(scene)));
  const plan = personIn(scene);
  if (scene.view.options.mode === "online") return personPlan(seat, usual(scene, seat));
  return plan?.seat === seat ? personPlan(seat, plan.action, seat !== scene.viewer) : personPlan(seat, usual(scene, seat));
}

/** Hands are raised and lowered again; cards are never shown by a tap alone. */
const usual = (scene: RoomScene, seat: number): TwoRoomsAction | null =>
  actionsFor(scene, seat).find(({ type }) => type === "Appoint" || type === "Point") ?? null;

const LETTERS = "abcdefghijklmnop";

export function key(pressed: string, scene: RoomScene): { readonly draft: Plan } | { readonly attempt: TwoRoomsAction } | null {
  if (pressed === "T" && canTalk(scene)) return { draft: sayPlan(scene.view.own?.aim ?? null) };
  if (pressed === "U" && offers(scene, { type: "Unpoint" })) return { attempt: { type: "Unpoint" } };
  const seat = LETTERS.includes(pressed) ? peopleIn(scene, placeOf(scene) ?? "hall")[LETTERS.indexOf(pressed)] : undefined;
  return seat === undefined ? null : { draft: planFor(scene, seat) };
}

export const keys = (words: GameWords): readonly KeyHelp[] => [
  ["Space", words.plain("board-key-look")],
  ["a … p", words.plain("board-key-person")],
  ["T", words.plain("board-key-say")],
  ["U", words.plain("board-key-unpoint")],
];
