// Two Rooms: what the viewer noticed of cards that were shown. It travels as a table in which what repeats is told once; here row by row.
import type { Role, Side } from "./kinds";
import type { ShownTable, TwoRoomsView } from "./wire.gen";

export interface ShownRow {
  readonly round: number;
  readonly by: number;
  /** Null: to everybody. */
  readonly to: number | null;
  readonly how: ShownTable["ways"][number][0];
  readonly kind: ShownTable["ways"][number][1];
  /** Null: hidden from the viewer, or the colour alone. */
  readonly by_role: Role | null;
  readonly by_colour: Side | null;
  readonly to_role: Role | null;
  readonly to_colour: Side | null;
  readonly swapped: boolean | null;
}

const read = new WeakMap<ShownTable, readonly ShownRow[]>();

/** The rows, oldest first; a table is read once. */
export function shownIn({ shown }: Pick<TwoRoomsView, "shown">): readonly ShownRow[] {
  const rows = read.get(shown) ?? shown.rows.map((row) => rowOf(shown, row));
  read.set(shown, rows);
  return rows;
}

function rowOf({ ways, cards }: ShownTable, [round, by, to, way, one, other]: ShownTable["rows"][number]): ShownRow {
  const [how, kind, swapped] = ways[way]!;
  const [by_role, by_colour] = one === null ? [null, null] : cards[one]!;
  const [to_role, to_colour] = other === null ? [null, null] : cards[other]!;
  return { round, by, to, how, kind, by_role, by_colour, to_role, to_colour, swapped };
}

/** The same rows face down, but for those that lie open; nor is it told whether cards changed hands. */
export function faceDown(shown: ShownTable, isOpen: (how: ShownRow["how"]) => boolean = () => false): ShownTable {
  const rows = shown.rows.map((row): ShownTable["rows"][number] => {
    const [round, by, to, way] = row;
    return isOpen(shown.ways[way]![0]) ? row : [round, by, to, way, null, null];
  });
  const ways = shown.ways.map((way): ShownTable["ways"][number] => (isOpen(way[0]) ? way : [way[0], way[1], null]));
  return { ...shown, ways, rows };
}

export const upTo = (shown: ShownTable, rows: number): ShownTable => ({ ...shown, rows: shown.rows.slice(0, rows) });
