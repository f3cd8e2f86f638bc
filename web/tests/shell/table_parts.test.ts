// Small decisions of the table: who takes the device, how much rope is left, which options are chips, where a replay goes on.
import { expect, it } from "vitest";
import { clockFace, secondsLeft, timeLeft } from "../../src/shell/clock";
import { nextSeat } from "../../src/shell/curtain";
import { propertiesOf, valuesOf } from "../../src/shell/options";
import { stepAt } from "../../src/shell/use_replay";
import { isGood } from "../../src/shell/headline";
import { hasMenu, mayHandOver } from "../../src/shell/seat_facts";
import { winnersOf } from "../../src/shell/winners";
import type { PastGame } from "../../src/net/replays";
import type { TableCard } from "../../src/net/wire.gen";
import { peopleOf } from "../games/told";

const mine = peopleOf(3);
const view = {
  waiting_on: [],
  outcome: null,
  timers: [
    { name: "turn", key: 2, ms: 20_000 },
    { name: "round", key: 1, ms: 60_000 },
  ],
};

it("the device stays with whoever is asked, and goes to the next of us who is", () => {
  expect(nextSeat(mine, [0, 1], 1).seat).toBe(1);
  expect(nextSeat(mine, [2], 1).seat).toBe(2);
  expect(nextSeat(mine, [4], 1).seat).toBe(1);
  expect(nextSeat(mine, [], null).seat).toBe(0);
  expect(
    nextSeat(
      mine.map((seat) => ({ ...seat, away: seat.seat === 2 })),
      [2],
      1,
    ).seat,
  ).toBe(1);
});

it("the fuse burns with the timer that ends first", () => {
  const timers = [
    { name: "round", key: 1, ends_at: 50_000 },
    { name: "turn", key: 2, ends_at: 15_000 },
  ];
  expect(timeLeft({ timers, view }, 10_000)).toEqual({ ms: 5_000, share: 0.25 });
  expect(timeLeft({ timers, view }, 99_000)).toEqual({ ms: 0, share: 0 });
  expect(timeLeft({ timers: [], view }, 0)).toBeNull();
  expect([clockFace(0), clockFace(9_001), clockFace(67_000)]).toEqual(["0:00", "0:10", "1:07"]);
});

it("counts the seconds of one timer among several", () => {
  const timers = [
    { name: "round", key: 1, ends_at: 50_000 },
    { name: "offer", key: 67, ends_at: 21_500 },
  ];
  expect(secondsLeft({ timers }, 10_000, "offer", 67)).toBe(12);
  expect(secondsLeft({ timers }, 30_000, "offer", 67)).toBe(0);
  expect(secondsLeft({ timers }, 10_000, "offer", 66)).toBeNull();
});

it("names one winner or two, and no long list of them", () => {
  const won = (...winners: number[]) => winnersOf({ winners, reason: "apart", scores: [], returns: [] }, (seat) => mine[seat]?.name ?? "");
  expect([won(0), won(0, 2), won(0, 1, 2)]).toEqual(["Ada", "Ada, Cleo", null]);
});

it("options with few values are chips, others are counted", () => {
  const schema = {
    $ref: "#/$defs/O",
    $defs: { O: { properties: { seats: { type: "integer" }, first: { type: "integer", minimum: 0, exclusiveMaximum: 3 } } } },
  };
  expect(Object.keys(propertiesOf(schema))).toEqual(["seats", "first"]);
  expect(valuesOf(propertiesOf(schema).first!)).toEqual([0, 1, 2]);
  expect(valuesOf({ type: "integer", minimum: 1, maximum: 66 })).toBeNull();
  expect(valuesOf({ enum: ["easy", "hard"] })).toEqual(["easy", "hard"]);
  expect(propertiesOf({})).toEqual({});
});

it("a replay seen by somebody else goes on at the same time, not at the same number", () => {
  const replay = { steps: [0, 10, 10, 30].map((at) => ({ at })) } as unknown as PastGame;
  expect(stepAt(replay, 10, 1)).toBe(1);
  expect(stepAt(replay, 10, 3)).toBe(2);
  expect(stepAt(replay, 29, 0)).toBe(2);
  expect(stepAt(replay, 99, 7)).toBe(3);
});

it("an end is good for winners, and for onlookers when anybody won", () => {
  const won = { winners: [0, 2], reason: "x", scores: [], returns: [] };
  expect([0, 1, -3].map((viewer) => isGood(won, viewer))).toEqual([true, false, true]);
  expect(isGood({ ...won, winners: [] }, -3)).toBe(false);
});

it("a seat is handed over by its holder, by the host when its line is down, by anybody in a game without hurry", () => {
  const [seat] = peopleOf(1, { you: false });
  const table = (change: Partial<TableCard>) => ({ phase: "playing", you_host: false, pace: "live", ...change }) as TableCard;
  expect(mayHandOver(table({}), { ...seat!, you: true })).toBe(true);
  expect(mayHandOver(table({ phase: "gathering" }), { ...seat!, you: true })).toBe(false);
  expect(mayHandOver(table({ you_host: true }), seat!)).toBe(false);
  expect(mayHandOver(table({ you_host: true }), { ...seat!, online: false })).toBe(true);
  expect(mayHandOver(table({ pace: "relaxed" }), seat!)).toBe(true);
  expect(mayHandOver(table({}), { ...seat!, you: true, away: true })).toBe(false);
});

it("a seat has a menu when something can be done about it", () => {
  const [person] = peopleOf(1, { you: false });
  const bot = { ...person!, kind: "bot" as const };
  const open = { ...person!, kind: "open" as const };
  const table = (phase: TableCard["phase"], you_host: boolean) => ({ phase, you_host, pace: "live" }) as TableCard;
  expect([hasMenu(table("gathering", true), bot), hasMenu(table("gathering", false), bot)]).toEqual([true, false]);
  expect([hasMenu(table("playing", true), bot), hasMenu(table("over", true), bot)]).toEqual([false, false]);
  expect([hasMenu(table("gathering", true), open), hasMenu(table("playing", true), open), hasMenu(table("playing", false), open)]).toEqual([
    false,
    true,
    false,
  ]);
  expect([hasMenu(table("playing", true), person!), hasMenu(table("playing", false), person!)]).toEqual([true, false]);
  expect(hasMenu(table("closed", true), person!)).toBe(false);
});
