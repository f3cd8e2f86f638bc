// Points at the end of a game, and the best that this browser keeps.
import { beforeEach, expect, it, vi } from "vitest";
import type { SeriesGame, TableCard } from "../../src/net/wire.gen";
import { draw } from "../draw";

const PLAYED: SeriesGame = {
  table: "t",
  round: 1,
  options: {},
  names: ["Ada", "", ""],
  outcome: { winners: [0, 1, 2], reason: "defused", scores: [10, 10, 10], returns: [] },
  tally: { rounds: 5, title: 5 },
  ended_at: 0,
};
const LOST: SeriesGame = { ...PLAYED, outcome: { winners: [], reason: "explosive_cut", scores: [], returns: [] }, tally: { title: 0 } };

beforeEach(() => localStorage.clear());

/** The chips of a page that was opened anew; Ada sits at seat 0, or looks on. */
async function chips(
  played: SeriesGame,
  { sits = true, title = "option-scenario-1", seats = 3 } = {},
): Promise<readonly (string | null)[]> {
  vi.resetModules();
  const { Score } = await import("../../src/shell/score");
  const { setLanguage } = await import("../../src/words");
  const { GameWords } = await import("../../src/contract/game_words");
  await setLanguage("en");
  const card = {
    game: "its_a_bomb",
    seats: Array.from({ length: seats }, (_, seat) => ({ seat, you: sits && seat === 0 })),
  } as unknown as TableCard;
  const words = new GameWords("en", ["tally-title = { $count ->\n    [0] no title\n   *[5] Ice in the Veins\n}\n"], String);
  const page = await draw(<Score card={card} played={played} title={title} words={words} />);
  return [...page.querySelectorAll(".chip")].map((chip) => chip.textContent);
}

const worth = (score: number): SeriesGame => ({ ...PLAYED, outcome: { ...PLAYED.outcome, scores: [score, score, score] } });

it("tells points and title, and the first win is the best", async () => {
  expect(await chips(PLAYED)).toEqual(["10 points · Ice in the Veins", "New best"]);
});

it("keeps the best over pages, for each scenario and number of players", async () => {
  await chips(worth(7));
  expect(await chips(worth(4))).toEqual(["4 points · Ice in the Veins", "best 7"]);
  expect(await chips(worth(8))).toEqual(["8 points · Ice in the Veins", "New best"]);
  expect(await chips(LOST)).toEqual(["best 8"]);
  expect(await chips(LOST, { title: "option-scenario-2" })).toEqual([]);
  expect(await chips(LOST, { seats: 4 })).toEqual([]);
});

it("keeps a score below zero, and none of others", async () => {
  expect(await chips(worth(-2), { sits: false })).toEqual(["-2 points · Ice in the Veins"]);
  expect(await chips(worth(-2))).toEqual(["-2 points · Ice in the Veins", "New best"]);
  expect(await chips(LOST)).toEqual(["best -2"]);
});
