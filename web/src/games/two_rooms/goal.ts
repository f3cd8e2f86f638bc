// Two Rooms: both rooms from above with two cards turned, for the sheet that tells the goal.
import { sample } from "./sample";
import type { TwoRoomsView } from "./wire.gen";

export const viewer = -1;
/** The Bomber and the President, with a wall between them. */
export const lit = ["person-0", "person-4"];

export const view: TwoRoomsView = {
  ...sample,
  own: null,
  cards: ["president", null, null, null, "bomber", null],
  rooms: [null, null],
};
