// A deck in the host's hands: what comes and goes together, and what cannot go.
import { expect, test } from "vitest";
import { type Deck, deckOf, isFixed, withCard, withFixed, withoutCard, withTeams } from "../../../src/games/two_rooms/deck_draft";
import type { Role } from "../../../src/games/two_rooms/kinds";

const deck: Deck = ["president", "bomber", "blue_team", "red_team"];
const more = (...roles: Role[]): Deck => [...deck, ...roles];

test.each<[string, Role, boolean, Deck]>([
  ["a card alone", "spy_blue", false, more("spy_blue")],
  ["the Butler with the Maid (TR-036)", "butler", false, more("butler", "maid")],
  ["Juliet with Romeo (TR-036)", "juliet", false, more("juliet", "romeo")],
  ["one Ambassador with the other (TR-040)", "ambassador_red", false, more("ambassador_red", "ambassador_blue")],
  ["the Doctor alone", "doctor", false, more("doctor")],
  ["the Nurse with the Doctor (TR-374)", "nurse", false, more("nurse", "doctor")],
  ["the Engineer with the Tinkerer where a card is buried (TR-039)", "engineer", true, more("engineer", "tinkerer")],
])("in comes %s", (_, role, bury, wanted) => {
  expect(withCard(deck, role, bury)).toEqual(wanted);
});

test.each<[string, Deck, Role, boolean, Deck]>([
  ["a card alone", more("spy_blue", "spy_red"), "spy_red", false, more("spy_blue")],
  ["the Maid with the Butler", more("butler", "maid"), "maid", false, deck],
  ["the Doctor with the Nurse", more("doctor", "nurse"), "doctor", false, deck],
  ["the Nurse alone", more("doctor", "nurse"), "nurse", false, more("doctor")],
  ["the Nurse with the Doctor where a card is buried", more("doctor", "nurse"), "nurse", true, deck],
])("out goes %s", (_, from, role, bury, wanted) => {
  expect(withoutCard(from, role, bury)).toEqual(wanted);
});

test("team cards are as many as wanted, and never fewer than none", () => {
  expect(withTeams(deck, "blue_team", 3)).toEqual(["president", "bomber", "red_team", "blue_team", "blue_team", "blue_team"]);
  expect(withTeams(deck, "red_team", -1)).toEqual(["president", "bomber", "blue_team"]);
});

test("where a card is buried, backups belong to the deck", () => {
  expect(withFixed(more("doctor"), true)).toEqual(more("doctor", "presidents_daughter", "martyr", "nurse"));
  expect(withFixed(more("doctor"), false)).toEqual(more("doctor"));
  expect(isFixed("martyr", true)).toBe(true);
  expect(isFixed("martyr", false)).toBe(false);
});

test("the recommended deck is the one for these seats, with or without a buried card", () => {
  const presets = [
    { name: "standard", options: { seats: 6, roles: deck } },
    { name: "standard", options: { seats: 7, roles: more("gambler") } },
    { name: "buried", options: { seats: 7, roles: more("martyr") } },
  ];
  expect(deckOf({ seats: 7, bury: false, roles: null }, presets)).toEqual(more("gambler"));
  expect(deckOf({ seats: 7, bury: true, roles: null }, presets)).toEqual(more("martyr"));
  expect(deckOf({ seats: 7, bury: false, roles: more("queen") }, presets)).toEqual(more("queen"));
});
