// What the button of a game will start, from what was finished at this browser.
import { describe, expect, it } from "vitest";
import type { GameCard, MyTable } from "../../src/net/wire.gen";
import { nextStep, stepTo } from "../../src/shell/next_step";

type Properties = { readonly [name: string]: object };

function card(id: string, properties: Properties, usual: object): GameCard {
  const options = { $ref: "#/$defs/Options", $defs: { Options: { properties } } };
  const levels = ["novice", "standard", "expert"];
  const rest = { title: id, min_seats: 2, max_seats: 5, usual_seats: 4, cooperative: true, ready: true, end_reasons: [], audiences: [] };
  return { id, ...rest, levels, advises: true, presets: [{ name: "first", options: usual }], options, for_bots: {} };
}

function over(game: string, options: object, won: boolean): MyTable {
  const outcome = { winners: won ? [0] : [1], reason: "x", scores: [], returns: [] };
  const rest = { table: "t", phase: "over" as const, names: ["Bea", "Pia"], my_turn: false, changed_at: 0, round: 1 };
  return { ...rest, game, seats: [0], outcome, options };
}

const CLOCK = { type: "integer", minimum: 0, maximum: 300 };
const MISSIONS = { mission: { type: "integer", minimum: 1, maximum: 8 }, guided: { type: "boolean" }, decision_seconds: CLOCK };
const BUSTERS = card("bomb_busters", MISSIONS, { seats: 4, mission: 1, guided: false, decision_seconds: 60 });
const mission = (number: number, won: boolean) => over("bomb_busters", { seats: 3, mission: number, guided: true }, won);
const given = (finished: readonly MyTable[], won: { readonly [game: string]: readonly number[] } = {}) => ({ finished, won });

describe("the next step", () => {
  it("is a guided first game without a clock, against novices, with hints", () => {
    const options = { seats: 4, mission: 1, guided: true, decision_seconds: 0 };
    expect(nextStep(BUSTERS, given([]))).toMatchObject({
      kind: "first",
      number: 1,
      options,
      level: "novice",
      hints: true,
      guided: true,
      won: 0,
      of: 8,
    });
    expect(nextStep(BUSTERS, given([over("snip", {}, true)])).kind).toBe("first");
  });

  it("is a first game as the game's own guided settings have it", () => {
    const own = { seats: 4, mission: 1, captain: 1, guided: true, decision_seconds: 60 };
    const settings = [{ seats: 4, mission: 2, guided: false }, { ...own, seats: 3, captain: 2 }, own];
    const game = { ...BUSTERS, presets: settings.map((options) => ({ name: "any", options })) };
    expect(nextStep(game, given([])).options).toEqual({ ...own, decision_seconds: 0 });
  });

  it("passes over missions that are not offered", () => {
    const mission = { type: "integer", minimum: 1, maximum: 66, offered: [1, 2, 9, 11] };
    const gaps = card("bomb_busters", { ...MISSIONS, mission }, { seats: 4, mission: 1, guided: false });
    const won = (...missions: number[]) => nextStep(gaps, given([], { bomb_busters: missions }));

    expect(won(1, 2)).toMatchObject({ number: 9, of: 4, cells: ["won", "won", "now", "open"] });
    expect(won(1, 9)).toMatchObject({ number: 11 });
    expect(won(1, 11)).toMatchObject({ number: 2 });
    expect(won(1, 2, 9, 11)).toMatchObject({ number: 11, won: 4 });
  });

  it("is the same again while the first mission has not been won", () => {
    expect(nextStep(BUSTERS, given([mission(1, false)]))).toMatchObject({ kind: "retry", level: "novice", guided: true });
  });

  it("is the mission after the furthest one that was won, with the seats of the last game and no guide", () => {
    const step = nextStep(BUSTERS, given([mission(2, false), mission(1, true)], { bomb_busters: [1] }));
    expect(step).toMatchObject({
      kind: "mission",
      number: 2,
      options: { seats: 3, mission: 2, guided: false },
      level: "standard",
      won: 1,
      of: 8,
    });
    expect(nextStep(BUSTERS, given([mission(1, true)], { bomb_busters: [1, 2, 4], its_a_bomb: [7] }))).toMatchObject({
      number: 5,
      won: 3,
      cells: ["won", "won", "open", "won", "now", "open", "open", "open"],
    });
  });

  it("is at the end of the campaign what was left out, and then the last mission again", () => {
    expect(nextStep(BUSTERS, given([mission(8, true)], { bomb_busters: [1, 2, 4, 8] }))).toMatchObject({ kind: "mission", number: 3 });
    expect(nextStep(BUSTERS, given([mission(8, true)], { bomb_busters: [1, 2, 3, 4, 5, 6, 7, 8] })).number).toBe(8);
  });

  it("is known from the missions that were won also when the games are too long ago to be listed", () => {
    expect(nextStep(BUSTERS, given([], { bomb_busters: [1] }))).toMatchObject({
      kind: "mission",
      number: 2,
      options: { seats: 4, mission: 2, guided: false },
    });
  });

  it("is the chapter that somebody chose, without a guide unless it is the first step of all", () => {
    expect(stepTo(BUSTERS, given([]), { name: "mission", number: 1 })).toMatchObject({ kind: "first", guided: true });
    expect(stepTo(BUSTERS, given([]), { name: "mission", number: 3 })).toMatchObject({
      kind: "mission",
      number: 3,
      options: { seats: 4, mission: 3, guided: false },
      level: "standard",
    });
  });

  it("does not count a scenario of somebody's own", () => {
    const scenarios = { scenario: { type: "integer", minimum: 0, maximum: 12 } };
    const game = card("its_a_bomb", scenarios, { seats: 4, scenario: 0 });
    const own = over("its_a_bomb", { scenario: 9, own: { name: "Mine" } }, true);
    expect(nextStep(game, given([own])).kind).toBe("first");
    expect(nextStep(game, given([own, over("its_a_bomb", { scenario: 2, own: null }, true)], { its_a_bomb: [2] }))).toMatchObject({
      kind: "scenario",
      number: 3,
      of: 13,
    });
  });

  it("is the last arena, or a rematch in one without a name", () => {
    const game = card("blast_tactics", { arena: { enum: [] }, turn_seconds: CLOCK }, { seats: 4, arena: "four_forts", turn_seconds: 60 });
    expect(nextStep(game, given([])).options).toEqual({ seats: 4, arena: "four_forts", turn_seconds: 0 });
    const forts = over("blast_tactics", { seats: 4, arena: "four_forts" }, true);
    const custom = over("blast_tactics", { seats: 2, arena: "custom", plan: ["1.2"] }, false);
    expect(nextStep(game, given([forts, custom]))).toMatchObject({ kind: "arena", arena: "four_forts", won: 1, of: 2 });
    expect(nextStep(game, given([custom, forts]))).toMatchObject({ kind: "rematch", arena: null, options: { plan: ["1.2"] } });
  });

  it("is a rematch elsewhere, and Snip again", () => {
    const away = card("bombs_away", {}, { seats: 4 });
    expect(nextStep(away, given([over("bombs_away", { seats: 2, match: true }, false)]))).toMatchObject({ kind: "rematch", won: 0, of: 1 });
    expect(nextStep(card("snip", {}, { seats: 4 }), given([over("snip", { seats: 2 }, true)])).kind).toBe("again");
  });

  it("counts no game that was closed without a result, and none that was only watched", () => {
    const closed = { ...mission(1, true), outcome: null };
    const moderated = { ...mission(1, true), seats: [] };
    expect(nextStep(BUSTERS, given([closed, moderated])).kind).toBe("first");
  });
});
