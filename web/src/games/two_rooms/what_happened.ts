// Two Rooms: what became of President and Bomber, whoever looks: where they stand, and whether the bomb took both.
import { type Place, ROOMS } from "./kinds";
import type { TwoRoomsView } from "./wire.gen";

export interface Pair {
  /** The seats that count as President and as Bomber: a card in the ground is replaced (TR-009). */
  readonly president: number | null;
  readonly bomber: number | null;
  /** The room in which both end; null: apart. */
  readonly together: Place | null;
}

export function pairOf({ cards, places, buried }: Pick<TwoRoomsView, "cards" | "places" | "buried">): Pair {
  const holder = (role: "president" | "bomber", backup: "presidents_daughter" | "martyr"): number | null => {
    const seat = cards.indexOf(buried === role ? backup : role);
    return seat < 0 ? null : seat;
  };
  const president = holder("president", "presidents_daughter");
  const bomber = holder("bomber", "martyr");
  const room = president === null || bomber === null || places[president] !== places[bomber] ? null : (places[president] ?? null);
  return { president, bomber, together: ROOMS.find((each) => each === room) ?? null };
}
