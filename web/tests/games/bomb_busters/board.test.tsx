// Bomb Busters on the table: what everybody may know is there, what is hidden is not, and taps pick without sending.
import { beforeEach, expect, it, vi } from "vitest";
import { game } from "../../../src/games/bomb_busters";
import { NO_CLAIM } from "../../../src/games/bomb_busters/plan";
import { pencilIsOut } from "../../../src/games/pencil";
import { click, draw, press, until } from "../../draw";
import { double, listed, point, scene, stand, table, view } from "./drawn";

beforeEach(() => {
  pencilIsOut.value = false;
});

it("names every wire for a screen reader, with what everybody may know of it", async () => {
  const { wire } = await table([point, listed("SoloCut", { value: 9 })]);
  const names = [0, 2, 3, 5, 16, 17, 32, 50].map((place) => wire(place)?.getAttribute("aria-label"));
  expect(names).toEqual([
    "Ada, wire a, 1",
    "Ada, wire c, yellow",
    "Ada, wire d, red",
    "Ada, wire f, 9, can be picked",
    "Bea, wire a, covered, can be picked",
    "Bea, wire b, token 5, can be picked",
    "Cleo, wire a, cut, 1",
    "Dario, wire c, token yellow, can be picked",
  ]);
});

it("shows nothing of a covered wire but its letter", async () => {
  const { wire } = await table([]);
  expect(wire(16)?.textContent).toBe("a");
  expect(wire(16)?.innerHTML).not.toMatch(/--blue|--red|--yellow/);
  expect(wire(32)?.querySelector(".bb-tile")?.getAttribute("data-label")).toBe("1");
});

it("gives every colour a letter and a shape", async () => {
  const { wire } = await table([]);
  expect(wire(2)?.querySelector(".bb-inked b")?.getAttribute("data-label")).toBe("Y");
  expect(wire(2)?.querySelector(".bb-shape polygon")).not.toBeNull();
  expect(wire(3)?.querySelector(".bb-inked b")?.getAttribute("data-label")).toBe("R");
});

it("picks a lit wire, and asks the server about any other", async () => {
  const { wire, pick, attempt } = await table([point]);
  await click(wire(19));
  expect(pick.mock.calls).toEqual([[{ ...NO_CLAIM, wires: [19] }]]);
  await click(wire(32));
  expect(attempt.mock.calls).toEqual([[{ type: "Point", wire: 32 }]]);
});

it("takes an own wire for its value, and lifts all of that value", async () => {
  const { wire, pick } = await table([point], { ...NO_CLAIM, values: [9] });
  expect([4, 5].map((place) => wire(place)?.classList.contains("bb-raised"))).toEqual([true, true]);
  await click(wire(1));
  expect(pick.mock.calls).toEqual([[{ ...NO_CLAIM, values: [4] }]]);
  await click(wire(3));
  expect(pick).toHaveBeenCalledTimes(1);
});

it("marks the own wire that will be cut, of several that could be", async () => {
  const { wire } = await table([point], { ...NO_CLAIM, wires: [16], values: [9], own: 5 });
  expect([4, 5].map((place) => wire(place)?.classList.contains("bb-spared"))).toEqual([true, false]);
  expect([4, 5].map((place) => wire(place)?.getAttribute("aria-pressed"))).toEqual(["false", "true"]);
});

it("uses a card that is lit, and tells what any other does", async () => {
  const { page, pick } = await table([point, listed("PutLabel", { card: 1, wire: 0 })]);
  const card = (number: number) => page.querySelector(`[data-piece="card-${number}"]`);
  expect(card(6)?.getAttribute("aria-label")).toBe("Rewinder, Needs two 6s");
  await click(card(1));
  expect(pick.mock.calls).toEqual([[{ kind: "use", card: 1, wire: null, also: null, mates: [], stand: null, number: null }]]);
  await click(card(6));
  expect(page.querySelector("dialog h2")?.textContent).toBe("Rewinder");
});

