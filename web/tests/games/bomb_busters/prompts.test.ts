// Bomb Busters asks: first the finger, then the value, and the button says exactly what will happen.
import { expect, it } from "vitest";
import { game } from "../../../src/games/bomb_busters";
import { NO_CLAIM, type Plan, useOf } from "../../../src/games/bomb_busters/plan";
import { tapCard, tapWire } from "../../../src/games/bomb_busters/tap";
import { unmarked } from "../../../src/contract/game_words";
import { spokenText } from "../../../src/contract/marked_text";
import type { Offer, Proposal } from "../../../src/net/wire.gen";
import { asked, double, type Given, listed, point, scene, stand, triple, view, whole } from "./drawn";

const claim = (change: Partial<typeof NO_CLAIM>): Plan => ({ ...NO_CLAIM, ...change });
const say = (values: readonly number[], most = 1): Offer => ({ type: "Say", fields: [{ name: "values", values, least: 1, most }] });
const ready = (...cards: readonly number[]): Given => ({ equipment: cards.map((card) => ({ card, state: "ready" as const })) });
const labels = (prompt: { readonly options?: readonly { readonly label: string }[] }) => prompt.options?.map(({ label }) => label);

function tapped(offers: readonly Offer[], draft: Plan | null, ...wires: readonly number[]): Plan | null {
  return wires.reduce<Plan | null>((plan, wire) => {
    const picked = tapWire(scene(offers, plan), wire);
    return picked !== null && "draft" in picked ? picked.draft : plan;
  }, draft);
}

it("asks for a wire and a value of one's own, in any order", () => {
  expect(asked([point]).title).toBe("Choose wire and value");
  expect(labels(asked([point]))).toEqual(["1", "4", "9", "Y"]);
  expect(asked([point], claim({ wires: [16] })).title).toBe("Bea’s a is a …");
  expect(asked([point], claim({ values: [9] })).title).toBe("Who has a 9?");
  expect(asked([point], claim({ values: [9] })).submit).toBeUndefined();
});

it("points, then says", () => {
  const prompt = asked([point], claim({ wires: [16], values: [9] }));
  expect(prompt.title).toBe("Bea’s a is a 9?");
  expect(prompt.submit).toEqual({
    label: "Snip 9",
    icon: "snip",
    action: { type: "Point", wire: 16 },
    then: [{ type: "Say", values: [9] }],
    later: [{ type: "Lay", wire: 4 }],
  });
  expect(asked([point], claim({ wires: [16], values: [13] })).submit?.label).toBe("Snip yellow");
});

it("forgets a wire that can no longer be pointed at", () => {
  expect(asked([listed("Point", { wire: 17 })], claim({ wires: [16], values: [9] })).submit).toBeUndefined();
});

it("asks for the value alone when the finger points already", () => {
  const pointed: Given = { doing: "say", claim: { by: 0, at: 1, tool: "hand", wires: [18], values: [], found: null, named: null } };
  const prompt = asked([say([1, 4, 9, 13])], null, pointed);
  expect(prompt.title).toBe("Bea’s c: say a value");
  expect(labels(prompt)).toEqual(["1", "4", "9", "Y"]);
  expect(prompt.lit).toBeUndefined();
  expect(asked([say([1, 4, 9, 13])], claim({ values: [4] }), pointed).submit).toEqual({
    label: "Snip 4",
    icon: "snip",
    action: { type: "Say", values: [4] },
    later: [{ type: "Lay", wire: 1 }],
  });
});

it("points at two wires of one stand with the detector; a wire elsewhere begins afresh", () => {
  const offers = [point, double];
  const two = asked(offers).modes?.[0];
  expect(two).toMatchObject({ label: "Double Detector", chosen: false });
  const both = tapped(offers, two?.draft ?? null, 18, 16);
  expect(both).toEqual(claim({ tool: "double", wires: [18, 16] }));
  expect(tapped(offers, both, 33)).toEqual(claim({ tool: "double", wires: [33] }));
  const prompt = asked(offers, { ...(both as typeof NO_CLAIM), values: [9] });
  expect(prompt.title).toBe("Is a 9 among Bea’s c, a?");
  expect(prompt.submit).toMatchObject({ action: { type: "DoubleDetect", wires: [16, 18] }, then: [{ type: "Say", values: [9] }] });
  expect(labels(prompt)).toEqual(["1", "4", "9"]);
  expect(asked(offers, claim({ tool: "double", wires: [16], values: [9] })).submit).toBeUndefined();
});

