// Blast Tactics in words: what is expected, what is left to do, what the button sends; and what keys pick.
import { expect, it } from "vitest";
import { game } from "../../../src/games/blast_tactics";
import { draftOf, END, type Plan, slidePlan, throwPlan, usePlan } from "../../../src/games/blast_tactics/plan";
import { key } from "../../../src/games/blast_tactics/tap";
import { asked, type Given, atTurn, end, listed, player, scene, squares, view } from "./drawn";

it("says what is left to do", () => {
  expect(asked(atTurn)).toMatchObject({
    title: "Move, or use a card",
    detail: "2 actions left. Tap a dot, then your trail to lay bombs.",
    submit: undefined,
  });
  const given = { actions: 0, free: true, players: [player(0, { bombs: 0, speed_ups: 1 }), player(17)] };
  expect(asked(atTurn, null, given).detail).toBe("No actions left, 1 by Speed-Up, a free card. Tap a dot to move.");
  expect(asked([squares("Lay", 0, 1), end], null, { actions: 0 })).toMatchObject({
    title: "Lay bombs on your trail, or end your turn",
    detail: "No actions left. Tap your trail to lay bombs.",
  });
  expect(asked([squares("Kick", 5), end], null, { actions: 0, free: true })).toMatchObject({
    title: "Use a card, or end your turn",
    detail: "No actions left, a free card. Tap a card to use it.",
  });
});

it("sends a slide and its bombs one after the other", () => {
  const { title, detail, submit } = asked(atTurn, slidePlan(2, [1, 2]));
  expect([title, detail]).toEqual(["Move to a3, lay on a2, a3", "In line with your own bomb: walk away with your next turn."]);
  expect(submit).toEqual({
    label: "Move and lay",
    icon: "check",
    action: { type: "Move", square: 2 },
    then: [
      { type: "Lay", square: 1 },
      { type: "Lay", square: 2 },
    ],
  });
});

it("tells a hint as what it picks: the move with its bomb", () => {
  const told = (action: object, then: object | null) => game.proposed?.({ action, then } as never, scene(atTurn))?.title;
  const pick = draftOf({ type: "Move", square: 2 }, { type: "Lay", square: 1 });
  expect(told({ type: "Move", square: 2 }, { type: "Lay", square: 1 })).toBe("Move to a3, lay on a2");
  expect(asked(atTurn, pick).title).toBe("Move to a3, lay on a2");
  expect(told({ type: "Move", square: 2 }, { type: "Kick", square: 1, direction: "N" })).toBe("Move to a3");
  expect(told({ type: "Lay", square: 1 }, { type: "Move", square: 2 })).toBe("Lay a bomb on a2");
  expect(told({ type: "End" }, null)).toBeUndefined();
});

it("calls an end square safe only where no bomb of the same slide reaches it", () => {
  const detail = (drops: readonly number[], given = {}) => asked(atTurn, slidePlan(2, drops), given).detail;
  expect(detail([])).toBe("Safe there, as far as anybody can tell.");
  expect(detail([0], { players: [player(0, { reach: 1 }), player(17)] })).toBe("Safe there, as far as anybody can tell.");
  expect(detail([0])).toBe("In line with your own bomb: walk away with your next turn.");
});

it("has the end of the turn in the row of buttons, whatever is picked", () => {
  const labels = (plan: Plan | null, offers = atTurn) => asked(offers, plan).beside?.map(({ label, chosen }) => `${label} ${chosen}`);
  expect(labels(null)).toEqual(["End turn false"]);
  expect(labels(slidePlan(2))).toEqual(["Lay true", "End turn false"]);
  expect(labels(usePlan("kick"), [...atTurn, squares("Kick", 5)])).toEqual(["End turn false"]);
  expect(labels(END)).toEqual(["End turn true"]);
});

it("warns of an end square that burns before the next move", () => {
  const burning = (turns: number) => asked(atTurn, slidePlan(2), { danger: [0, 0, turns, ...Array<number>(15).fill(0)] }).detail;
  expect([1, 2, 3].map(burning)).toEqual(["Burns next turn!", "Burns in 2 turns, before you move again!", "Burns in 3 turns."]);
  expect(asked(atTurn, slidePlan(2), { danger: null }).detail).toBeUndefined();
});

it("counts a Bomb-Up that the slide takes, and lays nothing on pads, bombs and others", () => {
  const things = [0, 0, 4, 3, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0];
  expect(asked(atTurn, slidePlan(2, [0, 1, 2]), { things }).title).toBe("Move to a3, lay on a1, a2, a3");
  expect(asked(atTurn, slidePlan(2, [0, 1]), { players: [player(0), player(1)] }).title).toBe("Move to a3, lay on a1");
  expect(asked(atTurn, slidePlan(2, [0, 1]), { features: [3, ...Array<number>(17).fill(0)] }).title).toBe("Move to a3, lay on a2");
});

it("says what a card costs and that an explosion is final", () => {
  const offers = [...atTurn, squares("Remote", 11)];
  const due = { bombs: [{ square: 11, owner: 0, side: 1, arms: [1, 0, 1, 0] }] } as const;
  const { title, detail, submit } = asked(offers, usePlan("remote", { type: "Remote", square: 11 }), due);
  expect([title, detail, submit?.label]).toEqual([
    "Set off the bomb on b6",
    "It goes off at once. This cannot be undone. Costs 1 of 2 actions.",
    "Set it off",
  ]);
  expect(asked(offers, usePlan("remote"), { free: true })).toMatchObject({
    title: "Which of your bombs?",
    detail: "Free of charge.",
    submit: undefined,
  });
});

