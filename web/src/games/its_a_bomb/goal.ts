// It's a Bomb!: a typical position, for the sheet that tells the goal.
import type { ItsABombView } from "./wire.gen";

export const viewer = 0;

export const view: ItsABombView = {
  scenario: 0,
  own: null,
  crisis_unit: 2,
  seats: 3,
  step: "choose",
  round: 3,
  bombs: [{ rows: 4, columns: 4, counts: [3, 3, 0, 3, 0, 3, 0, 0, 0, 4] }],
  tiles: [{}, {}, { kind: 1, up: true }, {}, {}, { kind: 5, spotted: true }, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}],
  deck: [40, 30, 20, 10, 0],
  discard: [60, 50],
  order: [],
  counted: [0, 1, 0, 0, 0],
  needed: [1, 1, 0, 1, 0],
  answers: [
    { line: 0, full: true, counts: [0, 2, 0, 0, 0, 0, 0, 0], sequence: null, first_half: null, tokens: [1, 1] },
    { line: 5, full: true, counts: [1, 0, 0, 0, 0, 1, 0, 0], sequence: null, first_half: null, tokens: [0, 5] },
  ],
  notes: [],
  archive: null,
  consultants: [{ card: "SPOT", used: false }],
  phone: 0,
  voters: [],
  proposals: [],
  proposals_left: [5, 5, 5],
  question: null,
  first_line: null,
  pointed: null,
  due: 0,
  checked: [],
  spoken: false,
  marks: [],
  marks_left: 100,
  moves: 4,
  settings: { deciding: "spokesperson", decision_seconds: 0, crisis_unit_seconds: 0, help: 1, guided: true },
  waiting_on: [0],
  timers: [],
  outcome: null,
};
