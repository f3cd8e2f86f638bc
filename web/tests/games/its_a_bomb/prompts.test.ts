// It's a Bomb! asks: a line or a tile, then the button says exactly what will happen, alone or by vote.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { game } from "../../../src/games/its_a_bomb";
import { SHIPPED } from "../../../src/games/its_a_bomb/grid";
import { askPlan, cutPlan, draftOf, PASS, type Plan, usePlan } from "../../../src/games/its_a_bomb/plan";
import { passesByItself } from "../../../src/games/its_a_bomb/standing";
import { key } from "../../../src/games/its_a_bomb/tap";
import { pencilIsOut } from "../../../src/games/pencil";
import { asked, cut, deciding, type Given, listed, scene, tiles, view } from "./drawn";

const pass = listed("Pass", {});
const alone: Given = { voters: [1], waiting_on: [1] };
const disturbed = [listed("Ask", { line: 1, kind: 0 }, { line: 1, kind: 5 }, { line: 3, kind: 5 }), cut];
const look: Given = {
  step: "look",
  tiles: tiles("R ? ? r x . ? ? ?"),
  question: { line: 1, kind: null, disturbed: false, layout: "pile" },
  waiting_on: [0],
};

it("asks for a line or a tile", () => {
  const prompt = asked(deciding);
  expect(prompt.title).toBe("Ask or cut?");
  expect(prompt.submit).toBeUndefined();
  expect(prompt.lit).toHaveLength(13);
});

it("one voter decides at once", () => {
  expect(asked(deciding, cutPlan(4), alone).submit).toEqual({ label: "Cut r2c2", icon: "snip", action: { type: "Cut", tile: 4 } });
  expect(asked(deciding, askPlan(3), alone).submit).toEqual({
    label: "Ask about c1",
    icon: "search",
    action: { type: "Ask", line: 3, kind: null },
  });
});

it("by vote it is proposed, or agreed to with a count", () => {
  expect(asked(deciding, cutPlan(4)).submit?.label).toBe("Propose: cut r2c2");
  const proposals = [{ by: 2, tile: 4 }];
  expect(asked(deciding, cutPlan(4), { proposals }).submit?.label).toBe("Agree: cut r2c2 (2 of 3)");
  expect(asked(deciding, cutPlan(5), { proposals }).submit?.label).toBe("Propose: cut r2c3");
  expect(asked(deciding, null, { proposals: [...proposals, { by: 3, tile: 4 }] }).detail).toBe("Cleo, Dario: cut r2c2");
});

it("remembers what one has proposed, and lets the phone settle", () => {
  const proposals = [
    { by: 1, line: 2 },
    { by: 2, tile: 4 },
    { by: 3, tile: 5 },
  ];
  const prompt = asked([...deciding, listed("Settle", {})], null, { proposals, waiting_on: [1] });
  expect(prompt.title).toBe("You propose: ask r3");
  expect(prompt.detail).toBe("Cleo: cut r2c2 · Dario: cut r2c3 · You have the phone: settle, or change your mind.");
  expect(prompt.submit).toEqual({ label: "Settle: ask r3", icon: "phone", action: { type: "Settle" } });
  expect(asked([listed("Settle", {})], null, { proposals }).lit).toEqual([{ kind: "settle" }]);
});

it("says on whom one's own proposal waits", () => {
  expect(asked(deciding, null, { proposals: [{ by: 1, line: 2 }], waiting_on: [2, 3] }).detail).toBe(
    "Waiting for Cleo, Dario. Tap something else to change it.",
  );
});

it("says what a choice costs, and when the countdown cannot pay any more", () => {
  const last = { ...alone, deck: [10, 0] };
  expect(asked(deciding, null, alone).detail).toBe("Tap an arrow to ask about a line, or a tile to cut it.");
  expect(asked(deciding, askPlan(3), alone).detail).toBe("It takes one card off the countdown.");
  expect(asked(deciding, cutPlan(4), alone).detail).toBe("Missing colour: free. Grey: costs time. Explosive: lost.");
  expect(asked(deciding, askPlan(3), last).detail).toBe("The next step of the countdown loses the game.");
  expect(asked(deciding, cutPlan(4), last).detail).toBe("If it costs time or explodes, the game is lost.");
});

it("says what a switch has changed, until something is picked", () => {
  pencilIsOut.value = true;
  passesByItself.value = true;
  expect(asked(deciding, null, alone).detail).toBe("Tap a tile to write on it");
  expect(asked(deciding, askPlan(3), alone).detail).toBe("It takes one card off the countdown.");
  expect(asked([], null, alone, 0).detail).toBe("Passes for you, except while you look");
  expect(asked([pass], null, look, 0).detail).toBe("Only you see these 3 tiles. Grey has no token.");
  expect(asked([pass], null, { ...look, bombs: [{ ...view.bombs[0]!, counts: [2, 1, 0, 0, 0, 2, 0, 0, 1, 3] }] }, 0).detail).toBe(
    "Only you see these 3 tiles. Grey and detonators have no token.",
  );
  pencilIsOut.value = passesByItself.value = false;
  expect(asked(deciding, null, alone).detail).toBe("Tap an arrow to ask about a line, or a tile to cut it.");
});