it("points at three wires, or at a whole stand, with a card", () => {
  const offers = [point, triple, whole];
  const three = tapped(offers, claim({ tool: "triple", values: [4] }), 16, 17, 19);
  expect(asked(offers, three, ready(3, 5)).submit?.action).toEqual({ type: "TripleDetect", wires: [16, 17, 19] });
  const all = tapped(offers, claim({ tool: "super", values: [4] }), 34);
  expect(asked(offers, all, ready(3, 5)).submit?.action).toEqual({ type: "SuperDetect", stand: 2 });
  expect(asked(offers, all, ready(3, 5)).title).toBe("Is a 4 among Cleo’s b, c, d?");
  expect(tapCard(scene(offers, null, ready(3, 5)), 5)).toEqual({ draft: claim({ tool: "super" }) });
});

it("says two values with the ray", () => {
  const ray = claim({ ray: true, wires: [16] });
  const withRay = { ...ready(10), sayable: { ...view.sayable!, ray: true } };
  expect(asked([point], null, withRay).modes).toMatchObject([{ label: "X or Y Ray", chosen: false, draft: { ray: true } }]);
  expect(asked([point], { ...ray, values: [9] } as Plan, withRay).submit).toBeUndefined();
  const prompt = asked([point], { ...ray, values: [13, 9] } as Plan, withRay);
  expect(prompt.title).toBe("Bea’s a is a yellow or a 9?");
  expect(prompt.submit?.then).toEqual([{ type: "Say", values: [9, 13] }]);
});

it("offers what the view tells may be said, and nothing out of turn", () => {
  const sayable = { by_hand: [4, 13], with_detector: [4], ray: false };
  expect(labels(asked([point, double], null, { sayable }))).toEqual(["4", "Y"]);
  expect(labels(asked([point, double], claim({ tool: "double" }), { sayable }))).toEqual(["4"]);
  expect(labels(asked([point, double], null, { sayable: null }))).toEqual([]);
});

it("cuts all of a value alone", () => {
  const prompt = asked([point, listed("SoloCut", { value: 9 })], claim({ values: [9] }));
  expect(prompt.submit).toEqual({ label: "Snip every 9", icon: "snip", action: { type: "SoloCut", value: 9 } });
  expect(prompt.detail).toBe("You hold all that are left: cut them alone, or tap a wire.");
});

it("asks for nothing but own wires when nobody else has one left", () => {
  const left: Given = { stands: [stand(0, "(1) 9 9"), stand(1, "(5)"), stand(2, "(1)"), stand(3, "(4)")] };
  const prompt = asked([listed("SoloCut", { value: 9 })], null, left);
  expect(prompt.title).toBe("Only your wires are left");
  expect(prompt.detail).toBe("Tap one: all of its value go at once.");
  expect(prompt.wanted).toBe("Choose a value");
  const picked = asked([listed("SoloCut", { value: 9 })], claim({ values: [9] }), left);
  expect(picked.title).toBe("Only your wires are left");
  expect(picked.detail).toBeUndefined();
  expect(picked.submit?.label).toBe("Snip every 9");
});

it("lays open what is only red", () => {
  const prompt = asked([listed("RevealReds", {})], null, { stands: [stand(0, "r (4)"), stand(1, "? ?"), stand(2, "?"), stand(3, "?")] });
  expect(prompt.title).toBe("Only red wires are left");
  expect(prompt.submit).toEqual({ label: "Reveal it", icon: "eye", action: { type: "RevealReds" } });
});

