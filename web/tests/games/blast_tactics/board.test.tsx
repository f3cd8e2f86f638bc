// Blast Tactics on the table: every square has a name, taps plan a slide and its bombs without sending, cards light their targets.
import { act } from "preact/test-utils";
import { expect, it } from "vitest";
import { END, slidePlan, throwPlan, usePlan } from "../../../src/games/blast_tactics/plan";
import { click, press } from "../../draw";
import { atTurn, end, listed, player, squares, table } from "./drawn";

it("names every square with all that is there", async () => {
  const { name } = await table(atTurn);
  expect([0, 1, 3, 7, 11, 12, 15, 17].map((square) => name(`square-${square}`))).toEqual([
    "a1: floor, Ada, you can lay a bomb here",
    "a2: floor, you can stop here",
    "a4: soft block",
    "b2: hard block",
    "b6: floor, Bea’s bomb, fuse 1",
    "c1: cracked turf, you can stop here",
    "c4: Power pad",
    "c6: floor, Bea",
  ]);
});

it("picks a slide, then bombs on its trail, as many as there are", async () => {
  const first = await table(atTurn);
  await click(first.piece("square-2"));
  expect(first.pick.mock.calls).toEqual([[slidePlan(2)]]);
  const second = await table(atTurn, slidePlan(2));
  await click(second.piece("square-1"));
  expect(second.pick.mock.calls).toEqual([[slidePlan(2, [1])]]);
  const third = await table(atTurn, slidePlan(2, [0, 1]));
  await click(third.piece("square-2"));
  await click(third.piece("square-1"));
  expect(third.pick.mock.calls).toEqual([[slidePlan(2, [1, 2])], [slidePlan(2, [0])]]);
});

it("shortens a slide when taps on the trail do not lay, and picks another one off the trail", async () => {
  const shorter = await table(atTurn, slidePlan(2, [], false));
  await click(shorter.piece("square-1"));
  expect(shorter.pick.mock.calls).toEqual([[slidePlan(1)]]);
  const other = await table(atTurn, slidePlan(2, [1]));
  await click(other.piece("square-12"));
  expect(other.pick.mock.calls).toEqual([[slidePlan(12)]]);
});

/** From c1 up to a1 and on to a3, with no action left. */
const walked = { players: [player(2), player(17)], trail: [12, 6, 0, 1, 2], actions: 0 } as const;

it("lays on any dot of the way that was walked in this turn", async () => {
  const { page, piece, pick } = await table([squares("Lay", 12, 6, 0, 1, 2), end], null, walked);
  expect(page.querySelectorAll(".bt-light-lay")).toHaveLength(5);
  await click(piece("square-12"));
  expect(pick.mock.calls).toEqual([[slidePlan(null, [12])]]);
});

it("draws the way round its corners", async () => {
  const { page } = await table([squares("Lay", 12), end], null, walked);
  const way = page.querySelector(".bt-trail path")!.getAttribute("d");
  expect(way).toBe("M20 100L20 60M20 60L20 20M20 20L60 20M60 20L100 20");
});

it("draws a way that went back and turned off, and begins anew after a teleport", async () => {
  const { page } = await table([squares("Lay", 0), end], null, { ...walked, trail: [0, 1, 2, 8, 16, 17] });
  const way = page.querySelector(".bt-trail path")!.getAttribute("d");
  expect(way).toBe("M20 20L60 20M60 20L100 20M100 20L100 60M180 100L220 100");
});

it("lays on the way so far when a slide is planned, but not where each move has a trail of its own", async () => {
  const given = { players: [player(6), player(17)], trail: [12, 6] };
  const offers = [squares("Move", 0, 12), squares("Lay", 12, 6), end];
  const whole = await table(offers, slidePlan(0), given);
  await click(whole.piece("square-12"));
  expect(whole.pick.mock.calls).toEqual([[slidePlan(0, [12])]]);
  const single = await table(offers, slidePlan(0), { ...given, whole_trail: false });
  await click(single.piece("square-12"));
  expect(single.pick.mock.calls).toEqual([[slidePlan(12)]]);
});

it("lays underfoot by a tap on the own square", async () => {
  const { piece, pick } = await table(atTurn);
  await click(piece("square-0"));
  expect(pick.mock.calls).toEqual([[slidePlan(null, [0])]]);
});

