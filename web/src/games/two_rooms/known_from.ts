// Two Rooms: what the viewer has noticed of somebody's card and dealings, the surest first, each with where it comes from.
import { cardOf, type Known } from "./knowledge";
import type { Role, Side } from "./kinds";
import type { Props } from "./question";
import { shownIn, type ShownRow } from "./shown_rows";

export interface KnownRow {
  /** Null: the viewer noticed only that it happened. */
  readonly known: Known | null;
  readonly kind: "share" | "reveal";
  readonly title: string;
  readonly from: string;
  readonly round: number;
}

export function knownFrom(props: Props, seat: number): readonly KnownRow[] {
  const rows = shownIn(props.view)
    .filter(({ by, to }) => by === seat || to === seat)
    .reverse()
    .flatMap((row) => told(props, row, seat));
  const rank = ({ known }: KnownRow): number => (known === null ? 2 : known.role === null ? 1 : 0);
  return [...rows].sort((one, other) => rank(one) - rank(other));
}

function told({ words, viewer }: Props, row: ShownRow, seat: number): readonly KnownRow[] {
  const { by, to, how, kind, round } = row;
  const [role, colour]: readonly [Role | null, Side | null] = by === seat ? [row.by_role, row.by_colour] : [row.to_role, row.to_colour];
  const isShare = how === "share";
  const other = by === seat ? to : by;
  const shape = isShare ? "share" : "reveal";
  if (colour !== null && (by === seat || isShare)) {
    const known = role !== null && kind === "card" ? cardOf(role) : { role: null, colour };
    const title = words.tell("board-seen", { role: known.role, side: known.colour });
    return [{ known, kind: shape, title, from: words.tell("board-source", { how, kind, all: to === null }), round }];
  }
  if (other === null || other === viewer) return [];
  return [{ known: null, kind: shape, title: words.tell("board-dealt", { how, kind, seat: other, by: by === seat }), from: "", round }];
}
