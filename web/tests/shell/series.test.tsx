// The games of a table and its rematches.
import { beforeAll, expect, it } from "vitest";
import { loadGame } from "../../src/contract/registry";
import { GameWords } from "../../src/contract/game_words";
import type { SeriesGame } from "../../src/net/wire.gen";
import { isCooperative, seriesLine, SeriesList } from "../../src/shell/series";
import { setLanguage } from "../../src/words";
import { draw } from "../draw";
import { wordsOf } from "../games/told";

const played = (round: number, winners: readonly number[], reason: string, change: Partial<SeriesGame> = {}): SeriesGame => ({
  table: `table${round}`,
  round,
  options: { seats: 2, first: 0 },
  names: ["Ada", ""],
  outcome: { winners, reason, scores: [], returns: [] },
  tally: { cuts: 3, vouched: 1 },
  ended_at: 0,
  ...change,
});
const lost = played(1, [], "red_wire_cut");
const won = played(2, [0, 1], "all_blue_cut");

beforeAll(() => setLanguage("en"));

it("counts what was won together, and games against each other", () => {
  expect(isCooperative([lost, won], false)).toBe(true);
  expect(seriesLine([lost, won], false)).toBe("1 of 2 won");
  const names = ["Ada", "Bea"];
  const rivals = [played(1, [1], "x", { names }), played(2, [0], "x", { names }), played(3, [1], "x", { names })];
  expect(seriesLine(rivals, true)).toBe("Bea 2 · Ada 1");
  const crowd = Array.from({ length: 6 }, (_, seat) => `Guest ${seat}`);
  expect(seriesLine([played(1, [1, 2], "x", { names: crowd })], true)).toBe("one game");
});

it("does not take shared wins of rivals for wins together", () => {
  const shared = [played(1, [0, 1], "x", { names: ["Ada", "Bea"] })];
  expect([seriesLine(shared, true), seriesLine(shared, false)]).toEqual(["Ada 1 · Bea 1", "1 of 1 won"]);
});

it("tells each game with its end and its figures, the newest first", async () => {
  const page = await draw(<SeriesList games={[lost, won]} words={wordsOf(await loadGame("snip"))} versus={false} />);
  const lines = [...page.querySelectorAll(".series-game")];
  expect(lines.map((line) => line.getAttribute("href"))).toEqual(["/replay/table2", "/replay/table1"]);
  expect(lines.map((line) => line.querySelector("b")?.textContent)).toEqual([
    "All blue wires are cut. Everybody wins!",
    "The red wire is cut. Everybody loses.",
  ]);
  expect(lines[0]?.querySelector(".meta")?.textContent).toMatch(/^3 wires cut · one voucher used · /);
  expect(lines.map((line) => line.querySelector(".chip")?.textContent)).toEqual(["Won", "Lost"]);
});

it("names the mission where the game does, and who won against others", async () => {
  const words = new GameWords("en", ["option-mission-3 = Night shift\nend-x = It ended.\n"], String);
  const page = await draw(
    <SeriesList games={[played(1, [1], "x", { options: { seats: 2, mission: 3 }, tally: {} })]} words={words} versus />,
  );
  expect(page.querySelector("b")?.textContent).toBe("Night shift");
  expect(page.querySelector(".meta")?.textContent).toMatch(/^It ended\. · /);
  expect(page.querySelector(".chip")?.textContent).toBe("Seat 2");
});
