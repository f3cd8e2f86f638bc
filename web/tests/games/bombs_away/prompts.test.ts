// Bombs Away: what is asked, what the one button does, what keys and hints pick, and how events are told and shown.
import { expect, it } from "vitest";
import { game } from "../../../src/games/bombs_away";
import { facts, value } from "../../../src/games/bombs_away/kind";
import { show } from "../../../src/games/bombs_away/motion";
import { bombPlan, CLAIM, DRAW, draftOf, ENOUGH, layPlan, PASS, secondPlan } from "../../../src/games/bombs_away/plan";
import { key } from "../../../src/games/bombs_away/tap";
import { unmarked } from "../../../src/contract/game_words";
import { wordsOf } from "../told";
import type { Proposal } from "../../../src/net/wire.gen";
import type { BombsAwayEvent } from "../../../src/games/bombs_away/wire.gen";
import { asked, atTurn, bomb, kind, lay, listed, scene } from "./drawn";

const [STRAIGHT, TEE, CAP, BOMB] = ["red-SV", "wild-TV", "cap-CV", "bomb2"].map(kind) as [number, number, number, number];
const [RIGHT, LEFT] = [
  { x: 2, y: 1 },
  { x: -1, y: 1 },
];

it("asks for a card, and lights those that can be played", () => {
  expect(asked(atTurn)).toEqual({
    title: "Lay a pipe card",
    detail: "4 of your cards fit. A bomb may go first.",
    wanted: "Choose a card",
    lit: [layPlan(STRAIGHT, RIGHT), layPlan(TEE), layPlan(CAP, RIGHT, true), bombPlan(BOMB)],
  });
  expect(asked([lay], null, { thrown: true })).toMatchObject({ title: "Now lay a pipe card", detail: "4 of your cards fit." });
});

it("asks where a card goes, and lays it there", () => {
  expect(asked(atTurn, layPlan(TEE))).toMatchObject({
    title: "Where to lay wild tee (long)?",
    detail: "2 places fit. Everybody else draws a card.",
    lit: [layPlan(TEE, LEFT), layPlan(TEE, RIGHT)],
    modes: [],
    submit: undefined,
  });
  const chosen = asked(atTurn, layPlan(CAP, RIGHT, true));
  expect(chosen).toMatchObject({ title: "Lay cap (short side) here?", detail: "One place fits.", modes: [] });
  expect(chosen.submit).toEqual({ label: "Lay here", icon: "check", action: { type: "Lay", card: CAP, ...RIGHT, turned: true } });
});

it("offers to turn a card only where both ways fit", () => {
  expect(asked(atTurn, layPlan(TEE, RIGHT)).modes).toEqual([
    { label: "Turn", icon: "turn", draft: layPlan(TEE, RIGHT, true), chosen: false },
  ]);
  expect(asked(atTurn, layPlan(TEE, LEFT)).modes).toEqual([]);
  expect(asked(atTurn, layPlan(STRAIGHT, RIGHT, true)).submit?.action).toMatchObject({ turned: false });
});

it("steps on from a place where the card has been turned", () => {
  expect(asked(atTurn, layPlan(TEE, RIGHT, true)).lit).toEqual([layPlan(TEE, LEFT), layPlan(TEE, RIGHT, true)]);
});

it("says that a card covers another", () => {
  const cover = [listed("Lay", { card: STRAIGHT, x: 2, y: 0 })];
  expect(asked(cover, layPlan(STRAIGHT, { x: 2, y: 0 }))).toMatchObject({
    title: "Cover it with red straight (long)?",
    submit: { label: "Cover it" },
  });
});

it("lets a card be picked that fits nowhere, and tells how to learn why", () => {
  expect(asked([bomb, listed("Lay", { card: CAP, ...RIGHT, turned: true })], layPlan(STRAIGHT))).toMatchObject({
    detail: "No place fits now. Tap one to see why.",
    lit: [],
    submit: undefined,
  });
});

it("throws a bomb at an end, and tells what follows", () => {
  expect(asked(atTurn, bombPlan(BOMB))).toMatchObject({
    title: "Blow up which end?",
    detail: "Then you may take a second card. A pipe card must follow.",
    submit: undefined,
  });
  expect(asked(atTurn, bombPlan(BOMB, { x: 2, y: 0 }))).toMatchObject({
    title: "Blow up red elbow (left)?",
    submit: { label: "Throw the bomb", icon: "bomb", action: { type: "Bomb", card: BOMB, x: 2, y: 0 } },
  });
});

it("after a tier 2 bomb sends nothing before one more card, or none, is picked", () => {
  const offers = [listed("Second", { x: 1, y: 0 }), listed("Enough", {})];
  const given = { second: true, thrown: true };
  const prompt = asked(offers, null, given);
  expect(prompt).toMatchObject({ title: "Blow up a second card?", lit: [secondPlan({ x: 1, y: 0 }), ENOUGH], submit: undefined });
  expect(prompt.modes?.map(({ label }) => label)).toEqual(["One is enough"]);
  expect(asked(offers, secondPlan({ x: 1, y: 0 }), given)).toMatchObject({
    title: "Blow up red straight (across) too?",
    submit: { action: { type: "Second", x: 1, y: 0 } },
  });
  expect(asked(offers, ENOUGH, given).submit).toEqual({ label: "One is enough", icon: "check", action: { type: "Enough" } });
});