it("offers all answers to a call that may be given, even where there is but one", () => {
  const call: Given = { doing: "call", call: { by: 1, to: null, number: 9, declined: false } };
  const [snip, leave] = [listed("Volunteer", {}), listed("Decline", {})];
  const answers = (...offers: Offer[]) => asked(offers, null, call).options?.map(({ label, chosen }) => [label, chosen]);
  expect(answers(snip, leave)).toEqual([
    ["Snip!", true],
    ["Not me", false],
  ]);
  expect(answers(leave)).toEqual([["Not me", true]]);
  expect(asked([leave], null, call).submit?.action).toEqual({ type: "Decline" });
});

it("places an info token", () => {
  const offers = [listed("PlaceInfo", { wire: 0 }, { wire: 1 })];
  expect(asked(offers).title).toBe("Place your info token");
  expect(asked(offers, { kind: "choice", wire: 1 }).submit).toEqual({
    label: "Show the 4",
    icon: "check",
    action: { type: "PlaceInfo", wire: 1 },
  });
  expect(asked(offers, { kind: "choice", wire: 2 }).submit).toBeUndefined();
  expect(tapWire(scene(offers), 3)).toEqual({ attempt: { type: "PlaceInfo", wire: 3 } });
});

it("tells the target of a detector whether something was found", () => {
  const pointed = (values: readonly number[]): Given => ({
    doing: "answer",
    claim: { by: 1, at: 0, tool: "double", wires: [1, 4], values, found: null, named: null },
  });
  const found = asked([listed("Answer", { wire: 4 })], { kind: "choice", wire: 4 }, pointed([9]));
  expect([found.title, found.detail, found.submit?.label]).toEqual([
    "Bea found a 9: which one is cut?",
    "Pointed at: your b, e. Say nothing about the others.",
    "Cut e",
  ]);
  const missed = asked([listed("Answer", { wire: 1 }, { wire: 4 })], { kind: "choice", wire: 1 }, pointed([8]));
  expect([missed.title, missed.detail, missed.submit?.label]).toEqual([
    "No 8 there: which one gets a token?",
    "Bea pointed at your b, e.",
    "Show the 4",
  ]);
});

it("answers with the claim which own wire is cut: the tapped one, else the first without a token (BB-383)", () => {
  const [mine, ...others] = view.stands;
  const wires = mine!.wires.map((wire, at) => (at === 4 ? { ...wire, token: 9 } : wire));
  const hand: Given = { stands: [{ ...mine!, wires }, ...others] };
  const later = (draft: Plan) => asked([point], draft, hand).submit?.later;
  expect(later(claim({ wires: [16], values: [9] }))).toEqual([{ type: "Lay", wire: 5 }]);
  expect(later(claim({ wires: [16], values: [9], own: 4 }))).toEqual([{ type: "Lay", wire: 4 }]);
  const withRay = { ...hand, ...ready(10), sayable: { ...view.sayable!, ray: true } };
  const both = asked([point], claim({ ray: true, wires: [16], values: [13, 9] }), withRay);
  expect(both.submit?.later).toEqual([
    { type: "Lay", wire: 2 },
    { type: "Lay", wire: 5 },
  ]);
});

it("takes an own wire for its value; another one of it is cut instead, and the same one again is taken back", () => {
  const [first, other, back] = [[4], [4, 5], [4, 5, 5]].map((wires) => tapped([point], null, ...wires));
  expect(first).toEqual(claim({ values: [9] }));
  expect(other).toEqual(claim({ values: [9], own: 5 }));
  expect(back).toEqual(claim({}));
});

it("says that it was right while the others cannot see it yet", () => {
  const held: Given = {
    doing: "lay",
    waiting_on: [],
    stands: [view.stands[0]!, stand(1, "? ?5 9 ?"), ...view.stands.slice(2)],
    claim: { by: 0, at: 1, tool: "hand", wires: [18], values: [9], found: 18, named: 4 },
  };
  const prompt = asked([], null, held);
  expect([prompt.title, prompt.detail]).toEqual(["Yes, it is a 9!", "Everybody sees it in a moment."]);
});

