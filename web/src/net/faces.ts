// Faces tell people apart, so bots step aside for whoever wears theirs already.
import { FACE_SHAPES } from "../kit/face_shapes";
import type { SeatCard, TableCard } from "./wire.gen";

/** The card with bots whose faces nobody else wears, as far as there are faces. */
export function facesApart(card: TableCard): TableCard {
  const worn = new Set(card.seats.filter((seat) => seat.kind === "person").map((seat) => seat.face));
  const seats = card.seats.map((seat): SeatCard => {
    if (seat.kind !== "bot") return seat;
    const face = worn.has(seat.face) ? FACE_SHAPES.findIndex((_, each) => !worn.has(each)) : seat.face;
    if (face < 0) return seat;
    worn.add(face);
    return face === seat.face ? seat : { ...seat, face };
  });
  return { ...card, seats };
}
