// A box of missions on the map: what opens it, and the way to its opening once it is earned.
import { beforeAll, describe, expect, it } from "vitest";
import { Toasts } from "../../src/kit";
import { MapBox } from "../../src/shell/map_box";
import { boxesOf, isClosed, isEarned } from "../../src/shell/map_boxes";
import { addWords, setLanguage } from "../../src/words";
import { click, draw } from "../draw";

beforeAll(() => setLanguage("en").then(() => addWords("map")));

const NUMBERS = { numbers: [1, 2, 8, 9, 11, 16, 20] };
const BOXES = boxesOf("bomb_busters", NUMBERS);

async function box(earned: boolean, number = 1) {
  const page = await draw(
    <>
      <MapBox game="bomb_busters" {...BOXES[number - 1]!} earned={earned} />
      <Toasts />
    </>,
  );
  return page;
}

it("says which mission opens it", async () => {
  const page = await box(false);
  await click(page.querySelector(".map-box"));
  expect(page.querySelector(".map-box-closed")?.textContent).toBe("win 8");
  expect(page.textContent).toContain("Box 1 opens when mission 8 is won.");
});

it("says that its missions are not here yet", async () => {
  const page = await box(false, 3);
  await click(page.querySelector(".map-box"));
  expect(page.textContent).toContain("Box 3 opens with mission 20. Its missions are still being built.");
});

it("leads to its opening when it is earned", async () => {
  const page = await box(true);
  expect(page.querySelector("a.map-box")?.getAttribute("href")).toBe("/map/bomb_busters/box/1");
});

describe("boxes", () => {
  it("are opened by the last mission of the box before them that is here, or will be", () => {
    expect(BOXES.map(({ exam }) => exam)).toEqual([8, 16, 20, 42, 54]);
    expect(BOXES.map(({ here }) => here)).toEqual([[9, 11, 16], [20], [], [], []]);
  });

  it("are earned by their exam, or by what somebody has won in them", () => {
    expect(isEarned(BOXES[0]!, [1, 2])).toBe(false);
    expect(isEarned(BOXES[0]!, [8])).toBe(true);
    expect(isEarned(BOXES[0]!, [1, 11])).toBe(true);
  });

  it("close their missions", () => {
    expect([8, 9, 11, 20].map((number) => isClosed("bomb_busters", NUMBERS, [1], number))).toEqual([false, true, true, true]);
    expect([8, 9, 20].map((number) => isClosed("bomb_busters", NUMBERS, [8], number))).toEqual([false, false, true]);
    expect(isClosed("its_a_bomb", { numbers: [0, 1] }, [], 1)).toBe(false);
  });
});