it("asks which own wire goes with the one that was found", () => {
  const found: Given = { doing: "lay", claim: { by: 0, at: 1, tool: "hand", wires: [18], values: [9], found: 18, named: null } };
  const prompt = asked([listed("Lay", { wire: 4 }, { wire: 5 })], { kind: "choice", wire: 5 }, found);
  expect([prompt.title, prompt.detail, prompt.submit?.label]).toEqual([
    "It is a 9! Your f goes with it.",
    "Tap another of yours to cut that one.",
    "Cut f",
  ]);
  const alone = asked([listed("Lay", { wire: 1 })], null, found);
  expect([alone.detail, alone.submit?.action]).toEqual([undefined, { type: "Lay", wire: 1 }]);
});

it("asks for a wire in return", () => {
  const prompt = asked([listed("GiveWire", { wire: 0 })], { kind: "choice", wire: 0 }, { doing: "swap", swap: { by: 2, to: 0, wire: 34 } });
  expect([prompt.title, prompt.detail, prompt.submit?.label]).toEqual([
    "Which wire do you give Cleo?",
    "You get theirs, c, unseen.",
    "Give a",
  ]);
});

it.each<[string, Offer, Partial<ReturnType<typeof useOf>>, object, string]>([
  ["6", listed("UseRewinder", {}), { card: 6 }, { type: "UseRewinder" }, "Rewind"],
  ["9", listed("UseStabilizer", {}), { card: 9 }, { type: "UseStabilizer" }, "Stabilize"],
  ["8", listed("UseRadar", { number: 7 }), { card: 8, number: 7 }, { type: "UseRadar", number: 7 }, "Radar: 7"],
  ["4", listed("UsePostIt", { wire: 1 }), { card: 4, wire: 1 }, { type: "UsePostIt", wire: 1 }, "Post-it at b"],
  ["12", listed("PutLabel", { card: 12, wire: 4 }), { card: 12, wire: 4 }, { type: "PutLabel", card: 12, wire: 4 }, "Mark e, f: ="],
  ["11", listed("UseCoffeeMug", { mate: 2 }), { card: 11, mates: [2] }, { type: "UseCoffeeMug", mate: 2 }, "Cleo goes next"],
  [
    "7",
    { type: "UseBatteries", fields: [{ name: "mates", values: [1, 3], least: 1, most: 2 }] },
    { card: 7, mates: [3, 1] },
    { type: "UseBatteries", mates: [1, 3] },
    "Recharge Dario, Bea",
  ],
  [
    "2",
    {
      type: "UseWalkieTalkies",
      fields: [
        { name: "mate", values: [1], least: 1, most: 1 },
        { name: "wire", values: [0], least: 1, most: 1 },
      ],
    },
    { card: 2, wire: 0, mates: [1] },
    { type: "UseWalkieTalkies", wire: 0, mate: 1 },
    "Swap a with Bea",
  ],
])("uses card %s when all it needs is picked", (card, offer, picked, action, label) => {
  const empty = useOf(Number(card));
  const whole = asked([offer], { ...empty, ...picked }, ready(Number(card)));
  expect(whole.submit?.action).toEqual(action);
  expect(whole.submit?.label).toBe(label);
  const needs = Object.keys(picked).length > 1;
  if (needs) expect(asked([offer], empty, ready(Number(card))).submit).toBeUndefined();
});

it("offers mates and numbers to choose from, and drops a card that may not be used any more", () => {
  expect(labels(asked([listed("UseRadar", { number: 7 }, { number: 9 })], useOf(8), ready(8)))).toEqual(["7", "9"]);
  expect(labels(asked([listed("UseCoffeeMug", { mate: 1 }, { mate: 3 })], useOf(11), ready(11)))).toEqual(["Bea", "Dario"]);
  expect(asked([point], useOf(8), ready(8)).title).toBe("Choose wire and value");
});

it("waits in the same words for everybody, whatever is being chosen", () => {
  const others: Given = { waiting_on: [2], turn: 2 };
  expect(asked([], null, others).title).toBe("Cleo is choosing");
  expect(asked([], null, { ...others, doing: "info" }).title).toBe("Cleo is placing a token");
  const told = { by: 2, at: 3, tool: "hand", wires: [49], values: [9], found: null, named: null } as const;
  for (const doing of ["answer", "lay", "held"] as const)
    expect(asked([], null, { ...others, doing, claim: told }).title).toBe("Cleo says 9 at Dario’s b");
  expect(asked([], null, { ...others, doing: "say", claim: { ...told, at: 0, wires: [1], values: [] } }).title).toBe(
    "Cleo points at your wire b",
  );
});