it("counts what is cut, stamps what is done and marks what may be inside", async () => {
  const { page } = await table([]);
  expect(page.querySelector('[data-piece="track-1"]')?.querySelectorAll(".bb-pip-cut")).toHaveLength(2);
  expect(page.querySelector('[data-piece="track-2"]')?.classList.contains("bb-cell-done")).toBe(true);
  expect(page.querySelectorAll(".bb-marker")).toHaveLength(4);
  expect([...page.querySelectorAll(".bb-marker")].map((marker) => marker.textContent)).toEqual(["", "", "?", "?"]);
  expect(page.querySelector(".bb-dial")?.getAttribute("aria-label")).toBe("Dial: 3 steps left");
});

it("puts labels across two neighbours", async () => {
  const { page, wire } = await table([], null, { equal: 17, unequal: 34 });
  expect([...page.querySelectorAll(".bb-label")].map((label) => label.getAttribute("data-label"))).toEqual(["=", "≠"]);
  expect(wire(18)?.getAttribute("aria-label")).toBe("Bea, wire c, covered, equal to its neighbour");
  expect(wire(35)?.getAttribute("aria-label")).toBe("Cleo, wire d, covered, unlike its neighbour");
});

it("shows the claim where it is made", async () => {
  const claim = { by: 2, at: 1, tool: "double", wires: [16, 19], values: [9], found: null, named: null } as const;
  const { page, wire } = await table([], null, { claim, waiting_on: [1], stabilized: true, turn: 2 });
  expect([16, 17, 19].map((place) => wire(place)?.classList.contains("bb-pointed"))).toEqual([true, false, true]);
  expect(page.querySelector(".bb-said")?.textContent).toBe("says 9");
  expect(page.querySelector(".bb-shield [aria-label]")?.getAttribute("aria-label")).toBe("The Stabilizer holds for this turn");
});

it("shows the latest answers to the radar, stand by stand", async () => {
  const radars = [
    { number: 7, answers: [true, true, false, false] },
    { number: 9, answers: [true, false, true, false] },
  ];
  const { page } = await table([], null, { radars });
  expect([...page.querySelectorAll(".bb-board .bb-radar")].map((answer) => answer.textContent)).toEqual(["9 no", "9 yes", "9 no"]);
});

it("names the wires of a second stand with capitals", async () => {
  const stands = [stand(0, "1 2"), stand(0, "3 4", 10), stand(1, "? ?"), stand(1, "? ?", 30)];
  const { wire } = await table([], null, { stands, powers_used: [false, false], captain: 0 });
  expect([17, 32, 49].map((place) => wire(place)?.getAttribute("aria-label"))).toEqual([
    "Ada, second stand, wire B, 4",
    "Bea, wire a, covered",
    "Bea, second stand, wire B, covered",
  ]);
});

it("is only a picture for onlookers", async () => {
  const page = await draw(<game.Board {...scene([])} viewer={-3} still pick={vi.fn()} attempt={vi.fn()} />);
  expect(page.querySelectorAll("button")).toHaveLength(0);
  expect(page.querySelectorAll('[role="img"][data-piece^="wire"]')).toHaveLength(18);
});

it("moves with arrows inside a stand and between stands", async () => {
  const { wire } = await table([point, double]);
  (wire(16) as HTMLElement).focus();
  await press(document.activeElement, "ArrowRight");
  expect(document.activeElement).toBe(wire(17));
  await press(document.activeElement, "ArrowDown");
  expect(document.activeElement).toBe(wire(33));
});

it("writes on a wire with the pencil, by its handle, and shows it in front", async () => {
  const { page, wire, pick, write } = await table([point], null, {}, '{"21":[5,6,7],"20":[3]}');
  expect(wire(16)?.querySelector(".bb-marks")?.getAttribute("data-label")).toBe("3");
  expect(wire(16)?.getAttribute("aria-label")).toBe("Bea, wire a, covered, pencilled 3, can be picked");
  await click(page.querySelector('button[aria-label="Pencil"]'));
  await click(wire(16));
  await until(() => page.querySelector("dialog"));
  await click(page.querySelector('dialog [aria-label="yellow"]'));
  expect(write.mock.calls).toEqual([['{"20":[3,13],"21":[5,6,7]}']]);
  expect(pick).not.toHaveBeenCalled();
});

it("bursts from the wire that was pointed at", () => {
  const claim = { by: 0, at: 1, tool: "hand", wires: [18], values: [9], found: null, named: null } as const;
  expect(game.guilty?.({ ...view, claim })).toBe("wire-18");
});
