// Bomb Busters: a typical position, for the sheet that tells the goal.
import type { BombBustersView } from "./wire.gen";

export const viewer = 0;
export const lit = ["wire-3", "wire-20"];
export const said = "board-goal-said";

export const view: BombBustersView = {
  mission: 1,
  captain: 0,
  turn: 0,
  doing: "turn",
  fuse: 4,
  stands: [
    { owner: 1, wires: [{ handle: 0 }, { handle: 1 }, { handle: 2 }, { handle: 3 }, { handle: 4 }, { handle: 5 }] },
    {
      owner: 0,
      wires: [
        { handle: 6, tile: 10 },
        { handle: 7, tile: 20 },
        { handle: 8, tile: 20 },
        { handle: 9, tile: 40 },
        { handle: 10, tile: 50 },
        { handle: 11, tile: 60 },
      ],
    },
  ],
  reds: { tiles: [], inside: 0 },
  yellows: { tiles: [], inside: 0 },
  blue: 6,
  cut_counts: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  equipment: [],
  powers_used: [false, false, false, false],
  detectors: true,
  equal: null,
  unequal: null,
  claim: null,
  swap: null,
  stabilized: false,
  proofs: [],
  radars: [],
  spoken: [],
  moves: 0,
  tally: { turns: 0, failures: 0, equipment_used: 0, powers_used: 0 },
  settings: { hold_ms: 0, decision_seconds: 0, strict_memory: false, free_chat: false, guided: false },
  sayable: { by_hand: [1, 2, 4, 5, 6], with_detector: [1, 2, 4, 5, 6], ray: false },
  waiting_on: [0],
  timers: [],
  outcome: null,
};