it("lights cards for any time while others choose", () => {
  const prompt = asked([listed("UseRewinder", {})], null, { ...ready(6), waiting_on: [2] });
  expect(prompt.lit).toEqual([useOf(6)]);
  expect(prompt.detail).toBe("You may use a card that is lit.");
});

it("has phrases to say, as far as the mission has what they speak of", () => {
  const all = ["use_detector", "use_rewinder", "use_radar", "use_stabilizer", "use_equipment", "careful"] as const;
  const said = (given: Given = {}) =>
    game.phrases?.(scene([listed("Speak", ...all.map((phrase) => ({ phrase })))], null, given)).map(({ label }) => label);
  expect(said()).toEqual(["Use your Double Detector?", "Rewinder now?", "Use equipment?", "Careful"]);
  expect(said({ detectors: false, equipment: [{ card: 8, state: "used" }] })).toEqual(["Careful"]);
  expect(said({ powers_used: [true, true, true, true], ...ready(8) })).toEqual(["Radar now?", "Use equipment?", "Careful"]);
});

it("tells an own wrong claim, and nothing of others or of a lost game", () => {
  const failed = { type: "ClaimFailed", by: 0, at: 1, values: [9], wire: 18, value: 8, fuse: 2, stabilized: false } as const;
  const told = game.slip!(failed, scene([]), [failed]);
  expect([unmarked(spokenText(told!.title)), unmarked(spokenText(told!.detail)), told!.rule, told!.piece]).toEqual([
    "Wrong, it is an 8. Dial 2.",
    "You said 9 at Bea’s c.",
    "BB-086",
    "wire-18",
  ]);
  const held = game.slip!({ ...failed, wire: null, value: null, stabilized: true }, scene([]), []);
  expect([held!.title, held!.rule, held!.piece]).toEqual(["Wrong: there is red. The dial stays.", "BB-231", null]);
  expect(unmarked(game.slip!({ ...failed, value: 13 }, scene([]), [])!.title)).toBe("Wrong, it is yellow. Dial 2.");
  expect(game.slip!({ ...failed, by: 2 }, scene([]), [])).toBeNull();
  expect(game.slip!({ type: "Exploded", by: 0, wires: [18], reason: "red_wire_hit" }, scene([]), [])).toBeNull();
});

it("letters pick one's own wire when that is asked for, wherever the focus is", () => {
  document.body.innerHTML = '<div data-stand="1"><button id="theirs"></button></div>';
  document.getElementById("theirs")!.focus();
  const lay = listed("Lay", { wire: 4 }, { wire: 5 });
  expect(game.key?.("f", scene([lay]))).toEqual({ draft: { kind: "choice", wire: 5 } });
  expect(game.key?.("c", scene([point]))).toEqual({ draft: claim({ wires: [18] }) });
  document.body.innerHTML = "";
});

it("picks by key: digits and Y are values, letters wires of the stand in mind", () => {
  const offers = [point, double];
  expect(game.key?.("9", scene(offers))).toEqual({ draft: claim({ values: [9] }) });
  expect(game.key?.("y", scene(offers))).toEqual({ draft: claim({ values: [13] }) });
  expect(game.key?.("0", scene(offers))).toBeNull();
  expect(game.key?.("c", scene(offers))).toEqual({ draft: claim({ wires: [18] }) });
  expect(game.key?.("c", scene(offers, claim({ wires: [33] })))).toEqual({ draft: claim({ wires: [34] }) });
  expect(game.key?.("9", scene(offers, claim({ wires: [18], values: [9] })))).toEqual({ draft: claim({ wires: [18], values: [9] }) });
  expect(game.key?.("4", scene([listed("PlaceInfo", { wire: 1 })]))).toEqual({ draft: { kind: "choice", wire: 1 } });
  expect(game.key?.("ArrowUp", scene(offers))).toBeNull();
});

