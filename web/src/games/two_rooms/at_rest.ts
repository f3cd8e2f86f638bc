// Two Rooms in one house: what a glance at a phone may tell. What its holder was shown, and what their card makes of them, is in the page
// only while the card is held (TR-310, TR-422).
import type { Event, Offer } from "../../net/wire.gen";
import type { RoomScene } from "./question";
import { faceDown, shownIn } from "./shown_rows";
import type { TwoRoomsEvent, TwoRoomsView } from "./wire.gen";

/** Whether what a seat knows has to be kept from those who stand beside it. */
export const isGuarded = ({ options, own, phase }: Pick<TwoRoomsView, "options" | "own" | "phase">): boolean =>
  options.mode === "party" && own !== null && phase !== "over";

const POWERS: ReadonlySet<string> = new Set(["Usurp", "Bounce"]);

/** Everything that is lit for everybody alike. */
export const withoutPowers = (offers: readonly Offer[]): readonly Offer[] => offers.filter(({ type }) => !POWERS.has(type));

/** What only some cards may do. */
export const powersIn = (offers: readonly Offer[]): readonly Offer[] => offers.filter(({ type }) => POWERS.has(type));

/** The view without what was learnt: cards that lie open for all stay. */
export function viewAtRest(view: TwoRoomsView): TwoRoomsView {
  if (!isGuarded(view) || view.own === null) return view;
  const open = new Set(view.calls.map(({ seat }) => seat));
  for (const row of shownIn(view)) if (row.how === "usurper") open.add(row.by);
  const isOpen = (seat: number): boolean => open.has(seat) || view.cards[seat]?.startsWith("ambassador") === true;
  return {
    ...view,
    cards: view.cards.map((role, seat) => (isOpen(seat) ? role : null)),
    shown: faceDown(view.shown, (how) => how === "usurper"),
    own: { ...view.own, conditions: [], infected_by: null, power_used: false },
  };
}

export function atRest<Seen extends Pick<RoomScene, "view" | "offers">>(scene: Seen): Seen {
  if (!isGuarded(scene.view)) return scene;
  return { ...scene, view: viewAtRest(scene.view), offers: withoutPowers(scene.offers) };
}

const OWN_SECRETS: ReadonlySet<TwoRoomsEvent["type"]> = new Set([
  "CardDealt",
  "CardGained",
  "ConditionGained",
  "MayCall",
  "CallKept",
  "Rested",
]);

const told = (event: TwoRoomsEvent): Event => event;

/** An event as it may be told on a phone that lies open: that cards were shown, not what they are; null: not at all. */
export function toldAtRest(event: Event, view: TwoRoomsView): Event | null {
  if (!isGuarded(view)) return event;
  const happened = event as TwoRoomsEvent;
  if (OWN_SECRETS.has(happened.type)) return null;
  if (happened.type === "Shared") return told({ ...happened, a_role: null, b_role: null, a_colour: null, b_colour: null });
  if (happened.type === "Revealed") return happened.to === null ? null : told({ ...happened, role: null, colour: null });
  return event;
}