it("asks the server about a square that is not lit, but only looks at a bomb", async () => {
  const { page, piece, pick, attempt } = await table(atTurn);
  await click(piece("square-3"));
  expect(page.querySelectorAll(".bt-reach")).toHaveLength(0);
  await click(piece("square-11"));
  expect(page.querySelectorAll(".bt-reach")).toHaveLength(3);
  expect(attempt.mock.calls).toEqual([[{ type: "Move", square: 3 }]]);
  expect(pick.mock.calls).toEqual([]);
});

it("stops looking at a bomb when the focus leaves the arena, not when it walks on", async () => {
  const { page, piece } = await table(atTurn);
  await click(piece("square-11"));
  const leave = (to: Element | null) =>
    act(() => void piece("square-11")!.dispatchEvent(new FocusEvent("focusout", { bubbles: true, relatedTarget: to })));
  await leave(piece("square-17"));
  expect(page.querySelectorAll(".bt-reach")).toHaveLength(3);
  await leave(piece("card-kick"));
  expect(page.querySelectorAll(".bt-reach")).toHaveLength(0);
});

it("of two equal cards marks the one that was tapped", async () => {
  const { page, piece, pick } = await table([...atTurn, squares("Kick", 5, 6)], usePlan("kick"), { row: ["kick", "kick"] });
  const pressed = () => [...page.querySelectorAll(".bt-card")].map((card) => card.getAttribute("aria-pressed"));
  expect(pressed()).toEqual(["true", "false"]);
  await click(piece("card-kick-1"));
  expect(pressed()).toEqual(["false", "true"]);
  expect(pick.mock.calls).toEqual([[usePlan("kick")]]);
});

it("shows what planned bombs would reach: up to hard blocks, onto soft ones", async () => {
  const { page } = await table(atTurn, slidePlan(2, [2]));
  expect(page.querySelectorAll(".bt-reach:not(.bt-ring)")).toHaveLength(6); // a1 to a4, b3, c3
});

it("lights the targets of a card and picks one", async () => {
  const offers = [...atTurn, squares("Kick", 4, 5)];
  const before = await table(offers);
  expect(["card-kick", "card-remote"].map((card) => before.piece(card)?.textContent?.trim())).toEqual([
    "Bomb Kick slide a bomb can be picked",
    "Remote shorten a fuse",
  ]);
  await click(before.piece("card-kick"));
  await click(before.piece("card-remote"));
  expect(before.pick.mock.calls).toEqual([[usePlan("kick")]]);
  expect(before.attempt.mock.calls).toEqual([[{ type: "Remote", square: 0 }]]);
  const { page, piece, pick } = await table(offers, usePlan("kick"));
  expect([...page.querySelectorAll(".bt-square-lit")].map((square) => square.getAttribute("data-piece"))).toEqual(["square-4", "square-5"]);
  await click(piece("square-5"));
  expect(pick.mock.calls).toEqual([[usePlan("kick", { type: "Kick", square: 5 })]]);
});

const punched = (direction: "E" | "S") => usePlan("punch", { type: "Punch", direction });
const besideBombs = {
  row: ["punch", "remote"],
  bombs: [
    { square: 1, owner: 0, side: 2, arms: [0, 2, 0, 2] },
    { square: 6, owner: 1, side: 1, arms: [1, 0, 1, 0] },
  ],
  punches: [null, 4, 4, null],
} as const;
const punches = [...atTurn, listed("Punch", { direction: "E" }, { direction: "S" })];

it("aims a punch at the bomb or at where it lands, one after the other where two would land", async () => {
  const { piece, pick, page } = await table(punches, usePlan("punch"), besideBombs);
  expect([...page.querySelectorAll(".bt-square-lit")].map((square) => square.getAttribute("data-piece"))).toEqual([
    "square-1",
    "square-4",
    "square-6",
  ]);
  await click(piece("square-6"));
  await click(piece("square-4"));
  const second = await table(punches, punched("E"), besideBombs);
  await click(second.piece("square-4"));
  expect([...pick.mock.calls, ...second.pick.mock.calls]).toEqual([[punched("S")], [punched("E")], [punched("S")]]);
});

it("shows what a punched bomb would burn from where it lands", async () => {
  const { page } = await table(punches, punched("E"), besideBombs);
  expect(page.querySelectorAll(".bt-reach:not(.bt-ring)")).toHaveLength(3); // a4 to a6
  expect(page.querySelectorAll(".bt-reach.bt-ring")).toHaveLength(1); // the soft block on a4
});

