// Two Rooms: a card that somebody has just shown the viewer: it too lies face down, and is held to be seen.
import { Face } from "../../kit/face";
import { BoldNames } from "../../contract/bold_names";
import { CardFace, ColourFace } from "./card_face";
import { HoldPlate } from "./hold_plate";
import type { Role, Side } from "./kinds";
import type { Props } from "./question";
import { shownIn, type ShownRow } from "./shown_rows";

interface Seen {
  readonly seat: number;
  readonly role: Role | null;
  readonly colour: Side;
}

export interface LookedProps extends Props {
  /** How many rows of the notes the viewer has looked at. */
  readonly looked: number;
  readonly onLooked: (rows: number) => void;
}

export function Shown(props: LookedProps) {
  const { view, words, seats, looked, onLooked } = props;
  const rows = shownIn(view);
  const at = rows.findIndex((each, place) => place >= looked && seenIn(props, each) !== null);
  const row = rows[at];
  const seen = row === undefined ? null : seenIn(props, row);
  if (row === undefined || seen === null) return null;
  const { seat, role, colour } = seen;
  const card = seats[seat];
  return (
    <section class="tr-offer panel">
      <Face face={card?.face ?? seat} bot={card?.kind === "bot"} />
      <b class="grow">
        <BoldNames text={words.tell("board-shown", { seat, kind: row.kind })} />
      </b>
      <HoldPlate
        piece="shown"
        face={() => (role === null ? <ColourFace side={colour} words={words} /> : <CardFace role={role} words={words} />)}
        onSeen={() => onLooked(at + 1)}
      >
        {(held) => words.plain("board-hold", { held })}
      </HoldPlate>
    </section>
  );
}

/** Whose card the viewer saw in a row of the notes; the own one is no news. */
function seenIn({ viewer }: Props, { by, to, kind, how, by_role, by_colour, to_role, to_colour }: ShownRow): Seen | null {
  const own = by === viewer;
  if (own && how !== "share") return null;
  const [seat, role, colour] = own ? [to, to_role, to_colour] : [by, by_role, by_colour];
  return seat === null || colour === null ? null : { seat, role: kind === "card" ? role : null, colour };
}
