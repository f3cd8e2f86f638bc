// Snip: a typical position, for the sheet that tells the goal.
import type { SnipView } from "./wire.gen";

export const viewer = 0;
export const lit = ["wire-4"];

export const view: SnipView = {
  colours: [0, 0, 0, null, 0, null],
  cut: [false, false, true, false, false, false],
  vouched: [false, false, false, false, true, false],
  vouchers: 3,
  turn: 0,
  waiting_on: [0],
  timers: [],
  outcome: null,
};
