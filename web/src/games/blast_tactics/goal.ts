// Blast Tactics: a typical position, for the sheet that tells the goal.
import type { BlastTacticsView } from "./wire.gen";

export const viewer = 0;
/** A bomb goes off in the middle, and somebody stands in line with it. */
export const lit = ["flame-14", "beam-across-12", "beam-across-13", "beam-across-15", "beam-along-8", "beam-along-20", "ouch-1"];

export const view: BlastTacticsView = {
  arena: {
    name: "custom",
    text: "",
    rows: ["..+..3", "+#.#.#", ".....+", "+#.#.#", "..+.1+", "2+.+.."],
    tiles: [
      [0, 1, 2, 6, 7, 8, 12, 13, 14],
      [3, 4, 5, 9, 10, 11, 15, 16, 17],
      [18, 19, 20, 24, 25, 26, 30, 31, 32],
      [21, 22, 23, 27, 28, 29, 33, 34, 35],
    ],
  },
  things: [0, 0, 3, 0, 0, 0, 3, 1, 0, 1, 0, 1, 0, 0, 0, 0, 0, 3, 3, 1, 0, 1, 0, 1, 0, 0, 3, 0, 0, 3, 0, 3, 0, 3, 0, 0],
  features: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  bombs: [],
  players: [
    { square: 28, heart: true, bombs: 1, total: 2, reach: 2, bomb_ups: 0, flame_ups: 0, speed_ups: 0, place: 0, bank: 6 },
    { square: 16, heart: false, bombs: 2, total: 2, reach: 2, bomb_ups: 0, flame_ups: 0, speed_ups: 0, place: 0, bank: 6 },
    { square: 5, heart: true, bombs: 2, total: 2, reach: 2, bomb_ups: 0, flame_ups: 0, speed_ups: 0, place: 0, bank: 6 },
  ],
  row: ["kick"],
  deck: 5,
  undrawn: [2, 2, 0, 0, 1],
  discard: [1, 0, 3, 3, 2],
  drawn: 10,
  hidden: [4, 4, 3],
  gone: [0, 0, 0],
  holder: null,
  flipped: 0,
  next_tiles: [],
  turn: 0,
  phase: "action",
  turns: 8,
  moves: 31,
  actions: 1,
  free: false,
  free_card: true,
  used: 1,
  trail: [],
  punches: [null, null, null, null],
  throws: [null, null, null, null],
  laid: -1,
  immune: [],
  fell: [0, 0, 0],
  first: 0,
  bank_used: false,
  danger: null,
  revenge: false,
  whole_trail: true,
  danger_map: false,
  turn_seconds: 0,
  canonical_lay: false,
  waiting_on: [0],
  timers: [],
  outcome: null,
};