it("aims at a carried bomb by its carrier", async () => {
  const remote = await table([...atTurn, squares("Remote", 6), listed("RemoteCarried", { carrier: 1 })], usePlan("remote"));
  await click(remote.piece("square-17"));
  expect(remote.pick.mock.calls).toEqual([[usePlan("remote", { type: "RemoteCarried", carrier: 1 })]]);
});

it("throws the bomb on the own head after a tap on the own square", async () => {
  const offers = [squares("Move", 1), listed("Throw", { direction: "E" }, { direction: "W" }), end];
  const given = { bombs: [{ square: 0, owner: 0, side: 2, arms: [0, 2, 2, 0], carrier: 0 }] } as const;
  const { piece, pick, name } = await table(offers, null, given);
  expect(name("square-0")).toBe("a1: floor, Ada’s bomb, fuse 2, carried, Ada");
  await click(piece("square-0"));
  expect(pick.mock.calls).toEqual([[throwPlan()]]);
});

it("discards by a tap on a card", async () => {
  const { piece, pick } = await table([listed("Discard", { card: "kick" }, { card: "remote" })], null, { phase: "discard" });
  await click(piece("card-remote"));
  expect(pick.mock.calls).toEqual([[{ kind: "discard", card: "remote" }]]);
});

it("shows the danger map as a switch, and none where the table does not allow it", async () => {
  const { page, name } = await table(atTurn);
  await press(document.body, "d");
  expect(page.querySelectorAll(".bt-danger-soon")).toHaveLength(3);
  expect(name("square-5")).toBe("a6: floor, burns next turn");
  const without = await table(atTurn, null, { danger: null });
  expect(without.page.querySelector('.bt-bar [aria-label="Danger map"]')).toBeNull();
  expect(without.page.querySelectorAll(".bt-danger")).toHaveLength(0);
});

it("numbers the tiles in the order in which they will flip, and turns those that have", async () => {
  const { page } = await table(atTurn, null, { holder: 1, next_tiles: [[1], [0]] });
  expect([...page.querySelectorAll(".bt-collapse text")].map((each) => each.textContent)).toEqual(["2", "1"]);
  expect(page.querySelector(".bt-sudden")?.textContent).toBe("Bea: 2 flips left");
  const flipped = await table(atTurn, null, { things: [0, 0, 0, 1, 1, 1, 0, 1, 0, 1, 1, 1, 0, 0, 0, 1, 1, 1] });
  expect([flipped.piece("tile-0"), flipped.piece("tile-1")].map((tile) => tile !== null)).toEqual([false, true]);
});

it("tells the time in the bank where turns have a clock", async () => {
  const { page } = await table(atTurn, null, { turn_seconds: 60, players: [player(0, { bank: 5 }), player(17)] });
  expect(page.querySelector(".bt-seat .unseen")?.textContent).toBe("Ada: heart, bombs 2 of 2, reach 2, half minutes in the bank: 5");
});

it("lists hearts, bombs, reach and Speed-Ups of every bomber", async () => {
  const { page } = await table(atTurn, null, { players: [player(0, { heart: false, speed_ups: 1 }), player(null)], holder: 0 });
  expect([...page.querySelectorAll(".bt-seat .unseen")].map((each) => each.textContent)).toEqual([
    "Ada: no heart, bombs 2 of 2, reach 2, Speed-Up 1, holds Sudden Death",
    "Bea: out, bombs 2 of 2, reach 2",
  ]);
});

it("goes from square to square by arrow keys, over what is no square", async () => {
  const { piece } = await table([end], null, {
    arena: { name: "custom", text: "", rows: ["1.+.", "._..", "...2"], tiles: [] },
    things: Array<number>(11).fill(0),
    features: Array<number>(11).fill(0),
    danger: null,
    players: [player(0), player(10)],
    bombs: [],
  });
  const walk = async (key: string): Promise<string | undefined> => {
    await press(document.activeElement, key);
    return (document.activeElement as HTMLElement).dataset.piece;
  };
  piece("square-0")?.focus();
  expect([await walk("ArrowDown"), await walk("ArrowRight"), await walk("ArrowUp"), await walk("ArrowUp")]).toEqual([
    "square-4",
    "square-5",
    "square-2",
    "square-2",
  ]);
});

it("lets Enter end the turn from where the focus is", async () => {
  const { piece } = await table(atTurn, END);
  expect(piece("square-0")?.getAttribute("aria-pressed")).toBe("true");
});
