// Decisions of a finished game beside the best there was, and the chance to win.
import { beforeAll, expect, it } from "vitest";
import { unmarked } from "../../src/contract/game_words";
import { spokenText } from "../../src/contract/marked_text";
import { loadGame } from "../../src/contract/registry";
import type { Action, Review, Verdict, View, WinPoint } from "../../src/net/wire.gen";
import { DecisionList } from "../../src/shell/decision_list";
import type { LoadedGame } from "../../src/shell/use_game";
import { lossOf, sharesOf, toldDecision, turningPoint, worstFirst } from "../../src/shell/verdict_facts";
import { CurveToCome, curveIsToCome, WinCurve } from "../../src/shell/win_curve";
import { setLanguage } from "../../src/words";
import { draw } from "../draw";
import { streamsOf } from "../games/streams";
import { wordsOf } from "../games/told";

const verdict = (turn: number, value: number, more: Partial<Verdict> = {}): Verdict => ({
  entry: turn,
  at: 0,
  step: turn - 1,
  turn,
  seat: 0,
  action: { type: "Cut", wire: 4 },
  completed: null,
  chance: value,
  value,
  best: { type: "Cut", wire: 1 },
  best_completed: null,
  best_chance: 1,
  best_value: 1,
  ...more,
});

const curveOf = (...wins: readonly number[]): readonly WinPoint[] => wins.map((win, turn) => ({ turn, win, error: 0 }));

const reviewOf = (verdicts: readonly Verdict[], more: Partial<Review> = {}): Review => ({
  done: verdicts.length,
  of: verdicts.length,
  last: 4,
  verdicts,
  curve: [],
  whole: true,
  ...more,
});

const view: View = { waiting_on: [], timers: [], outcome: null };

let game: LoadedGame;
beforeAll(async () => {
  await setLanguage("en");
  const module = await loadGame("snip");
  game = { module, words: wordsOf(module) };
});

const list = (review: Review | string | null) =>
  draw(<DecisionList review={review} game={game} view={view} now={2} hrefOf={({ step }) => `/review/abc?at=${step}&as=0`} />);

it.each([
  [1, "none"],
  [0.999, "none"],
  [0.9, "some"],
  [0.81, "some"],
  [0.79, "grave"],
] as const)("a value of %d instead of 1 is a loss: %s", (value, loss) => {
  expect(lossOf(verdict(1, value))).toBe(loss);
});

it("puts the worst first and what lost nothing last, in the order of the game", () => {
  const found = worstFirst([verdict(1, 1), verdict(3, 0.9), verdict(5, 0.999), verdict(7, 0.4)]);

  expect(found.map(({ turn }) => turn)).toEqual([7, 3, 1, 5]);
});

it("tells worths where the chances of success are alike", () => {
  const shares = (more: Partial<Verdict>, module = {}) => sharesOf(verdict(1, 0.6, { best_value: 0.9, ...more }), module);
  expect(shares({ chance: 0.75, best_chance: 0.75 })).toEqual({ of: "worth", chosen: 0.6, best: 0.9 });
  expect(shares({ chance: 0.5, best_chance: 0.7 })).toEqual({ of: "success", chosen: 0.5, best: 0.7 });
  expect(shares({ chance: null, best_chance: null })).toEqual({ of: "worth", chosen: 0.6, best: 0.9 });
});

it("says of what each share is: that a deed succeeds is not that the game is won", () => {
  const fine = verdict(1, 0.9, { chance: 0.2, best_value: 0.9 });
  const asked = verdict(1, 0.6, { chance: null, best_chance: null, best_value: 0.9 });
  expect(sharesOf(fine, {})).toEqual({ of: "success", chosen: 0.2, best: 0.2 });
  expect(sharesOf(asked, {}).of).toBe("worth");
  expect(sharesOf(fine, { hintsTellWin: true }).of).toBe("win");
});

it("finds the largest drop after an own decision, and none that is small or may be luck of the sampling", () => {
  const own = [verdict(1, 1), verdict(3, 1)];

  expect(turningPoint(curveOf(0.6, 0.5, 0.8, 0.46), own)).toEqual({ turn: 3, from: 0.8, to: 0.46 });
  expect(turningPoint(curveOf(0.6, 0.58, 0.2, 0.19), own)).toBeNull(); // turn 2 was somebody else's
  expect(turningPoint(curveOf(0.6, 0.5, 0.8, 0.75), own)?.turn).toBe(1);
  const sampled = curveOf(0.6, 0.5, 0.8, 0.75).map((point) => ({ ...point, error: 0.05 }));
  expect(turningPoint(sampled, own)).toBeNull();
});

