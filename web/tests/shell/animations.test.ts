// What happens is shown in order: an event that lasts holds back the next one, also when that comes later; a tap ends it all.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { GameModule, Show } from "../../src/contract/game_module";
import type { Event, View } from "../../src/net/wire.gen";
import { animate, skipAnimations } from "../../src/shell/animations";

const FRAMES = [{ opacity: 0 }, { opacity: 1 }];
const view = {} as View;
const shows: { readonly [type: string]: Show } = {
  Slow: {
    motions: [
      { piece: "one", frames: FRAMES, ms: 100 },
      { piece: "two", frames: FRAMES, ms: 100, delay: 40, sudden: true },
    ],
    lasts: 300,
  },
  Quick: { motions: [{ piece: "one", frames: FRAMES, ms: 100 }] },
};
const module = { show: (event: Event) => shows[event.type]! } as unknown as GameModule;
const events = (...types: readonly string[]): readonly Event[] => types.map((type) => ({ type }) as Event);
const finish = vi.fn();
let begun: (readonly [piece: string, delay: number, fill: string])[] = [];

beforeEach(() => {
  vi.spyOn(performance, "now").mockReturnValue(1000);
  document.body.innerHTML = '<i data-piece="one"></i><i data-piece="two"></i>';
  for (const piece of document.querySelectorAll<HTMLElement>("[data-piece]")) {
    piece.animate = (_, timing) => {
      const { delay = 0, fill = "" } = timing as KeyframeAnimationOptions;
      begun.push([piece.dataset.piece!, delay, fill]);
      return { finish } as unknown as Animation;
    };
  }
});

afterEach(() => {
  skipAnimations();
  begun = [];
  finish.mockClear();
  vi.restoreAllMocks();
});

it("shows the next event when the one before it has lasted", () => {
  animate(module, events("Slow", "Undone", "Quick"), view);
  expect(begun).toEqual([
    ["one", 0, "backwards"],
    ["two", 40, "none"],
    ["one", 300, "backwards"],
  ]);
});

it("goes on with a later story where the first one ends, and ends what is left of it when it was over", () => {
  animate(module, events("Slow"), view);
  vi.mocked(performance.now).mockReturnValue(1100);
  animate(module, events("Quick"), view);
  expect(begun.at(-1)).toEqual(["one", 200, "backwards"]);
  expect(finish).not.toHaveBeenCalled();
  vi.mocked(performance.now).mockReturnValue(1500);
  animate(module, events("Quick"), view);
  expect(begun.at(-1)).toEqual(["one", 0, "backwards"]);
  expect(finish).toHaveBeenCalledTimes(3);
});

it("does not lag behind for long", () => {
  for (let at = 0; at < 8; at++) animate(module, events("Slow"), view);
  expect(begun.at(-1)).toEqual(["two", 40, "none"]);
});

it("moves nothing for those who want no motion", () => {
  vi.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
  animate(module, events("Slow", "Quick"), view);
  expect(begun).toEqual([]);
});
