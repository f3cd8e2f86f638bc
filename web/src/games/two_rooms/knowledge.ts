// Two Rooms: what a viewer was truly shown of each card (TR-303); what was only said is not among it.
import { colourOf, type Role, type Side, sideOf } from "./kinds";
import type { Props, RoomScene } from "./question";
import { faceDown, shownIn, type ShownRow } from "./shown_rows";
import type { TwoRoomsEvent } from "./wire.gen";

export interface Known {
  readonly role: Role | null;
  /** Whom a seen card plays for; of a colour alone, what it shows. */
  readonly colour: Side;
}

/** By seat; nothing where nothing was seen. What was seen may have changed hands since. */
export function knownCards({ view, viewer }: Pick<RoomScene, "view" | "viewer">): ReadonlyMap<number, Known> {
  const known = new Map<number, Known>();
  for (const row of shownIn(view)) {
    see(known, row.by, row.by_role, row.by_colour);
    if (row.to !== null) see(known, row.to, row.to_role, row.to_colour);
    if (row.swapped === true && row.to !== null) swap(known, row.by, row.to);
  }
  view.cards.forEach((role, seat) => role !== null && known.set(seat, cardOf(role)));
  known.delete(viewer);
  return known;
}

export const cardOf = (role: Role): Known => ({ role, colour: sideOf(role) });

/** A colour that fits a card seen before says nothing new. */
function see(known: Map<number, Known>, seat: number, role: Role | null, colour: Side | null): void {
  const before = known.get(seat)?.role ?? null;
  if (role !== null) known.set(seat, cardOf(role));
  else if (colour !== null && (before === null || colourOf(before) !== colour)) known.set(seat, { role: null, colour });
}

function swap(known: Map<number, Known>, one: number, other: number): void {
  const [first, second] = [known.get(one), known.get(other)];
  if (first !== undefined) known.set(other, first);
  if (second !== undefined) known.set(one, second);
}

/** A row of the notes as the event that it was, so that the words of the log tell it. */
export function toldAs(row: ShownRow): TwoRoomsEvent {
  const { by, to, kind, by_role, by_colour, to_role, to_colour } = row;
  if (row.how === "share" && to !== null)
    return { type: "Shared", a: by, b: to, kind, a_role: by_role, b_role: to_role, a_colour: by_colour, b_colour: to_colour };
  if (row.how === "usurper" && by_role !== null) return { type: "Usurped", by, role: by_role, leads: true };
  return { type: "Revealed", by, to, kind, role: by_role, colour: by_colour };
}

/** Who saw the cards of a row; of a card for all, those who were in the room in that round. */
export function sawIt({ view }: Pick<RoomScene, "view">, row: ShownRow, seat: number): boolean {
  if (row.to !== null) return row.to === seat || row.by === seat;
  return roomIn({ view }, seat, row.round) === roomIn({ view }, row.by, row.round);
}

/** Where somebody was in a round: from where they are now, back through later moves. */
function roomIn({ view }: Pick<RoomScene, "view">, seat: number, round: number): string | null {
  const later = view.moves.find((move) => move.seat === seat && move.round >= round);
  return later === undefined ? (view.places[seat] ?? null) : later.source;
}

/**
 * While the table is paused no card shows its face but the own one (TR-308). Every row stays in its place: those that were looked at are
 * counted.
 */
export function covered(props: Props): Props {
  const { view, viewer } = props;
  if (props.paused !== true || props.still) return props;
  const shown = faceDown(view.shown);
  return { ...props, view: { ...view, shown, cards: view.cards.map((role, seat) => (seat === viewer ? role : null)) } };
}
