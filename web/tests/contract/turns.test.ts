// Turns as recap, log and replay tell them.
import { expect, it } from "vitest";
import { turnsOf } from "../../src/contract/turns";
import type { Event } from "../../src/net/wire.gen";

const event = (type: string) => ({ type }) as unknown as Event;
const told = (...types: string[]) =>
  turnsOf(
    types.map(event),
    types.map(() => 1),
  ).flatMap(({ events }) => events.map(({ type }) => type));

it("tells of no pause", () => {
  expect(told("WireCut", "Paused")).toEqual(["WireCut"]);
  expect(told("WireCut", "Paused", "Resumed", "Vouched")).toEqual(["WireCut", "Vouched"]);
});
