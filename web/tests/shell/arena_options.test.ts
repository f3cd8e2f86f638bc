// Arenas in the lobby: seats and arena always fit each other.
import { expect, it } from "vitest";
import { game } from "../../src/games/blast_tactics";
import { inItsArena } from "../../src/shell/arena_options";
import { withItsSeats } from "../../src/shell/options";
import { wordsOf } from "../games/told";

const PRESETS = [
  { name: "duel_alley", options: { seats: 2, arena: "duel_alley" } },
  { name: "trident", options: { seats: 3, arena: "trident" } },
  { name: "four_forts", options: { seats: 4, arena: "four_forts" } },
  { name: "carousel", options: { seats: 4, arena: "carousel" } },
];
const WORDS = wordsOf(game, "en");
const FORTS = { seats: 4, arena: "four_forts", plan: [], first: 0 };
const OWN = { seats: 4, arena: "custom", plan: ["players 4", "map"], first: 3 };

it("another arena for as many players is just taken", () => {
  expect(inItsArena(FORTS, { ...FORTS, arena: "carousel" }, PRESETS)).toEqual({ ...FORTS, arena: "carousel" });
});

it("an arena brings its seats", () => {
  expect(withItsSeats(inItsArena({ ...FORTS, first: 4 }, { ...FORTS, first: 4, arena: "duel_alley" }, PRESETS)!, WORDS)).toEqual({
    seats: 2,
    arena: "duel_alley",
    plan: [],
    first: 0,
  });
});

it("other seats bring the standard arena", () => {
  expect(inItsArena(FORTS, { ...FORTS, seats: 3 }, PRESETS)).toEqual({ seats: 3, arena: "standard", plan: [], first: 0 });
  expect(inItsArena({ ...FORTS, arena: "standard" }, { ...FORTS, arena: "standard", seats: 2 }, PRESETS)).toEqual({
    seats: 2,
    arena: "standard",
    plan: [],
    first: 0,
  });
});

it("an arena of one's own has to be designed first", () => {
  expect(inItsArena(FORTS, { ...FORTS, arena: "custom" }, PRESETS)).toBeNull();
});

it("an arena of one's own stays while other options change", () => {
  expect(inItsArena(OWN, { ...OWN, revenge: true }, PRESETS)).toEqual({ ...OWN, revenge: true });
});

it("leaving it leaves its plan behind", () => {
  expect(inItsArena(OWN, { ...OWN, arena: "carousel" }, PRESETS)).toEqual({ seats: 4, arena: "carousel", plan: [], first: 3 });
  expect(withItsSeats(inItsArena(OWN, { ...OWN, seats: 2 }, PRESETS)!, WORDS)).toEqual({ seats: 2, arena: "standard", plan: [], first: 0 });
});
