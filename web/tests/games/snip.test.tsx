// Snip: nothing is sent before the button, hidden wires stay covered, and the prompt says exactly what would happen.
import { expect, it, vi } from "vitest";
import { game } from "../../src/games/snip";
import type { SnipAction, SnipView } from "../../src/games/snip/wire.gen";
import { unmarked } from "../../src/contract/game_words";
import type { Offer } from "../../src/net/wire.gen";
import { click, draw, press } from "../draw";
import { peopleOf, wordsOf } from "./told";

const view: SnipView = {
  colours: [0, 1, null, 0, 0, null],
  cut: [false, false, false, true, false, false],
  vouched: [false, false, false, false, true, false],
  vouchers: 2,
  turn: 0,
  waiting_on: [0],
  timers: [],
  outcome: null,
};
const offers: Offer[] = [
  { type: "Vouch", choices: [{ type: "Vouch", wire: 0 } as SnipAction] },
  { type: "Cut", choices: [2, 4, 5].map((wire) => ({ type: "Cut", wire }) as SnipAction) },
];
const scene = (draft: number | null = null, given: Partial<SnipView> = {}) => ({
  view: { ...view, ...given },
  viewer: 0,
  seats: peopleOf(3),
  offers,
  draft,
  words: wordsOf(game),
});
const piece = (page: HTMLElement, wire: number) => page.querySelector(`[data-piece="wire-${wire}"]`);

async function table(draft: number | null = null) {
  const [pick, attempt] = [vi.fn(), vi.fn()];
  const props = { ...scene(draft), still: false, pick, attempt };
  const page = await draw(
    <>
      <game.Board {...props} />
      {game.Hand && <game.Hand {...props} />}
    </>,
  );
  return { page, pick, attempt };
}

it("names every wire for a screen reader, with what everybody may know of it", async () => {
  const { page } = await table();
  expect([0, 1, 2, 3, 4, 5].map((wire) => piece(page, wire)?.getAttribute("aria-label"))).toEqual([
    "Ada, wire a, blue, can be picked",
    "Ada, wire b, red",
    "Bea, wire c, covered, can be picked",
    "Bea, wire d, cut, blue",
    "Cleo, wire e, blue, vouched for, can be picked",
    "Cleo, wire f, covered, can be picked",
  ]);
});

it("shows no colour of a covered wire", async () => {
  const { page } = await table();
  expect(piece(page, 2)?.innerHTML).not.toMatch(/--red|--blue|data-letter/);
  expect(piece(page, 1)?.innerHTML).toMatch(/--red/);
});

it("picks a lit wire, and asks the server about any other", async () => {
  const { page, pick, attempt } = await table();
  await click(piece(page, 5));
  expect(pick.mock.calls).toEqual([[5]]);
  await click(piece(page, 3));
  await click(piece(page, 1));
  expect(attempt.mock.calls).toEqual([[{ type: "Cut", wire: 3 }], [{ type: "Vouch", wire: 1 }]]);
  expect(pick).toHaveBeenCalledTimes(1);
});

it("is only a picture for onlookers", async () => {
  const page = await draw(<game.Board {...scene()} viewer={-3} still pick={vi.fn()} attempt={vi.fn()} />);
  expect(page.querySelectorAll("button")).toHaveLength(0);
  expect(page.querySelectorAll('[role="img"][data-piece]')).toHaveLength(6);
});

it("moves with arrows inside a stand and between stands", async () => {
  const { page } = await table();
  (piece(page, 2) as HTMLElement).focus();
  await press(document.activeElement, "ArrowRight");
  expect(document.activeElement).toBe(piece(page, 3));
  await press(document.activeElement, "ArrowDown");
  expect(document.activeElement).toBe(piece(page, 5));
  await press(document.activeElement, "ArrowLeft");
  expect(document.activeElement).toBe(piece(page, 4));
});

it("asks for a wire, then says what the button would do", () => {
  const { prompt } = game;
  expect(unmarked(prompt(scene()).title)).toBe("Pick a wire");
  expect(prompt(scene()).submit).toBeUndefined();
  expect(prompt(scene()).lit).toEqual([0, 2, 4, 5]);
  expect(unmarked(prompt(scene(2)).title)).toBe("Cut Bea’s c?");
  expect(unmarked(prompt(scene(2)).detail ?? "")).toBe("Only Bea knows its colour.");
  expect(prompt(scene(2)).submit).toEqual({ label: "Snip c", icon: "snip", action: { type: "Cut", wire: 2 } });
  expect(unmarked(prompt(scene(4)).detail ?? "")).toBe("It is blue, Cleo vouched for it.");
  expect(prompt(scene(0)).submit).toEqual({ label: "Vouch for a", icon: "check", action: { type: "Vouch", wire: 0 } });
  expect(unmarked(prompt(scene(0)).detail ?? "")).toBe("Everybody learns that it is blue. One voucher is left after it.");
});

it("forgets a pick that is not offered any more", () => {
  expect(game.prompt(scene(3)).submit).toBeUndefined();
});

it("tells whom the table waits for", () => {
  const waiting = { ...scene(), offers: [], view: { ...view, waiting_on: [2] } };
  expect(unmarked(game.prompt(waiting).title)).toBe("Cleo is choosing a wire");
  expect(game.prompt(waiting).detail).toBe("4 blue wires to go.");
});

it("picks by letter, and asks about letters that are not lit", () => {
  expect(game.key?.("c", scene())).toEqual({ draft: 2 });
  expect(game.key?.("d", scene())).toEqual({ attempt: { type: "Cut", wire: 3 } });
  expect(game.key?.("g", scene())).toBeNull();
  expect(game.key?.("ArrowUp", scene())).toBeNull();
});

it("bursts from the red wire that was cut", () => {
  expect(game.guilty?.(view)).toBeNull();
  expect(game.guilty?.({ ...view, cut: [false, true, false, true, false, false] })).toBe("wire-1");
});

it("tells refusals with letters and names", () => {
  const words = wordsOf(game);
  expect(words.refusal("SN-004", { seat: 0, wire: 3 }, "")).toBe("You cannot cut wire d: it is cut already.");
  expect(unmarked(words.refusal("SN-002", { seat: 0, turn: 1 }, ""))).toBe("It is not your turn: Bea is next.");
  expect(words.refusal("ZZ-001", {}, "the English one")).toBe("the English one");
});
