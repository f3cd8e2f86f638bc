// The steps of a replay: turns, and nothing of the pauses in which tips were read.
import { expect, it } from "vitest";
import type { PastUpdate } from "../../src/net/replays";
import type { Event, View } from "../../src/net/wire.gen";
import { pastTurns, soFar, turnAt } from "../../src/shell/past_turns";

const step = (turn: number, ...types: string[]): PastUpdate => ({
  at: 0,
  entry: 0,
  turn,
  events: types.map((type) => ({ type }) as unknown as Event),
  view: {} as View,
});
const STEPS = [
  step(0, "Dealt"),
  step(0, "Paused"),
  step(0, "Resumed"),
  step(1, "Pointed"),
  step(1, "Paused"),
  step(1, "Said"),
  step(2, "Paused"),
];

it("are no pauses, and every update belongs to one", () => {
  const turns = pastTurns(STEPS);
  expect(turns.map(({ events }) => events.map(({ type }) => type))).toEqual([["Dealt"], ["Pointed", "Said"]]);
  expect(STEPS.map((_, at) => turnAt(turns, at))).toEqual([0, 0, 0, 1, 1, 1, 1]);
  expect(soFar(turns[1]!, STEPS, 4).events.map(({ type }) => type)).toEqual(["Pointed"]);
});