it("tells what was done, its chance, and what was better, and leads there", async () => {
  const page = await list(reviewOf([verdict(1, 1), verdict(2, 2 / 3)]));

  const rows = [...page.querySelectorAll(".decision")];
  expect(rows.map((row) => row.textContent)).toEqual([
    "turn 2 2Cut wire eBest: Cut wire b67 %of 100",
    "turn 1 1Cut wire eThe best there was100 %",
  ]);
  expect(rows.map((row) => row.getAttribute("href"))).toEqual(["/review/abc?at=1&as=0", "/review/abc?at=0&as=0"]);
  expect(rows.map((row) => row.getAttribute("aria-current"))).toEqual(["true", null]);
});

it("says how far it has come, and when nothing could have been better", async () => {
  const status = async (review: Review): Promise<string | undefined> => (await list(review)).querySelector("[role=status]")?.textContent;

  expect(await status(reviewOf([verdict(1, 1)], { done: 5, of: 7, whole: false }))).toBe("5 of 7 looked at");
  expect(await status(reviewOf([verdict(1, 1)]))).toBe("Nothing better was to be seen.");
  expect(await status(reviewOf([verdict(1, 0.5)]))).toBe("");
  expect(await status(reviewOf([]))).toBe("There was nothing to decide.");
});

it("says why there is none", async () => {
  expect((await list("Not now.")).textContent).toBe("This game cannot be judged. Not now.");
});

it("draws the chance to win with its decisions, its turning point and its end, and can be stepped through", async () => {
  const turns: number[] = [];
  const opened: number[] = [];
  const review = reviewOf([verdict(1, 1), verdict(3, 0.5)], { curve: curveOf(0.6, 0.7, 0.8, 0.46, 1) });
  const page = await draw(
    <WinCurve review={review} now={1} width={316} height={118} onTurn={(turn) => turns.push(turn)} onOpen={(turn) => opened.push(turn)} />,
  );
  const rope = page.querySelector<HTMLElement>("[role=slider]")!;

  expect(page.querySelectorAll(".win-rope-dot").length).toBe(2);
  expect(page.querySelectorAll(".win-rope-burst").length).toBe(1);
  expect(page.querySelectorAll(".win-rope-end").length).toBe(1);
  expect(rope.getAttribute("aria-valuetext")).toBe("turn 1: 60 to 70 %");
  for (const key of ["ArrowRight", "Home", "ArrowLeft", "Enter"]) rope.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  expect(turns).toEqual([3, 1, 1]);
  expect(opened).toEqual([1]);
});

it("draws no curve where nobody can tell", async () => {
  const page = await draw(<WinCurve review={reviewOf([verdict(1, 1)])} now={null} width={316} height={118} onTurn={() => undefined} />);

  expect(page.innerHTML).toBe("");
});

it("keeps the place of a curve that is to come, as high as the curve", async () => {
  const growing = { ...reviewOf([verdict(1, 1)]), whole: false };
  const awaited = [null, growing, { ...growing, whole: true }, { ...growing, curve: curveOf(0.5, 0.6) }, "Not now."];
  expect(awaited.map((review) => curveIsToCome(review, true))).toEqual([true, true, false, false, false]);
  expect(curveIsToCome(null, false)).toBe(false);

  const page = await draw(<CurveToCome review={{ ...growing, done: 0, of: 7 }} width={316} height={118} />);
  expect(page.querySelector("svg:not(.icon)")?.getAttribute("viewBox")).toBe("0 0 316 118");
  expect(page.querySelector("[role=slider]")).toBeNull();
  expect(page.querySelector(".win-curve-head .meta")?.textContent).toBe("0 of 7 looked at");
});

it("grows to the right as turns are judged: each has its place from the beginning", async () => {
  const xs = async (...wins: readonly number[]): Promise<readonly (string | null)[]> => {
    const review = reviewOf([verdict(1, 1)], { curve: curveOf(...wins), done: 1, of: 7, whole: false, last: 20 });
    const page = await draw(<WinCurve review={review} now={null} width={316} height={118} onTurn={() => undefined} />);
    expect(page.querySelector(".win-curve-head .meta")?.textContent).toBe("1 of 7 looked at");
    return [...page.querySelectorAll(".win-rope-dot")].map((dot) => dot.getAttribute("cx"));
  };
  const first = await xs(0.5, 0.6);
  expect(first).toHaveLength(1);
  expect(await xs(0.5, 0.6, 0.6, 0.7)).toEqual(first);
});

it("names the owner of a wire that was claimed, and marks it on the board", async () => {
  const module = await loadGame("bomb_busters");
  const { viewers } = streamsOf("bomb_busters", "red_wire_hit.json");
  const { view: seen } = viewers["0"]![3]!;
  const busters: LoadedGame = { module, words: wordsOf(module) };
  const point = { type: "Point", wire: 56 };

  const told = toldDecision(busters, seen, point, { type: "Say", values: [9] });

  expect(unmarked(spokenText(told))).toBe("9 at Bea’s I");
  expect(module.piecesOf?.(point as Action, seen)).toEqual(["wire-56"]);
});
