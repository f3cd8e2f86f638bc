// Bombs Away on the table: every place has a name, cards light the places where they fit, taps pick without sending, the table moves.
import { expect, it, vi } from "vitest";
import { game } from "../../../src/games/bombs_away";
import { Table } from "../../../src/games/bombs_away/ending";
import { bombPlan, layPlan, secondPlan } from "../../../src/games/bombs_away/plan";
import type { Event } from "../../../src/net/wire.gen";
import { click, draw, press, until } from "../../draw";
import { atTurn, bomb, cards, ends, kind, lay, listed, scene, table, view } from "./drawn";

const [STRAIGHT, TEE, CAP, BOMB] = ["red-SV", "wild-TV", "cap-CV", "bomb2"].map(kind) as [number, number, number, number];

it("names every place from the Hydrant, with its openings and open ends", async () => {
  const { name } = await table([], null, { cards: [...view.cards, ...cards("cap-CV -1 1 turned")], open_ends: ends("2 0 N, 0 0 W") });
  expect(["0-0", "1-0", "2-0", "-1-1", "2-1"].map((place) => name(`place-${place}`))).toEqual([
    "Hydrant, in the middle, openings right and left, open end left",
    "1 right, same row: red straight (across), openings right and left",
    "2 right, same row: red elbow (left), openings up and left, open end up",
    "1 left, 1 up: cap (short side), openings down",
    "2 right, 1 up: empty, red from below",
  ]);
});

it("tells what meets at an empty place", async () => {
  const { name } = await table([], null, { cards: cards("red-SH 1 0, wild-TV 1 1"), open_ends: ends("1 1 W, 0 0 W, -1 1 E") });
  expect(name("place-0-1")).toBe("same column, 1 up: empty, wild from the right and Hydrant from the left");
});

it("lights what can be played, and the places where a picked card fits", async () => {
  const nothing = await table(atTurn);
  expect(nothing.page.querySelectorAll(".ba-held-lit")).toHaveLength(5);
  expect(nothing.page.querySelectorAll(".ba-cell.ba-lit")).toHaveLength(0);
  const { page, name } = await table(atTurn, layPlan(TEE));
  expect([...page.querySelectorAll(".ba-cell.ba-lit")].map((cell) => cell.getAttribute("data-piece"))).toEqual(["place--1-1", "place-2-1"]);
  expect(name("place-2-1")).toBe("2 right, 1 up: empty, red from below, the card fits");
});

it("shows the picked card at its place as it would lie", async () => {
  const { name, piece } = await table(atTurn, layPlan(TEE, { x: 2, y: 1 }, true));
  expect(name("place-2-1")).toBe("2 right, 1 up: wild tee (long) would lie here, openings up, down, and left");
  expect(piece("place-2-1")?.getAttribute("aria-pressed")).toBe("true");
  expect(piece("place-2-1")?.classList).toContain("ba-preview"); // a shadow: it is not laid
  expect(piece("place-1-0")?.classList).not.toContain("ba-preview");
  expect(piece("hand-20")?.getAttribute("aria-pressed")).toBe("true");
});

it("picks a card, and its place with it where there is only one", async () => {
  const { piece, pick } = await table(atTurn);
  await click(piece(`hand-${STRAIGHT}`));
  await click(piece(`hand-${CAP}-1`));
  await click(piece(`hand-${TEE}`));
  await click(piece(`hand-${BOMB}`));
  expect(pick.mock.calls).toEqual([
    [layPlan(STRAIGHT, { x: 2, y: 1 })],
    [layPlan(CAP, { x: 2, y: 1 }, true)],
    [layPlan(TEE)],
    [bombPlan(BOMB)],
  ]);
});

it("picks a lit place, turns the card there by a second tap, and asks the server about any other place", async () => {
  const picked = await table(atTurn, layPlan(TEE));
  await click(picked.piece("place-2-1"));
  expect(picked.pick.mock.calls).toEqual([[layPlan(TEE, { x: 2, y: 1 })]]);
  const again = await table(atTurn, layPlan(TEE, { x: 2, y: 1 }));
  await click(again.piece("place-2-1"));
  await click(again.piece("place-1-0"));
  expect(again.pick.mock.calls).toEqual([[layPlan(TEE, { x: 2, y: 1 }, true)]]);
  expect(again.attempt.mock.calls).toEqual([[{ type: "Lay", card: TEE, x: 1, y: 0 }]]);
});

