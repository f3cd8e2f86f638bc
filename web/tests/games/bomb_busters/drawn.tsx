// A small position of Bomb Busters for the tests, and the ways to look at it.
import { vi } from "vitest";
import { game } from "../../../src/games/bomb_busters";
import "../../../src/games/bomb_busters/box_parts";
import type { Plan } from "../../../src/games/bomb_busters/plan";
import type { BombBustersAction, BombBustersView, WireView } from "../../../src/games/bomb_busters/wire.gen";
import { unmarked } from "../../../src/contract/game_words";
import type { Offer } from "../../../src/net/wire.gen";
import { draw } from "../../draw";
import { peopleOf, wordsOf } from "../told";

const LAST = 66; // whose words are those of all boxes

export type Given = Partial<BombBustersView>;

/** "7" an own or known wire, "?" a covered one, "(7)" a cut one, "?7" a token in front of it; "y" is 4.1, "r" is 4.5. */
export function stand(owner: number, drawn: string, firstHandle = owner * 20) {
  return { owner, wires: drawn.split(" ").map((wire, at) => wireOf(wire, firstHandle + at)) };
}

const TILES: { readonly [drawn: string]: number } = { y: 41, r: 45 };
const tileOf = (drawn: string): number => TILES[drawn] ?? 10 * Number(drawn);
const tileValue = (drawn: string): number => (drawn === "y" ? 13 : Number(drawn));

function wireOf(drawn: string, handle: number): WireView {
  if (drawn.startsWith("(")) return { handle, tile: tileOf(drawn.slice(1, -1)), cut: true };
  if (drawn === "?") return { handle };
  if (drawn.startsWith("?")) return { handle, token: tileValue(drawn.slice(1)) };
  return { handle, tile: tileOf(drawn) };
}

/** Ada holds 1 4 yellow red 9 9 and has the turn; Bea's b shows a 5, Cleo's a is cut. */
export const view: BombBustersView = {
  mission: 4,
  captain: 1,
  turn: 0,
  doing: "turn",
  fuse: 3,
  stands: [stand(0, "1 4 y r 9 9"), stand(1, "? ?5 ? ?"), stand(2, "(1) ? ? ?"), stand(3, "? ? ?y ?")],
  reds: { tiles: [45, 85], inside: 1 },
  yellows: { tiles: [41, 71], inside: 2 },
  blue: 12,
  cut_counts: [2, 4, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0],
  equipment: [
    { card: 1, state: "ready" },
    { card: 3, state: "ready" },
    { card: 6, state: "locked" },
    { card: 11, state: "used" },
  ],
  powers_used: [false, true, false, false],
  detectors: true,
  equal: null,
  unequal: null,
  claim: null,
  swap: null,
  stabilized: false,
  proofs: [],
  radars: [],
  spoken: [],
  moves: 12,
  tally: { turns: 4, failures: 1, equipment_used: 1, powers_used: 1 },
  settings: { hold_ms: 0, decision_seconds: 0, strict_memory: false, free_chat: false, guided: false },
  sayable: { by_hand: [1, 4, 9, 13], with_detector: [1, 4, 9], ray: false },
  waiting_on: [0],
  timers: [],
  outcome: null,
};

export const listed = (type: string, ...choices: readonly object[]): Offer => ({
  type,
  choices: choices.map((facts) => ({ type, ...facts })),
});
const theirs = [16, 17, 18, 19, 33, 34, 35, 48, 49, 50, 51];
export const point = listed("Point", ...theirs.map((wire) => ({ wire })));
export const double: Offer = { type: "DoubleDetect", fields: [{ name: "wires", values: theirs, least: 2, most: 2 }] };
export const triple: Offer = { type: "TripleDetect", fields: [{ name: "wires", values: theirs, least: 2, most: 3 }] };
export const whole = listed("SuperDetect", { stand: 1 }, { stand: 2 }, { stand: 3 });

export function scene(offers: readonly Offer[], draft: Plan | null = null, given: Given = {}, viewer = 0) {
  const seen = { ...view, ...given };
  const seats = seen.powers_used.length;
  return {
    view: seen,
    viewer,
    seats: peopleOf(seats),
    offers,
    draft,
    words: wordsOf(game, "en", { seats, captain: seen.captain, mission: LAST }),
  };
}

export function asked(offers: readonly Offer[], draft: Plan | null = null, given: Given = {}, viewer = 0) {
  const prompt = game.prompt(scene(offers, draft, given, viewer));
  return { ...prompt, title: unmarked(prompt.title), detail: prompt.detail === undefined ? undefined : unmarked(prompt.detail) };
}

export async function table(offers: readonly Offer[], draft: Plan | null = null, given: Given = {}, notes = "") {
  const [pick, attempt, write] = [
    vi.fn<(draft: Plan) => void>(),
    vi.fn<(action: BombBustersAction) => void>(),
    vi.fn<(text: string) => void>(),
  ];
  const props = { ...scene(offers, draft, given), still: false, pick, attempt, notes: { text: notes, write } };
  const page = await draw(
    <>
      <game.Board {...props} />
      {game.Hand && <game.Hand {...props} />}
      {game.Rail && <game.Rail {...props} />}
    </>,
  );
  return { page, pick, attempt, write, wire: (wire: number) => page.querySelector(`[data-piece="wire-${wire}"]`) };
}
