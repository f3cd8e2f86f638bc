// Two Rooms: what a seat may do now, as its offers tell it.
import type { BoardProps, Scene } from "../../contract/game_module";
import { isOffered, valuesOf } from "../../contract/offers";
import { type Place, type Room, ROOMS } from "./kinds";
import type { HostagePlan, PersonPlan, Plan, SayPlan } from "./plan";
import type { RoomView, TwoRoomsAction, TwoRoomsView } from "./wire.gen";

export type RoomScene = Scene<TwoRoomsView, Plan>;

export type Props = BoardProps<TwoRoomsView, TwoRoomsAction, Plan>;

/** Where the viewer is; an onlooker is nowhere. */
export const placeOf = ({ view, viewer }: Pick<RoomScene, "view" | "viewer">): Place | null => view.places[viewer] ?? null;

export const peopleIn = ({ view }: Pick<RoomScene, "view">, place: Place): readonly number[] =>
  view.places.flatMap((each, seat) => (each === place ? [seat] : []));

/** The room as those in it see it; null in the hall and for onlookers. */
export function roomOf(scene: Pick<RoomScene, "view" | "viewer">): RoomView | null {
  const at = ROOMS.indexOf(placeOf(scene) as Room);
  return at < 0 ? null : scene.view.rooms[at]!;
}

export const leads = (scene: Pick<RoomScene, "view" | "viewer">): boolean => roomOf(scene)?.leader === scene.viewer;

export const pointedAt = (room: RoomView, seat: number): readonly number[] =>
  room.pointing.filter(([, at]) => at === seat).map(([by]) => by);

export const offers = ({ offers: all }: RoomScene, action: TwoRoomsAction): boolean => isOffered(all, action);

const TO_SOMEBODY = ["Appoint", "Point", "Abdicate", "Bounce"] as const;
const KINDS = ["card", "colour"] as const;

/** All that may be done with somebody, the usual first. */
export function actionsFor(scene: RoomScene, seat: number): readonly TwoRoomsAction[] {
  const wanted: TwoRoomsAction[] = [
    ...TO_SOMEBODY.map((type) => ({ type, target: seat })),
    ...KINDS.map((kind) => ({ type: "OfferShare" as const, kind, target: seat })),
    ...KINDS.map((kind) => ({ type: "Reveal" as const, kind, target: seat })),
    { type: "Draft", seat },
  ];
  return wanted.filter((action) => offers(scene, action));
}

/** Whoever is on the form at the server, or as picked since. */
export function formOf(scene: RoomScene): readonly number[] {
  const plan = hostagesIn(scene);
  return plan === null ? (scene.view.own?.draft ?? []) : plan.seats;
}

/** Whether the leader's form lies before the viewer: taps tie people up. */
export const isTying = (scene: RoomScene): boolean => scene.view.phase === "select" && scene.view.waiting_on.includes(scene.viewer);

/** How many the viewer's room sends. */
export const toSend = ({ view }: Pick<RoomScene, "view">): number => view.to_send ?? view.hostages;

export const eligible = (scene: RoomScene): readonly number[] => valuesOf(scene.offers, "Draft", "seat") as readonly number[];

const LONE = ["Unpoint", "Usurp", "Lock", "Withdraw", "Pass"] as const;

/** What needs nobody to be tapped: the hand down, a power, the own card for all, a walk, the answers that stand open. */
export function actionsAlone(scene: RoomScene): readonly TwoRoomsAction[] {
  const lone = [...LONE.map((type) => ({ type })), ...KINDS.map((kind) => ({ type: "Reveal" as const, kind, target: null }))];
  return [...lone.filter((action) => offers(scene, action)), ...walks(scene), ...answers(scene)];
}

export const walks = (scene: RoomScene): readonly TwoRoomsAction[] =>
  (valuesOf(scene.offers, "Move", "to") as readonly Place[]).map((to) => ({ type: "Move", to }));

/** Answers to offers of cards and of the leader card. */
export function answers(scene: RoomScene): readonly TwoRoomsAction[] {
  const lead = (["AcceptLead", "DeclineLead"] as const).map((type) => ({ type })).filter((action) => offers(scene, action));
  const shares = (["AcceptShare", "DeclineShare"] as const).flatMap((type) =>
    (valuesOf(scene.offers, type, "offerer") as readonly number[]).map((offerer) => ({ type, offerer })),
  );
  return [...lead, ...shares];
}

export const calls = (scene: RoomScene): readonly TwoRoomsAction[] =>
  (valuesOf(scene.offers, "Call", "team") as readonly ("red" | "blue" | "neither")[]).map((team) => ({ type: "Call", team }));

/** Whether a question may be put to the viewer: one thing at a time, cards first. */
export const isFree = (scene: RoomScene): boolean => scene.draft === null && answers(scene).length === 0;

export const personIn = ({ draft }: RoomScene): PersonPlan | null => (draft?.kind === "person" ? draft : null);
export const hostagesIn = ({ draft }: RoomScene): HostagePlan | null => (draft?.kind === "hostages" ? draft : null);
export const sayingIn = ({ draft }: RoomScene): SayPlan | null => (draft?.kind === "say" ? draft : null);