it("draws with one button when nothing fits, and passes when there is nothing to draw", () => {
  expect(asked([listed("Draw", {}), bomb])).toMatchObject({
    title: "No card fits",
    detail: "Draw until a pipe card fits. Or throw a bomb first.",
    lit: [DRAW, bombPlan(BOMB)],
    submit: { label: "Draw a card", action: { type: "Draw" } },
  });
  expect(asked([listed("Draw", {}), bomb]).submit?.later).toBeUndefined(); // a bomb is another choice each time
  const all = asked([listed("Draw", {})], null, { drawn: 2 });
  expect(all.title).toBe("Still no card fits: 2 drawn");
  expect(all.submit).toMatchObject({ label: "Draw until one fits", action: { type: "Draw" }, later: [{ type: "Draw" }] });
  expect(asked([listed("Pass", {})])).toMatchObject({
    title: "No card fits, and there is none to draw",
    lit: [PASS],
    submit: { label: "Pass", action: { type: "Pass" } },
  });
});

it("lets the win be claimed, but only when that is picked", () => {
  const offers = [lay, listed("Claim", {})];
  expect(asked(offers, null, { away: [1] }).options?.map(({ label }) => label)).toEqual(["Claim the win"]);
  expect(asked(offers, null, { away: [1] }).submit).toBeUndefined();
  expect(asked(offers, CLAIM, { away: [1] })).toMatchObject({
    detail: "Bea has left. You may take the win, or play on against the bot.",
    submit: { action: { type: "Claim" } },
  });
  expect(asked([listed("Claim", {})], null, { turn: 1, waiting_on: [1] })).toMatchObject({
    title: "Bea is laying a pipe",
    options: [{ label: "Claim the win" }],
  });
});

it("forgets what is no longer offered", () => {
  expect(asked([], layPlan(TEE), { turn: 1, waiting_on: [1] }).title).toBe("Bea is laying a pipe");
  expect(asked([lay], bombPlan(BOMB), { thrown: true }).title).toBe("Now lay a pipe card");
  expect(asked(atTurn, layPlan(TEE, { x: 5, y: 5 })).title).toBe("Where to lay wild tee (long)?");
});

it("picks by keys: digits a card of the hand, T the other way up", () => {
  expect(key("2", scene(atTurn))).toEqual({ draft: layPlan(TEE) });
  expect(key("9", scene(atTurn))).toBeNull();
  expect(key("t", scene(atTurn, layPlan(TEE, RIGHT)))).toEqual({ draft: layPlan(TEE, RIGHT, true) });
  expect(key("t", scene(atTurn, layPlan(TEE, LEFT)))).toBeNull();
  expect(key("1", scene([], null, { turn: 1 }))).toBeNull();
});

it("takes a hint as a plan", () => {
  expect(draftOf({ type: "Lay", card: TEE, ...RIGHT })).toEqual(layPlan(TEE, RIGHT));
  expect(draftOf({ type: "Bomb", card: BOMB, x: 2, y: 0 })).toEqual(bombPlan(BOMB, { x: 2, y: 0 }));
  expect([draftOf({ type: "Draw" }), draftOf({ type: "Enough" }), draftOf({ type: "Second", ...LEFT })]).toEqual([
    DRAW,
    ENOUGH,
    secondPlan(LEFT),
  ]);
});

it("tells places by arrows and cards by their names", () => {
  expect(facts({ card: 21, x: -3, y: 2, by: 1 })).toEqual({ card: "wild-TH", x: "←3", y: "↑2", by: 1 });
  const told = wordsOf(game).event({ type: "Laid", by: 1, card: 4, x: 3, y: 0, turned: false } as never);
  expect(unmarked(told)).toBe("Bea lays blue straight (long) at (→3, 0).");
  expect(value("stuck", wordsOf(game))).toEqual({ label: "stuck" });
  expect(value("can_play", wordsOf(game))).toEqual({ label: "can play" });
});

it("lets water run to a card that was laid, and a burst stand where one was blown up", () => {
  const laid = show({ type: "Laid", by: 0, card: 0, x: 2, y: 1, turned: false });
  expect(laid.motions.map(({ piece }) => piece)).toEqual(["count-0", "place-2-1", "water-2-1", "water-2-1"]);
  expect(show({ type: "Destroyed", by: 0, card: 0, x: 2, y: 0 }).motions[0]?.piece).toBe("blast-2-0");
  expect(show({ type: "Drew", seat: 1, card: null, forced: true }).motions.map(({ piece }) => piece)).toEqual(["pile", "count-1"]);
});

it("names the card of a hint, and of a second target the card that lies there: its place is lit", () => {
  const row = (action: object) => game.proposed!({ action, by: [] } as unknown as Proposal, scene(atTurn))?.title;
  expect(row({ type: "Lay", card: STRAIGHT, ...RIGHT, turned: false })).toBe("red straight (long)");
  expect(row({ type: "Bomb", card: BOMB, x: 2, y: 0 })).toBe("tier 2 bomb");
  expect(row({ type: "Second", x: -1, y: 0 })).toBe("And: blue elbow (right)");
  expect(row({ type: "Draw" })).toBeUndefined();
});

it("says once who has won a deal", () => {
  const out = [
    { type: "Laid", by: 1, card: STRAIGHT, x: 2, y: 1, turned: false },
    { type: "WentOut", by: 1 },
    { type: "DealEnded", deal: 1, reason: "went_out", winners: [1], points: [0, 0, 0] },
  ] as unknown as BombsAwayEvent[];
  expect(unmarked(game.tellTurn!(out, wordsOf(game)))).toBe("Bea lays red straight (long). Bea has no cards left!");
});
