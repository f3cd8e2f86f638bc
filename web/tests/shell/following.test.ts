// What the button after a game says.
import { beforeAll, expect, it } from "vitest";
import { loadGame } from "../../src/contract/registry";
import type { Outcome, TableCard } from "../../src/net/wire.gen";
import { followingOf } from "../../src/shell/following";
import { setLanguage } from "../../src/words";
import { wordsOf } from "../games/told";

const ended = (winners: readonly number[]): Outcome => ({ winners, reason: "x", scores: [], returns: [] });
const table = (options: object, next_options: object | null) => ({ options, next_options }) as TableCard;

beforeAll(() => setLanguage("en"));

it("names the next mission and what it is called, with the same again beside it", async () => {
  const words = wordsOf(await loadGame("bomb_busters"));
  expect(followingOf(table({ mission: 4 }, { mission: 5 }), ended([0, 1]), words, false)).toEqual({
    deed: "Mission 5",
    note: "Second Day in the Field",
    further: true,
  });
});

it("lets a lost mission be tried again", async () => {
  const words = wordsOf(await loadGame("bomb_busters"));
  expect(followingOf(table({ mission: 4 }, { mission: 4 }), ended([]), words, false)).toMatchObject({ deed: "Try again", further: false });
});

it("offers the last mission again once it is won", async () => {
  const words = wordsOf(await loadGame("bomb_busters"));
  expect(followingOf(table({ mission: 8 }, { mission: 8 }), ended([0]), words, false)).toMatchObject({ deed: "Again", further: false });
});

it("does not number somebody's own scenario", async () => {
  const words = wordsOf(await loadGame("its_a_bomb"));
  const own = { scenario: 3, own: "x" };
  expect(followingOf(table(own, own), ended([0]), words, false)).toEqual({ deed: "Again", note: null, further: false });
});

it("says who deals in a rematch, unless that is drawn by lot", async () => {
  const words = wordsOf(await loadGame("bombs_away"));
  const rematch = (dealer: number) => followingOf(table({ dealer: 1 }, { dealer }), ended([0]), words, true);
  expect(rematch(2)).toEqual({ deed: "Rematch", note: `${words.seat(1)} deals`, further: false });
  expect(rematch(0)).toMatchObject({ deed: "Rematch", note: null });
});

it("says who begins a rematch, where seats take turns at that", async () => {
  const words = wordsOf(await loadGame("blast_tactics"));
  const rematch = (first: number) => followingOf(table({ first: 1 }, { first }), ended([0]), words, true);
  expect([rematch(2)?.note, rematch(0)?.note]).toEqual([`${words.seat(1)} begins`, null]);
  const snip = wordsOf(await loadGame("snip"));
  expect(followingOf(table({ first: 1 }, { first: 1 }), ended([0]), snip, false)?.note).toBeNull();
});

it("says nothing where nothing follows", async () => {
  expect(followingOf(table({}, null), ended([]), wordsOf(await loadGame("snip")), false)).toBeNull();
});
