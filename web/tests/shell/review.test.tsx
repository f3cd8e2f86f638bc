// Decisions of a finished game beside the best there was.
import { beforeAll, expect, it } from "vitest";
import { loadGame } from "../../src/contract/registry";
import type { Verdict } from "../../src/net/wire.gen";
import { lossOf, Verdicts } from "../../src/shell/review";
import type { LoadedGame } from "../../src/shell/use_game";
import { setLanguage } from "../../src/words";
import { click, draw } from "../draw";
import { peopleOf, wordsOf } from "../games/told";

const verdict = (entry: number, value: number): Verdict => ({
  entry,
  at: 0,
  step: entry - 1,
  seat: entry - 1,
  action: { type: "Cut", wire: 4 },
  chance: value,
  value,
  best: { type: "Cut", wire: 1 },
  best_chance: 1,
  best_value: 1,
});

let game: LoadedGame;
beforeAll(async () => {
  await setLanguage("en");
  const module = await loadGame("snip");
  game = { module, words: wordsOf(module) };
});

it.each([
  [1, "none"],
  [0.999, "none"],
  [0.9, "some"],
  [0.81, "some"],
  [0.79, "grave"],
] as const)("a value of %d instead of 1 is a loss: %s", (value, loss) => {
  expect(lossOf(verdict(1, value))).toBe(loss);
});

it("tells what was done, its chance, and what was better", async () => {
  const chosen: Verdict[] = [];
  const verdicts = [verdict(1, 1), verdict(2, 2 / 3)];
  const page = await draw(
    <Verdicts
      review={{ done: 3, of: 3, verdicts }}
      game={game}
      seats={peopleOf(3)}
      viewer={1}
      at={1}
      onVerdict={(each) => chosen.push(each)}
    />,
  );

  expect(page.querySelector(".review-summary")?.textContent).toBe(
    "1 of 2 decisions could not have been better. Each is judged by what its seat knew then.",
  );
  expect([...page.querySelectorAll(".verdict")].map((line) => line.textContent)).toEqual([
    "Ada: Cut wire e100 % chance of successThere was nothing better.",
    "Bea: Cut wire e67 % chance of successBetter: Cut wire b100 % chance of success",
  ]);
  expect(page.querySelector("[aria-current=step]")?.textContent).toContain("Bea");
  await click(page.querySelectorAll(".verdict")[0]);
  expect(chosen).toEqual([verdicts[0]]);
});

it("draws no bar for what cannot fail", async () => {
  const verdicts = [{ ...verdict(1, 0.5), chance: null }];
  const page = await draw(
    <Verdicts review={{ done: 1, of: 1, verdicts }} game={game} seats={peopleOf(3)} viewer={0} at={1} onVerdict={() => undefined} />,
  );
  expect(page.querySelector(".verdict")?.textContent).toBe("Ada: Cut wire eBetter: Cut wire b100 % chance of success");
});

it("shows how far it has come", async () => {
  const page = await draw(
    <Verdicts review={{ done: 2, of: 8, verdicts: [] }} game={game} seats={peopleOf(3)} viewer={0} at={0} onVerdict={() => undefined} />,
  );
  expect(page.querySelector(".review-progress")?.textContent).toBe("2 of 8 moves judged");
  expect(page.querySelector("progress")?.value).toBe(2);
});

it("says why there is none", async () => {
  const page = await draw(<Verdicts review="Not now." game={game} seats={peopleOf(3)} viewer={0} at={0} onVerdict={() => undefined} />);
  expect(page.textContent).toBe("This game cannot be judged. Not now.");
});