it("offers directions as switches, with where the bomb lands", () => {
  const offers = [listed("Throw", { direction: "E" }, { direction: "W" }), end];
  const { title, modes, beside, submit } = asked(offers, throwPlan({ type: "Throw", direction: "W" }), { throws: [null, 2, null, 5] });
  expect([title, [...modes!, ...beside!].map(({ label, chosen }) => `${label} ${chosen}`), submit?.action]).toEqual([
    "Throw the bomb left, to a6",
    ["→ a3 false", "← a6 true", "End turn false"],
    { type: "Throw", direction: "W" },
  ]);
});

it("ends a turn only after it was picked, and says what follows", () => {
  expect(asked(atTurn, END)).toMatchObject({
    title: "End your turn?",
    detail: "You used no card, so you discard one, and the next player’s first card is free.",
    submit: { action: { type: "End" } },
  });
  expect(asked(atTurn, END, { used: 1 }).detail).toBe("The next player goes on.");
});

it("warns whoever would end the turn where it burns or falls before the next one", () => {
  const danger = (turns: number) => view.things.map((_, square) => (square === 0 ? turns : 0));
  const ending = (given: Given) => asked(atTurn, END, { used: 1, ...given });
  expect(ending({ danger: danger(2) })).toMatchObject({
    detail: "Your square burns first: it costs your heart.",
    grave: true,
  });
  expect(ending({ danger: danger(1), players: [player(0, { heart: false }), player(17)] })).toMatchObject({
    detail: "Your square burns first: you will be out!",
    grave: true,
  });
  expect(ending({ danger: danger(3) })).toMatchObject({ detail: "The next player goes on.", grave: false });
  expect(ending({ danger: null })).toMatchObject({ detail: "The next player goes on.", grave: false });
  const falls = "Your tile falls first: you will be out!";
  expect(ending({ holder: 1, next_tiles: [[0]], danger: danger(2) })).toMatchObject({ detail: falls, grave: true });
  expect(ending({ holder: 1, next_tiles: [[1], [0]] }).detail).toBe("The next player goes on.");
});

it("asks for the discard, and a ghost for a bomb at the edge", () => {
  const discards = [listed("Discard", { card: "kick" }, { card: "remote" })];
  expect(asked(discards, null, { phase: "discard" })).toMatchObject({ title: "Which card goes?", submit: undefined });
  expect(asked(discards, { kind: "discard", card: "kick" }, { phase: "discard" })).toMatchObject({
    title: "Discard Bomb Kick?",
    submit: { action: { type: "Discard", card: "kick" } },
  });
  const ghost = { phase: "ghost", players: [player(null), player(17)] } as const;
  expect(asked([squares("Lay", 1, 2), end], slidePlan(null, [2]), ghost)).toMatchObject({
    title: "Lay a bomb on a3",
    submit: { label: "Lay it", action: { type: "Lay", square: 2 } },
  });
});

it("tells who is at turn", () => {
  expect(asked([], null, { turn: 1, waiting_on: [1] }).title).toBe("Bea is on the move");
  expect(asked([], null, { turn: 1, waiting_on: [1], phase: "discard" }).title).toBe("Bea is choosing a card to discard");
});

it("knows who has nothing left but to watch: not whoever may come back, nor whoever stands", () => {
  const out = { players: [player(null), player(17)] };
  const isOut = (given: object) => game.isOut?.({ ...scene([], null, given).view }, 0);
  expect([isOut(out), isOut({ ...out, revenge: true, flipped: 0 }), isOut({ ...out, revenge: true, flipped: 1 }), isOut({})]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

it("tells somebody who is out what is left to do", () => {
  const out = { turn: 1, waiting_on: [1], players: [player(null), player(17)] } as const;
  const detail = (given: object) => asked([], null, { ...out, ...given }).detail;
  const gone = "You are out; your bombs still go off. Watch to the end, or leave: nobody waits for you.";
  expect(detail({})).toBe(gone);
  expect(detail({ revenge: true })).toBe(
    "You are out, but not for good: on your turn, lay a bomb at the edge. Whoever it hits gives you their place.",
  );
  expect(detail({ revenge: true, flipped: 1 })).toBe(gone);
  expect(asked([], null, { ...out, players: [player(0), player(17)] }).detail).toBeUndefined();
});

it("drops a plan that is no longer offered", () => {
  expect(asked(atTurn, slidePlan(4)).title).toBe("Move, or use a card");
  expect(asked(atTurn, usePlan("kick", { type: "Kick", square: 4 })).title).toBe("Move, or use a card");
});

it("picks by keys", () => {
  const at = scene([...atTurn, squares("Kick", 4, 5), listed("Throw", { direction: "E" })]);
  expect(["k", "1", "e", "t", "b", "g", "x"].map((pressed) => key(pressed, at))).toEqual([
    { draft: usePlan("kick") },
    { draft: usePlan("kick") },
    { draft: END },
    { draft: throwPlan() },
    { draft: slidePlan(null) },
    null,
    null,
  ]);
});

it("takes a hint as the plan that would send it", () => {
  expect(draftOf({ type: "Move", square: 2 }, { type: "Lay", square: 1 })).toEqual(slidePlan(2, [1]));
  expect(draftOf({ type: "RemoteCarried", carrier: 1 }, null)).toEqual(usePlan("remote", { type: "RemoteCarried", carrier: 1 }));
});