it("with a disturbed signal takes a kind and a line in any order", () => {
  expect(asked(disturbed).options?.map(({ name }) => name)).toEqual(["red", "explosive"]);
  expect(asked(disturbed, askPlan(null, 5)).title).toBe("Look for explosive where?");
  expect(asked(disturbed, askPlan(3)).options?.map(({ label }) => label)).toEqual(["!"]);
  expect(asked(disturbed, askPlan(1)).submit).toBeUndefined();
  expect(asked(disturbed, askPlan(1, 5), alone).submit).toMatchObject({
    label: "Ask about explosive in r2",
    action: { type: "Ask", line: 1, kind: 5 },
  });
});

it("asks twice before a tile is cut that shows an explosive", () => {
  const given = { ...alone, tiles: tiles("R X+ ? ? ? ? ? ? ?") };
  const prompt = asked(deciding, cutPlan(1), given);
  expect(prompt.submit).toBeUndefined();
  expect(prompt.detail).toBe("A token shows an explosive there. Cutting it loses the game.");
  expect(prompt.grave).toBe(true);
  expect(asked(deciding, prompt.options?.[0]?.draft ?? null, given).submit?.action).toEqual({ type: "Cut", tile: 1 });
});

it("forgets what is no longer offered", () => {
  expect(asked([listed("Ask", { line: 2, kind: null })], cutPlan(4)).title).toBe("Ask or cut?");
  expect(asked([listed("Ask", { line: 2, kind: null })], askPlan(1)).submit).toBeUndefined();
});

it("takes a block by its upper left tile, at the edges by any", () => {
  const blocks = [listed("ChooseBlock", { block: 0 }, { block: 3 })];
  expect(asked(blocks, { kind: "block", block: 3 }, { ...alone, step: "block" }).submit).toMatchObject({
    label: "X-ray the block at r2c2",
    action: { type: "ChooseBlock", block: 3 },
  });
  expect(asked(blocks, null, { step: "block" }).lit).toContainEqual({ kind: "block", block: 3 });
});

it("the Crisis Unit lays its tokens, or uses a consultant first", () => {
  const offers = [pass, listed("Use", { card: "SPOT", tile: 3 }, { card: "SPOT", tile: 4 })];
  const prompt = asked(offers, null, look, 0);
  expect(prompt.title).toBe("They ask about r2");
  expect(prompt.detail).toBe("Only you see these 3 tiles. Grey has no token.");
  expect(prompt.submit).toEqual({ label: "Lay 2 tokens", icon: "check", action: { type: "Pass" } });
  expect(prompt.options?.map(({ label }) => label)).toEqual(["Spotter"]);
  expect(prompt.lit).toEqual([PASS, usePlan("SPOT", 3), usePlan("SPOT", 4)]);
  expect(asked(offers, usePlan("SPOT"), look, 0).submit).toBeUndefined();
  expect(asked(offers, usePlan("SPOT", 4), look, 0).submit).toMatchObject({
    label: "Spot r2c2",
    action: { type: "Use", card: "SPOT", tile: 4 },
  });
});

it("counts only what comes through a disturbed signal, and what lies on no tile", () => {
  const question = { line: 1, kind: 5, disturbed: true, layout: "pile" } as const;
  expect(asked([pass], null, { ...look, question }, 0).submit?.label).toBe("Lay 1 token");
  expect(asked([pass], null, { ...look, question: { ...question, kind: 1 } }, 0).submit?.label).toBe("Lay an empty tray");
  expect(
    asked([pass], null, { ...look, tiles: tiles("R ? ? r x+ . ? ? ?"), question: { ...question, kind: null, layout: "spotted" } }, 0).submit
      ?.label,
  ).toBe("Lay 1 token");
});

it("tells the Crisis Unit what it knows of the tile, and what an advance would do", () => {
  const offers = [pass, listed("Use", { card: "HACK", tile: null })];
  expect(asked([pass], null, { step: "point", pointed: 4, tiles: tiles("R ? ? ? x ? ? ? ?") }, 0).detail).toBe(
    "You have looked behind it: explosive.",
  );
  expect(asked([pass], null, { step: "point", pointed: 3 }, 0).detail).toBe("You have not looked behind it.");
  expect(asked(offers, null, { step: "advance", deck: [10, 0] }, 0).detail).toBe("This step loses the game.");
  expect(asked(offers, null, { step: "advance", deck: [20, 10, 0] }, 0).detail).toBe("This step does no harm yet.");
});

