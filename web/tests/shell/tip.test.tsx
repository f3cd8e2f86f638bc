// A guided game's explanation stays until it has been got; phrases are said by a tap.
import { beforeAll, expect, it, vi } from "vitest";
import type { GameWords } from "../../src/contract/game_words";
import { readGoal } from "../../src/shell/goals";
import { Talk } from "../../src/shell/talk";
import { Tip, useTip } from "../../src/shell/tip";
import { setLanguage } from "../../src/words";
import { click, draw } from "../draw";

beforeAll(() => setLanguage("en"));

const TEXTS: Record<string, string> = {
  "tip-first": "Tap a wire.",
  "tip-second": "Say a value.",
  "tip-near": "Look here.",
  "tip-far": "Look there.",
};
const words = { has: (id: string) => id in TEXTS, tell: (id: string) => TEXTS[id] } as unknown as GameWords;
const tip = (key: string, pieces: readonly string[] = []) => ({ key, pieces, facts: {} });
const seen = (page: Element) => page.querySelector(".tip p")?.textContent;

function Guided({ now }: { readonly now: ReturnType<typeof tip> | null }) {
  return <Tip tip={useTip({ game: "snip", tip: now, words, hidden: false })} />;
}

function drawTip(now: ReturnType<typeof tip> | null): Promise<HTMLElement> {
  return draw(<Guided now={now} />);
}

it("shows a tip until the player has got it, and the next one again", async () => {
  const page = await drawTip(tip("first"));
  expect(seen(page)).toBe("Tap a wire.");
  await click(page.querySelector(".tip button"));
  expect(page.querySelector(".tip")).toBeNull();
  await drawTip(tip("second"));
  expect(seen(page)).toBe("Say a value.");
  await drawTip(null);
  expect(page.querySelector(".tip")).toBeNull();
});

it("says nothing where there are no words for it, or where no tips are wanted", async () => {
  const page = await drawTip(tip("unheard-of"));
  expect(page.querySelector(".tip")).toBeNull();
  readGoal("snip", false);
  await drawTip(tip("first"));
  expect(page.querySelector(".tip")).toBeNull();
  readGoal("snip", true);
});

it("marks the pieces it speaks of for as long as it is shown", async () => {
  const wire = document.createElement("i");
  wire.dataset.piece = "wire-3";
  document.body.append(wire);
  const page = await drawTip(tip("second", ["wire-3"]));
  expect(wire.dataset.told).toBe("");
  await click(page.querySelector(".tip button"));
  expect(wire.dataset.told).toBeUndefined();
  wire.remove();
});

it.each([
  ["towards a piece next to it", "near", 300, "up"],
  ["but not over other pieces to one that is far away", "far", 40, undefined],
])("has a tail %s", async (_, key, top, tail) => {
  const wire = document.createElement("i");
  wire.dataset.piece = "wire-3";
  document.body.append(wire);
  const boxes = vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return this === wire ? new DOMRect(200, top, 40, 60) : new DOMRect(100, 400, 300, 60);
  });
  const page = await drawTip(tip(key, ["wire-3"]));
  expect(page.querySelector<HTMLElement>(".tip")!.dataset.tail).toBe(tail);
  expect(wire.dataset.told).toBe("");
  boxes.mockRestore();
  await drawTip(null);
  wire.remove();
});

it("says a phrase by a tap, where nobody may write", async () => {
  const say = vi.fn();
  const page = await draw(
    <Talk lines={[]} channels={[]} seats={[]} muted={false} words={null} phrases={[{ label: "Careful", say }]} onSay={vi.fn()} />,
  );
  expect(page.textContent).toBe("Careful");
  await click(page.querySelector(".talk-phrases button"));
  expect(say).toHaveBeenCalledTimes(1);
});
