// Offers: whole actions, or fields with their values, light up the same things.
import { expect, it } from "vitest";
import { isOffered, valuesOf } from "../../src/contract/offers";
import type { Action, Offer } from "../../src/net/wire.gen";

const action = (type: string, facts: object = {}): Action => ({ type, ...facts });
const offers: Offer[] = [
  { type: "Label", choices: [action("Label", { card: 1, wire: 3 }), action("Label", { card: 12, wire: 5 })] },
  { type: "Detect", fields: [{ name: "wires", values: [16, 17, 33], least: 2, most: 2 }] },
  {
    type: "Swap",
    fields: [
      { name: "mate", values: [1, 2], least: 1, most: 1 },
      { name: "wire", values: [0, 1], least: 1, most: 1 },
    ],
  },
];

it("knows a listed action, whatever the order of its facts", () => {
  expect(isOffered(offers, action("Label", { wire: 3, card: 1 }))).toBe(true);
  expect(isOffered(offers, action("Label", { wire: 3, card: 12 }))).toBe(false);
  expect(isOffered(offers, action("Unheard"))).toBe(false);
});

it("knows an action by its fields: every value listed, as many as allowed", () => {
  expect(isOffered(offers, action("Detect", { wires: [16, 33] }))).toBe(true);
  expect(isOffered(offers, action("Detect", { wires: [16] }))).toBe(false);
  expect(isOffered(offers, action("Detect", { wires: [16, 18] }))).toBe(false);
  expect(isOffered(offers, action("Swap", { mate: 2, wire: 1 }))).toBe(true);
  expect(isOffered(offers, action("Swap", { mate: 3, wire: 1 }))).toBe(false);
});

it("lists the values that a field may take, beside what is given", () => {
  expect(valuesOf(offers, "Detect", "wires")).toEqual([16, 17, 33]);
  expect(valuesOf(offers, "Label", "wire")).toEqual([3, 5]);
  expect(valuesOf(offers, "Label", "wire", { card: 12 })).toEqual([5]);
  expect(valuesOf(offers, "Swap", "mate", { wire: 1 })).toEqual([1, 2]);
  expect(valuesOf(offers, "Swap", "mate", { wire: 9 })).toEqual([]);
});
