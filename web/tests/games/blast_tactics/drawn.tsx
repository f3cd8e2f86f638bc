// A small position of Blast Tactics for the tests, and the ways to look at it.
import { vi } from "vitest";
import { game } from "../../../src/games/blast_tactics";
import type { Plan } from "../../../src/games/blast_tactics/plan";
import type { BlastTacticsAction, BlastTacticsView, PlayerView } from "../../../src/games/blast_tactics/wire.gen";
import { unmarked } from "../../../src/contract/game_words";
import type { Offer } from "../../../src/net/wire.gen";
import { draw } from "../../draw";
import { peopleOf, wordsOf } from "../told";

export type Given = Partial<BlastTacticsView>;

export const player = (square: number | null, given: Partial<PlayerView> = {}): PlayerView => ({
  square,
  heart: true,
  bombs: 2,
  total: 2,
  reach: 2,
  bomb_ups: 0,
  flame_ups: 0,
  speed_ups: 0,
  place: 0,
  bank: 6,
  ...given,
});

/** Two tiles side by side:
 *
 *     1..+..      0  1  2  3  4  5
 *     .#..#.      6  7  8  9 10 11
 *     ~..P.2     12 13 14 15 16 17
 *
 * Ada at turn on a1, Bea on c6, a bomb of Bea's on b6.
 */
export const view: BlastTacticsView = {
  arena: {
    name: "custom",
    text: "",
    rows: ["1..+..", ".#..#.", "~..P.2"],
    tiles: [
      [0, 1, 2, 6, 7, 8, 12, 13, 14],
      [3, 4, 5, 9, 10, 11, 15, 16, 17],
    ],
  },
  things: [0, 0, 0, 3, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0],
  features: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 1, 0, 0],
  bombs: [{ square: 11, owner: 1, side: 1, arms: [1, 0, 1, 0] }],
  players: [player(0), player(17)],
  row: ["kick", "remote"],
  deck: 12,
  undrawn: [3, 2, 3, 2, 3],
  discard: [0, 0, 0, 0, 0],
  drawn: 3,
  hidden: [8, 7, 5],
  gone: [0, 0, 0],
  holder: null,
  flipped: 0,
  next_tiles: [],
  turn: 0,
  phase: "action",
  turns: 3,
  moves: 5,
  actions: 2,
  free: false,
  free_card: false,
  used: 0,
  trail: [0],
  punches: [null, null, null, null],
  throws: [null, null, null, null],
  laid: -1,
  immune: [],
  fell: [0, 0],
  first: 0,
  bank_used: false,
  danger: [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1],
  revenge: false,
  whole_trail: true,
  danger_map: true,
  turn_seconds: 0,
  canonical_lay: false,
  waiting_on: [0],
  timers: [],
  outcome: null,
};

export const squares = (type: string, ...values: readonly number[]): Offer =>
  ({ type, fields: [{ name: "square", values, least: 1, most: 1 }] }) as unknown as Offer;
export const listed = (type: string, ...choices: readonly object[]): Offer => ({
  type,
  choices: choices.map((facts) => ({ type, ...facts })),
});
export const end = listed("End", {});
/** At the beginning of a turn: slides along row a and column 1, a bomb underfoot. */
export const atTurn: readonly Offer[] = [squares("Move", 1, 2, 6, 12), squares("Lay", 0), end];

export function scene(offers: readonly Offer[], draft: Plan | null = null, given: Given = {}, viewer = 0) {
  const seen = { ...view, ...given };
  return {
    view: seen,
    viewer,
    seats: peopleOf(seen.players.length),
    offers,
    draft,
    words: wordsOf(game, "en", { arena: "custom", plan: ["map", ...seen.arena.rows] }),
  };
}

export function asked(offers: readonly Offer[], draft: Plan | null = null, given: Given = {}, viewer = 0) {
  const prompt = game.prompt(scene(offers, draft, given, viewer));
  return { ...prompt, title: unmarked(prompt.title), detail: prompt.detail === undefined ? undefined : unmarked(prompt.detail) };
}

export async function table(offers: readonly Offer[], draft: Plan | null = null, given: Given = {}, viewer = 0) {
  const [pick, attempt] = [vi.fn<(draft: Plan) => void>(), vi.fn<(action: BlastTacticsAction) => void>()];
  const props = { ...scene(offers, draft, given, viewer), still: false, pick, attempt };
  const page = await draw(
    <>
      {game.Strip && <game.Strip {...props} />}
      <game.Board {...props} />
      {game.Hand && <game.Hand {...props} />}
    </>,
  );
  const piece = (name: string) => page.querySelector<HTMLElement>(`[data-piece="${name}"]`);
  const name = (of: string) => piece(of)?.getAttribute("aria-label");
  return { page, pick, attempt, piece, name };
}