it("shows what a bomb may blow up, and what it will", async () => {
  const { page, name, piece, pick } = await table(atTurn, bombPlan(BOMB, { x: 2, y: 0 }));
  expect([...page.querySelectorAll(".ba-card.ba-lit")].map((cell) => cell.getAttribute("data-piece"))).toEqual(["place-2-0", "place--1-0"]);
  expect(name("place--1-0")).toBe("1 left, same row: blue elbow (right), openings up and right, open end up, can be blown up");
  expect(piece("place-2-0")?.querySelector(".ba-blast")).not.toBeNull();
  await click(piece("place--1-0"));
  expect(pick.mock.calls).toEqual([[bombPlan(BOMB, { x: -1, y: 0 })]]);
});

it("takes a second target, and refuses cards meanwhile", async () => {
  const { piece, pick, attempt } = await table([listed("Second", { x: 1, y: 0 }), listed("Enough", {})], null, {
    second: true,
    thrown: true,
  });
  await click(piece("place-1-0"));
  await click(piece(`hand-${STRAIGHT}`));
  expect(pick.mock.calls).toEqual([[secondPlan({ x: 1, y: 0 })]]);
  expect(attempt.mock.calls).toEqual([[{ type: "Lay", card: STRAIGHT, x: 0, y: 0 }]]);
});

it("shows cards left, piles, and in a match the points and the deal", async () => {
  const { page } = await table([], null, { deals: 3, deal: 2, scores: [4, 1, 0], away: [2] });
  expect([...page.querySelectorAll(".ba-seat .unseen")].map((seat) => seat.textContent)).toEqual([
    "Ada: 5 cards, 4 penalty points",
    "Bea: 9 cards, 1 penalty point",
    "Cleo: 2 cards, 0 penalty points, dealer, has left",
  ]);
  expect(page.querySelector(".ba-piles .unseen")?.textContent).toBe("Draw pile: 40 cards, Discard pile: 2 cards, All cards");
  expect(page.querySelector(".ba-deal")?.textContent).toBe("Deal 2 of 3");
});

it("lists all cards, counts what is not in sight, and says whose list it is", async () => {
  const { page } = await table([]);
  await click(page.querySelector(".ba-piles"));
  await until(() => page.querySelector("dialog") !== null);
  const lines = [...page.querySelectorAll(".ba-deck [role=img]")].map((card) => card.getAttribute("aria-label"));
  expect(lines).toHaveLength(27);
  expect(lines).toContain("cap (short side): 2 of 4 not in sight, 0 in the discard pile");
  expect(lines).toContain("tier 1 bomb: 3 of 5 not in sight, 2 in the discard pile");
  expect(page.querySelector("dialog")?.textContent).toContain("a design of our own");
});

it("goes from place to place with the arrow keys", async () => {
  const { piece } = await table(atTurn);
  piece("place-0-0")?.focus();
  await press(piece("place-0-0"), "ArrowRight");
  expect(document.activeElement).toBe(piece("place-1-0"));
  await press(piece("place-1-0"), "ArrowRight");
  await press(piece("place-2-0"), "ArrowUp");
  expect(document.activeElement).toBe(piece("place-2-1"));
  expect(piece("place-2-1")?.tabIndex).toBe(0);
});

it("moves and grows by keys and buttons, and comes back to the whole network", async () => {
  const { page, camera } = await table(atTurn);
  const whole = camera();
  await press(document.body, "+");
  expect(camera()).not.toBe(whole);
  await press(document.body, "c");
  expect(camera()).toBe(whole);
  await click(page.querySelector('[aria-label="Farther"]'));
  expect(camera()).not.toBe(whole);
  await click(page.querySelector('[aria-label="Show the whole network"]'));
  expect(camera()).toBe(whole);
});