it("makes a plan of an advised action", () => {
  expect(game.draftOf?.({ type: "Point", wire: 18 }, { type: "Say", values: [4] })).toEqual(claim({ wires: [18], values: [4] }));
  expect(game.draftOf?.({ type: "Point", wire: 18 }, null)).toEqual(claim({ wires: [18] }));
  expect(asked([point, whole], game.draftOf?.({ type: "SuperDetect", stand: 2 }, null) ?? null, ready(5)).title).toBe(
    "Cleo’s b, c, d: what is there?",
  );
  expect(game.draftOf?.({ type: "PutLabel", card: 12, wire: 4 }, null)).toEqual({ ...useOf(12), wire: 4 });
  expect(game.draftOf?.({ type: "UseCoffeeMug", mate: 2 }, null)).toEqual({ ...useOf(11), mates: [2] });
  expect(game.draftOf?.({ type: "RevealReds" }, null)).toBeNull();
});

it("names wires by letters in what it tells, capitals on the Captain's second stand of three", () => {
  expect(game.facts?.({ wire: 18, wires: [16, 33], value: 9, found: null }, { seats: 4, captain: 0 })).toEqual({
    wire: "c",
    wires: ["a", "b"],
    value: 9,
    found: null,
  });
  expect(game.facts?.({ wire: 33, own: 17 }, { seats: 3, captain: 1 })).toEqual({ wire: "B", own: "b" });
  expect(view.captain).toBe(1);
});

it("L picks the twelfth wire where there is one, else it is left to the log; no letter picks when nothing can be picked", () => {
  const long = { stands: [stand(0, "1 4"), stand(1, "? ? ? ? ? ? ? ? ? ? ? ?"), stand(2, "?"), stand(3, "?")] };
  expect(game.key!("l", scene([listed("Point", { wire: 27 })], null, long))).toEqual({ draft: { ...NO_CLAIM, wires: [27] } });
  expect(game.key!("l", scene([point]))).toBeNull();
  expect(game.key!("a", scene([]))).toBeNull();
});

it("tells its keys for the help", () => {
  const told = (given: Given = {}) => game.keys!(scene([]).words, { ...view, ...given }).map(([keys]) => keys);
  expect(told()).toEqual(["A B C …", "1 … 9", "0 - =", "Y", "P"]);
  expect(told({ skips: { cost: 1, skipped: [] } })).toEqual(["A B C …", "1 … 9", "0 - =", "Y", "S", "P"]);
});

it("proposes a claim with its owner, wires and value, whatever it points with", () => {
  const proposed = (action: object, then: object | null, given: Given = {}) => {
    const row = game.proposed!({ action, then, facts: {} } as unknown as Proposal, scene([point], null, given));
    return row && [row.seat, unmarked(spokenText(row.title))];
  };
  const says = (...values: number[]) => ({ type: "Say", values });
  expect(proposed({ type: "Point", wire: 16 }, says(9))).toEqual([1, "Bea’s a is a 9"]);
  expect(proposed({ type: "Point", wire: 16 }, says(4, 9))).toEqual([1, "4 9 at Bea’s a"]);
  expect(proposed({ type: "DoubleDetect", wires: [16, 18] }, says(9))).toEqual([1, "9 at Bea’s a c"]);
  expect(proposed({ type: "SuperDetect", stand: 1 }, says(9))).toEqual([1, "9 at Bea’s stand"]);

  const pointed: Given = { doing: "say", claim: { by: 0, at: 1, tool: "double", wires: [16, 18], values: [], found: null, named: null } };
  expect(proposed(says(9), null, pointed)).toEqual([1, "9 at Bea’s a c"]);
  expect(proposed({ type: "UseRadar", number: 4 }, null)).toBeNull();

  const risky = { action: { type: "Point", wire: 16 }, then: says(9), facts: { red: 15 } } as unknown as Proposal;
  expect(game.proposed!(risky, scene([point]))?.risk).toBe(0.15);
});