it("where going on would lose, warns and has the button for the card that prevents it", () => {
  const given: Given = { step: "advance", deck: [10, 0], consultants: [{ card: "HACK", used: false }] };
  const hacker = [pass, listed("Use", { card: "HACK", tile: null })];
  const prompt = asked(hacker, null, given, 0);
  expect(prompt).toMatchObject({ detail: "This step loses the game.", grave: true, submit: { label: "Use the Hacker" } });
  expect(prompt.options?.map(({ label }) => label)).toEqual(["Let it advance"]);
  expect(asked(hacker, prompt.options?.[0]?.draft ?? null, given, 0)).toMatchObject({
    grave: true,
    submit: { label: "Let it advance" },
    options: [{ label: "Hacker" }],
  });
  expect(asked(hacker, null, { ...given, deck: [20, 10, 0] }, 0)).toMatchObject({ grave: false, submit: { label: "Let it advance" } });
});

it("has the button for the Sapper when they are about to cut an explosive that the Crisis Unit has seen", () => {
  const given: Given = { step: "point", pointed: 4, tiles: tiles("R ? ? ? x ? ? ? ?"), consultants: [{ card: "SAPP", used: false }] };
  const sapper = [pass, listed("Use", { card: "SAPP", tile: null })];
  expect(asked(sapper, null, given, 0)).toMatchObject({ grave: true, submit: { action: { type: "Use", card: "SAPP", tile: null } } });
  expect(asked(sapper, null, { ...given, tiles: view.tiles }, 0)).toMatchObject({ grave: false, submit: { action: { type: "Pass" } } });
});

it("warns when a card would say little", () => {
  const offers = [pass, listed("Use", { card: "SURV", tile: null })];
  const given: Given = { ...look, tiles: tiles("R ? ? r . . ? ? ?"), consultants: [{ card: "SURV", used: false }] };
  expect(asked(offers, usePlan("SURV"), given, 0).detail).toBe("There are few tokens in this answer: the card would say little.");
});

it("tells who is waited for and what they do, the same whatever lies there", () => {
  expect(asked([], null, { ...look, tiles: view.tiles }).title).toBe("Ada looks behind r2");
  expect(asked([], null, { step: "point", pointed: 4, waiting_on: [0] }).title).toBe("The scissors are at r2c2");
  expect(asked([], null, { proposals: [{ by: 2, tile: 4 }], waiting_on: [1, 3] }, 0)).toMatchObject({
    title: "Waiting for Bea, Dario",
    detail: "Cleo: cut r2c2",
  });
});

it("picks by keys: digits rows, letters columns, and kinds where one is to be named", () => {
  expect(key("2", scene(deciding))).toEqual({ draft: askPlan(1) });
  expect(key("b", scene(deciding))).toEqual({ draft: askPlan(4) });
  expect(key("!", scene(disturbed, askPlan(1)))).toEqual({ draft: askPlan(1, 5) });
  expect(key("!", scene(disturbed))).toEqual({ draft: askPlan(null, 5) });
  expect(key("!", scene(deciding))).toBeNull();
  expect(key("7", scene(deciding))).toBeNull();
});

it("takes a hint as a plan", () => {
  const plans: (Plan | null)[] = [
    draftOf({ type: "Ask", line: 2, kind: null }),
    draftOf({ type: "Use", card: "HACK", tile: null }),
    draftOf({ type: "Speak", phrase: "sorry" }),
  ];
  expect(plans).toEqual([askPlan(2), usePlan("HACK"), null]);
});

it("lets the Crisis Unit say what is offered", () => {
  expect(game.phrases?.(scene([listed("Speak", { phrase: "ready" })], null, {}, 0)).map(({ label }) => label)).toEqual(["Ready."]);
});

it("uses a consultant that takes no tile", () => {
  const offers = [pass, listed("Use", { card: "HACK", tile: null })];
  const given: Given = { step: "advance", consultants: [{ card: "HACK", used: false }] };
  expect(asked(offers, usePlan("HACK"), given, 0).submit).toEqual({
    label: "Use the Hacker",
    icon: "pause",
    action: { type: "Use", card: "HACK", tile: null },
  });
});

it("knows the grids of the shipped scenarios", () => {
  const shipped = readFileSync(join(import.meta.dirname, "../../../../src/boomtable/games/its_a_bomb/scenarios/shipped.py"), "utf8");
  const grids = shipped
    .split(/\bScenario\(/)
    .slice(1)
    .map((page) => [...page.matchAll(/\((\d), (\d), /g)].map(([, rows, columns]) => ({ rows: Number(rows), columns: Number(columns) })));
  expect(SHIPPED).toEqual(grids);
});
