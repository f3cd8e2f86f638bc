// The stars of a mission in the result of its game, and what they are for.
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import type { LastTry, TableCard } from "../../src/net/wire.gen";
import ResultStars from "../../src/shell/result_stars";
import { setLanguage } from "../../src/words";
import { draw, until } from "../draw";

beforeAll(() => setLanguage("en"));
afterEach(() => vi.unstubAllGlobals());

async function told(last: Partial<LastTry>): Promise<HTMLElement> {
  const record = { chapter: 2, tries: 3, won: 1, stars: 3, score: null, slips: 0 };
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return Response.json([{ ...record, last: { table: "abcdefghij", stars: 1, slips: 0, hinted: false, ...last } }]);
  });
  const page = await draw(<ResultStars card={{ table: "abcdefghij", game: "bomb_busters" } as TableCard} />);
  await until(() => asked.length > 0);
  await until(() => last.stars === 0 || last.table !== undefined || page.querySelector(".chip") !== null);
  expect(asked).toEqual(["/api/me/chapters/bomb_busters"]);
  return page;
}

it.each([
  [{ stars: 3 }, "three stars: no slip, no hint", 3],
  [{ stars: 2, hinted: true }, "two stars: no slip; with the bulb out, three", 2],
  [{ stars: 2, slips: 1 }, "two stars: one slip", 2],
  [{ stars: 1, slips: 4 }, "one star: 4 slips", 1],
])("says why there are so many: %o", async (last, words, earned) => {
  const page = await told(last);
  expect(page.textContent?.trim()).toBe(words);
  expect(page.querySelectorAll(".map-star-earned")).toHaveLength(earned);
});

it.each([
  { stars: 0, slips: 2 },
  { table: "another000", stars: 3 },
])("says nothing of a game that was lost, or of another one: %o", async (last) => {
  expect((await told(last)).textContent).toBe("");
});
