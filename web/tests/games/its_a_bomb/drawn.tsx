// A small position of It's a Bomb! for the tests, and the ways to look at it.
import { vi } from "vitest";
import { game } from "../../../src/games/its_a_bomb";
import type { Plan } from "../../../src/games/its_a_bomb/plan";
import type { AnswerView, ItsABombAction, ItsABombView, TileView } from "../../../src/games/its_a_bomb/wire.gen";
import { unmarked } from "../../../src/contract/game_words";
import type { Offer } from "../../../src/net/wire.gen";
import { draw } from "../../draw";
import { peopleOf, wordsOf } from "../told";

export type Given = Partial<ItsABombView>;

const LETTERS = "RYGBPXTVA.";

/** "?" face down, "R" face up, "r" face down and seen by the viewer, "R!" secured, "R+" with a token on it. */
export function tiles(drawn: string): readonly TileView[] {
  return drawn
    .trim()
    .split(/\s+/)
    .map((tile): TileView => {
      const kind = LETTERS.indexOf(tile[0]!.toUpperCase());
      if (tile === "?") return {};
      if (tile.endsWith("!")) return { kind, marked: true };
      if (tile.endsWith("+")) return { kind, spotted: true };
      return tile === tile.toUpperCase() ? { kind, up: true } : { kind };
    });
}

/** "RRX" as counts by kind. */
export const counts = (drawn: string): number[] => [..."RYGBPXTV"].map((letter) => [...drawn].filter((each) => each === letter).length);

/** Tokens as they lie. */
export function answer(line: number, drawn: string, change: Partial<AnswerView> = {}): AnswerView {
  return {
    line,
    full: true,
    counts: counts(drawn),
    sequence: null,
    first_half: null,
    tokens: [...drawn].map((letter) => LETTERS.indexOf(letter)),
    ...change,
  };
}

/** Ada is the Crisis Unit; Bea, Cleo and Dario vote, Bea has the phone. 3 × 3, own scenario of red, yellow, explosives. */
export const view: ItsABombView = {
  scenario: -1,
  own: {
    bombs: [{ rows: 3, columns: 3, tiles: "R2 Y1 X2" }],
    timers: 4,
    specials: [],
    consultants: ["SPOT", "HACK"],
    order: false,
    double_purple: false,
  },
  crisis_unit: 0,
  seats: 4,
  step: "choose",
  round: 2,
  bombs: [{ rows: 3, columns: 3, counts: [2, 1, 0, 0, 0, 2, 0, 0, 0, 4] }],
  tiles: tiles("R ? ? ? ? ? ? ? ?"),
  deck: [30, 20, 10, 0],
  discard: [40],
  order: [],
  counted: [1, 0, 0, 0, 0],
  needed: [1, 1, 0, 0, 0],
  answers: [answer(0, "RX")],
  notes: [],
  archive: null,
  consultants: [
    { card: "SPOT", used: false },
    { card: "HACK", used: true },
  ],
  phone: 1,
  voters: [1, 2, 3],
  proposals: [],
  proposals_left: [5, 5, 5, 5],
  question: null,
  first_line: null,
  pointed: null,
  due: 0,
  checked: [],
  spoken: false,
  marks: [],
  marks_left: 100,
  moves: 3,
  settings: { deciding: "vote", decision_seconds: 60, crisis_unit_seconds: 45, help: 1, guided: false },
  waiting_on: [1, 2, 3],
  timers: [],
  outcome: null,
};

export const listed = (type: string, ...choices: readonly object[]): Offer => ({
  type,
  choices: choices.map((facts) => ({ type, ...facts })),
});
export const ask = listed("Ask", ...[1, 2, 3, 4, 5].map((line) => ({ line, kind: null })));
export const cut: Offer = { type: "Cut", fields: [{ name: "tile", values: [1, 2, 3, 4, 5, 6, 7, 8], least: 1, most: 1 }] };
export const deciding = [ask, cut];

export function scene(offers: readonly Offer[], draft: Plan | null = null, given: Given = {}, viewer = 1) {
  const seen = { ...view, ...given };
  return {
    view: seen,
    viewer,
    seats: peopleOf(seen.seats),
    offers,
    draft,
    words: wordsOf(game, "en", { scenario: 0, own: { bombs: seen.bombs } }),
  };
}

export function asked(offers: readonly Offer[], draft: Plan | null = null, given: Given = {}, viewer = 1) {
  const prompt = game.prompt(scene(offers, draft, given, viewer));
  return { ...prompt, title: unmarked(prompt.title), detail: prompt.detail === undefined ? undefined : unmarked(prompt.detail) };
}

export async function table(offers: readonly Offer[], draft: Plan | null = null, given: Given = {}, viewer = 1, notes = "") {
  const [pick, attempt, write] = [
    vi.fn<(draft: Plan) => void>(),
    vi.fn<(action: ItsABombAction) => void>(),
    vi.fn<(text: string) => void>(),
  ];
  const props = { ...scene(offers, draft, given, viewer), still: false, pick, attempt, notes: { text: notes, write } };
  const page = await draw(
    <>
      {game.Strip && <game.Strip {...props} />}
      <game.Board {...props} />
      {game.Rail && <game.Rail {...props} />}
    </>,
  );
  const piece = (name: string) => page.querySelector(`.iab-board [data-piece="${name}"]`);
  const name = (piece: string) => page.querySelector(`[data-piece="${piece}"]`)?.getAttribute("aria-label");
  return {
    page,
    pick,
    attempt,
    write,
    piece,
    name,
    tile: (tile: number) => piece(`tile-${tile}`),
    line: (line: number) => piece(`line-${line}`),
  };
}