it("has a way back to a table that was dragged away at the end of a game", async () => {
  const page = await draw(<Table {...scene([])} still pick={vi.fn()} attempt={vi.fn()} />);
  const camera = () => page.querySelector<HTMLElement>(".ba-net")?.style.transform;
  const back = () => page.querySelector('.ba-zoom [aria-label="Show the whole network"]');
  const whole = camera();
  expect(back()).toBeNull();
  const finger = (type: string, x: number) =>
    page.querySelector(".ba-viewport")!.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, clientX: x, clientY: 50 }));
  finger("pointerdown", 50);
  finger("pointermove", 900);
  finger("pointerup", 900);
  await until(() => camera() !== whole);
  await click(back());
  expect(camera()).toBe(whole);
  expect(back()).toBeNull();
});

it("takes a drag for a drag and not for a tap", async () => {
  const { page, piece, camera, pick } = await table([lay, bomb], layPlan(TEE));
  const whole = camera();
  const finger = (type: string, x: number) =>
    piece("place-2-1")?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, clientX: x, clientY: 50 }));
  finger("pointerdown", 50);
  finger("pointermove", 90);
  finger("pointerup", 90);
  piece("place-2-1")?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
  await until(() => camera() !== whole);
  expect(pick).not.toHaveBeenCalled();
  expect(page.querySelector(".ba-gliding")).toBeNull();
});

it("shows the hands of the others when they may be seen, and hides them until then", async () => {
  const { page } = await table([]);
  expect(page.querySelector(".ba-shown")).toBeNull();
  const open = await table([], null, { hands: [[], [0, 23], [25]] }, -1);
  expect([...open.page.querySelectorAll(".ba-shown [role=img]")].map((hand) => hand.getAttribute("aria-label"))).toEqual([
    "Bea: red straight (long) and cap (short side)",
    "Cleo: tier 1 bomb",
  ]);
});

it("is only to be looked at where nothing can be done", async () => {
  const props = { ...scene([], null, {}, -1), still: true, pick: vi.fn(), attempt: vi.fn() };
  const page = await draw(<game.Board {...props} />);
  expect(page.querySelectorAll("button[data-piece]")).toHaveLength(0);
  expect(page.querySelectorAll('[role="img"][data-piece^="place-"]')).toHaveLength(6);
});

it("keeps the focus at a place where a card is laid", async () => {
  const { piece } = await table(atTurn, layPlan(STRAIGHT, { x: 2, y: 1 }));
  piece("place-2-1")!.focus();
  const laid = { cards: [...view.cards, ...cards("red-SV 2 1")], open_ends: ends("2 1 N, -1 0 N"), waiting_on: [1], turn: 1 };
  await table([], null, laid);
  expect(piece("place-2-1")?.getAttribute("aria-label")).toContain("red straight (long)");
  expect(document.activeElement).toBe(piece("place-2-1"));
});

const MATCH = { deals: 2, scores: [0, 3, 2] };

it("shows the end of a deal of a match, with its last card and the points, before the next one", async () => {
  const events = [
    { type: "Destroyed", card: kind("blue-EA"), x: -1, y: 0 },
    { type: "Laid", by: 0, card: STRAIGHT, x: 2, y: 1 },
    { type: "WentOut", by: 0 },
    { type: "DealEnded", deal: 1, winners: [0], reason: "went_out", left: [0, 3, 2] },
    { type: "DealBegun", deal: 2, dealer: 0, first: 1 },
  ] as unknown as Event[];
  await table(atTurn, null, { ...MATCH, scores: [0, 0, 0] }, 0, []);
  const { page } = await table([], null, { ...MATCH, deal: 2, cards: [], open_ends: ends("0 0 E, 0 0 W") }, 0, events);
  await until(() => page.querySelector(".ba-tally"));
  const before = page.querySelector(".ba-between-table")!;
  expect([...before.querySelectorAll(".ba-cell[data-piece]")].map((cell) => cell.getAttribute("data-piece"))).toEqual([
    "place-0-0",
    "place-1-0",
    "place-2-0",
    "place-2-1",
  ]);
  expect(page.querySelector("dialog")?.textContent).toContain("Deal 1 goes to Ada.");
  expect([...page.querySelectorAll(".ba-tally tbody tr")].map((row) => row.textContent)).toEqual(["Ada00", "Cleo22", "Bea33"]);
  await click(page.querySelector(".ba-between > .button"));
  expect(page.querySelector(".ba-tally")).toBeNull();
});
