// The card of a mission: what it tells, when it is read, and what the menu tells of the goal.
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { loadGame } from "../../src/contract/registry";
import type { Briefed, TableCard } from "../../src/net/wire.gen";
import { Goal } from "../../src/shell/goal";
import { cardsComeFirst, readCard } from "../../src/shell/goals";
import { goalOf, hasRead, toRead } from "../../src/shell/to_read";
import type { Playing } from "../../src/shell/use_playing";
import { setLanguage } from "../../src/words";
import { click, drawWhole, until } from "../draw";
import { peopleOf, tableOf, wordsOf } from "../games/told";

const MISSION_3: Briefed = {
  chapter: 3,
  setup: [
    { key: "blue", facts: { most: 10 } },
    { key: "red", facts: { count: 1 } },
  ],
  lost: ["red"],
  rule: "BB-1031",
  pieces: ["red", "tool"],
  new: ["tool"],
  tries: 2,
};

beforeAll(() => setLanguage("en"));
beforeEach(() => {
  cardsComeFirst.value = true;
});
afterEach(() => vi.unstubAllGlobals());

const at = (table: string, change: Partial<TableCard> = {}): TableCard =>
  tableOf("bomb_busters", { table, options: { seats: 3, mission: 3 }, ...change });

it("is told for a match of several hands, too", async () => {
  const module = await loadGame("bombs_away");
  const told = async (match: boolean): Promise<string> => {
    const card = tableOf("bombs_away", { options: { seats: 3, match } });
    const playing = { card, game: { module, words: wordsOf(module) }, seat: peopleOf(3)[0], over: false, left: null } as unknown as Playing;
    const props = { playing, wanted: true, onRules: () => undefined, onRead: () => undefined };
    const page = await drawWhole(<Goal key={String(match)} {...props} />);
    await until(() => page.querySelector(".goal-ends") !== null);
    return page.querySelector(".goal-words")!.textContent!;
  };
  expect(await told(false)).toContain("Empty your hand first");
  const match = await told(true);
  for (const said of ["fewest cards in all of them", "fewest points in all", "somebody has fewer"]) expect(match).toContain(said);
});

async function shown(card: TableCard, wanted: boolean, answer: Briefed | null = MISSION_3) {
  vi.stubGlobal("fetch", async () => (answer === null ? Promise.reject(new Error("offline")) : Response.json(answer)));
  const module = await loadGame("bomb_busters");
  const game = { module, words: wordsOf(module) };
  const read: string[] = [];
  const playing = { card, game, seat: peopleOf(3)[0], over: false, left: null } as unknown as Playing;
  const onRead = (what: string): void => void read.push(what);
  const page = await drawWhole(<Goal playing={playing} wanted={wanted} onRules={() => undefined} onRead={onRead} />);
  return { page, read };
}

it("tells what is special, what lies there for these seats, what is new, and how it is lost", async () => {
  const { page, read } = await shown(at("tells00000"), false);
  await until(() => page.querySelector(".mission-setup") !== null);
  const text = page.textContent!;
  for (const told of ["Mission 3", "Third try", "Training, Day 3", "a red one that nobody may ever hit", "BB-1031"])
    expect(text).toContain(told);
  expect([...page.querySelectorAll(".mission-setup li")].map((line) => line.textContent)).toEqual(["blue 1 to 10", "1 red"]);
  expect([...page.querySelectorAll(".mission-new li > span:last-child > b")].map((name) => name.textContent)).toEqual(["Equipment card."]);
  expect([...page.querySelectorAll(".mission-way")].map((way) => way.textContent)).toEqual(["too many slips", "a red wire hit"]);
  expect(text).not.toContain("Cut every wire in pairs");
  await click(page.querySelector(".button-primary"));
  await until(() => read.length > 0);
  expect(read).toEqual(["card"]);
});

it("tells the goal of the game, too, when it is asked for", async () => {
  readCard("asked00000");
  const { page } = await shown(at("asked00000"), true);
  await until(() => page.querySelector(".mission-setup") !== null);
  expect(page.textContent).toContain("Cut every wire in pairs");
  expect(page.textContent).toContain("Training, Day 3");
});

it("tells the mission also where the table does not answer", async () => {
  const { page } = await shown(at("offline000"), false, null);
  await until(() => page.querySelector(".goal-ends") !== null);
  expect(page.textContent).toContain("Training, Day 3");
  expect(page.querySelector(".mission-setup")).toBeNull();
});

it("is read once at every table", () => {
  const first = at("first00000");
  expect(toRead(first)).toBe("card");
  hasRead(first, "card", true);
  expect(toRead(first)).toBeNull();
  expect(toRead(at("second0000"))).toBe("card");
  expect(toRead({ game: "bomb_busters", options: { mission: 3 } })).toBe("card"); // a table that is still to be made
});

it.each([
  ["where cards are not wanted", {}, false],
  ["where there are no missions", { game: "snip", options: { seats: 3 } }, true],
  ["of a scenario that the table brought along", { game: "its_a_bomb", options: { scenario: 0, own: {} } }, true],
])("there is none %s", (_, change, wanted) => {
  cardsComeFirst.value = wanted;
  expect(toRead(at("none000000", change))).toBeNull();
});

it("follows the goal of a game that is new here, but not where the game explains itself", () => {
  const guided = at("guided0000", { game: "never_played", options: { scenario: 0, guided: true } });
  expect(toRead(guided)).toBe("goal");
  hasRead(guided, "goal", true);
  expect(toRead(guided)).toBeNull();
  expect(toRead({ ...guided, table: "another000" })).toBe("card");
});

it("is what the menu tells of the goal, where there is one", () => {
  expect(goalOf({ options: { mission: 3 } })).toBe("card");
  expect(goalOf({ options: { arena: "four_forts" } })).toBe("goal");
});
