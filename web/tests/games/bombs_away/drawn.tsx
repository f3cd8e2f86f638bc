// A small position of Bombs Away for the tests, and the ways to look at it.
import { vi } from "vitest";
import { game } from "../../../src/games/bombs_away";
import { NAMES } from "../../../src/games/bombs_away/kind";
import type { Plan } from "../../../src/games/bombs_away/plan";
import type { BombsAwayAction, BombsAwayView, CardView, OpenEnd } from "../../../src/games/bombs_away/wire.gen";
import { unmarked } from "../../../src/contract/game_words";
import type { Event, Offer } from "../../../src/net/wire.gen";
import { draw } from "../../draw";
import { peopleOf, wordsOf } from "../told";

export type Given = Partial<BombsAwayView>;

export const kind = (name: string): number => NAMES.indexOf(name);

/** "red-SH 1 0, cap-CV 2 1 turned" */
export function cards(drawn: string): readonly CardView[] {
  return drawn.split(", ").map((card): CardView => {
    const [name, x, y, turned] = card.split(" ");
    return { card: kind(name!), x: Number(x), y: Number(y), ...(turned === undefined ? {} : { turned: true }) };
  });
}

/** "2 0 N, -1 0 N" */
export function ends(drawn: string): readonly OpenEnd[] {
  return drawn.split(", ").map((end) => {
    const [x, y, side] = end.split(" ");
    return { x: Number(x), y: Number(y), side: side as OpenEnd["side"] };
  });
}

/** Hydrant in the middle, a red pipe to the right and up, a blue one to the left and up. Ada is at turn. */
export const view: BombsAwayView = {
  cards: cards("red-SH 1 0, red-EB 2 0, blue-EA -1 0"),
  open_ends: ends("2 0 N, -1 0 N"),
  hands: [["red-SV", "wild-TV", "cap-CV", "cap-CV", "bomb2"].map(kind), null, null],
  sizes: [5, 9, 2],
  pile: 40,
  discard: NAMES.map((name) => (name === "bomb1" ? 2 : 0)),
  dealer: 2,
  turn: 0,
  round: 2,
  turns: 3,
  moves: 3,
  thrown: false,
  second: false,
  drawn: 0,
  passes: 0,
  deal: 1,
  deals: 1,
  scores: [0, 0, 0],
  wins: [0, 0, 0],
  out: [],
  away: [],
  reason: "",
  settings: {
    match: false,
    even_turns: false,
    short_hand: false,
    tough_pipes: false,
    even_bombs: false,
    late_start: false,
    turn_seconds: 45,
  },
  waiting_on: [0],
  timers: [],
  outcome: null,
};

export const listed = (type: string, ...choices: readonly object[]): Offer => ({
  type,
  choices: choices.map((facts) => ({ type, ...facts })),
});
export const lay = listed(
  "Lay",
  { card: kind("red-SV"), x: 2, y: 1 },
  { card: kind("wild-TV"), x: 2, y: 1 },
  { card: kind("wild-TV"), x: 2, y: 1, turned: true },
  { card: kind("wild-TV"), x: -1, y: 1 },
  { card: kind("cap-CV"), x: 2, y: 1, turned: true },
);
export const bomb = listed("Bomb", { card: kind("bomb2"), x: 2, y: 0 }, { card: kind("bomb2"), x: -1, y: 0 });
export const atTurn = [lay, bomb];

export function scene(offers: readonly Offer[], draft: Plan | null = null, given: Given = {}, viewer = 0) {
  const seen = { ...view, ...given };
  return { view: seen, viewer, seats: peopleOf(seen.sizes.length), offers, draft, words: wordsOf(game) };
}

export function asked(offers: readonly Offer[], draft: Plan | null = null, given: Given = {}, viewer = 0) {
  const prompt = game.prompt(scene(offers, draft, given, viewer));
  return { ...prompt, title: unmarked(prompt.title), detail: prompt.detail === undefined ? undefined : unmarked(prompt.detail) };
}

export async function table(offers: readonly Offer[], draft: Plan | null = null, given: Given = {}, viewer = 0, log?: readonly Event[]) {
  const [pick, attempt] = [vi.fn<(draft: Plan) => void>(), vi.fn<(action: BombsAwayAction) => void>()];
  const props = {
    ...scene(offers, draft, given, viewer),
    still: false,
    pick,
    attempt,
    ...(log === undefined ? {} : { log, notes: { text: "", write: vi.fn() } }),
  };
  const page = await draw(
    <>
      {game.Strip && <game.Strip {...props} />}
      <game.Board {...props} />
      {game.Hand && <game.Hand {...props} />}
    </>,
  );
  const piece = (name: string) => page.querySelector<HTMLElement>(`[data-piece="${name}"]`);
  const name = (of: string) => piece(of)?.getAttribute("aria-label");
  const camera = () => page.querySelector<HTMLElement>(".ba-net")?.style.transform;
  return { page, pick, attempt, piece, name, camera };
}
