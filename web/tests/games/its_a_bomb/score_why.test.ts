// How the points of a bomb that was defused came about.
import { expect, it } from "vitest";
import { loadGame } from "../../../src/contract/registry";
import { scoreWhy } from "../../../src/games/its_a_bomb/score_why";
import { setLanguage } from "../../../src/words";
import { wordsOf } from "../told";

it("explains the points by what was left, the scenario and the players", async () => {
  await setLanguage("en");
  const played = {
    table: "t",
    round: 1,
    options: {},
    names: ["Ada", "Bea", "Pia", "Igor"],
    outcome: { winners: [0, 1, 2, 3], reason: "defused", scores: [10, 10, 10, 10], returns: [] },
    tally: { rounds: 5, timers_left: 3, cards_left: 2, title: 5 },
    ended_at: 0,
  };
  expect(scoreWhy(played, wordsOf(await loadGame("its_a_bomb")))).toBe(
    "9 for 3 Timers left, 4 for 2 unused consultants, 1 for the scenario, minus 4 for the players.",
  );
  const training = { ...played, outcome: { ...played.outcome, scores: [-1] }, tally: { timers_left: 1, cards_left: 0 } };
  expect(scoreWhy(training, wordsOf(await loadGame("its_a_bomb")))).toBe("3 for one Timer left, minus 4 for the players.");
});
