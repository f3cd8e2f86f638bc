// A box of missions on the map: what opens it, and that one which is earned is not built yet.
import { beforeAll, expect, it } from "vitest";
import { Toasts } from "../../src/kit";
import { MapBox } from "../../src/shell/map_box";
import { addWords, setLanguage } from "../../src/words";
import { click, draw } from "../draw";

beforeAll(() => setLanguage("en").then(() => addWords("map")));

async function box(earned: boolean) {
  const page = await draw(
    <>
      <MapBox number={1} from={9} to={19} earned={earned} />
      <Toasts />
    </>,
  );
  await click(page.querySelector(".map-box"));
  return page;
}

it("says which mission opens it", async () => {
  const page = await box(false);
  expect(page.querySelector(".map-box-closed")?.textContent).toBe("win 8");
  expect(page.textContent).toContain("Box 1 opens with mission 8. Its missions are still being built.");
});

it("does not ask for what was won already", async () => {
  const page = await box(true);
  expect(page.querySelector(".map-box-closed")?.textContent).toBe("earned");
  expect(page.textContent).toContain("You have earned box 1. Its missions are still being built; it opens here when they are done.");
});
