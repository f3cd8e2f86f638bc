// Rows of a hint: each chance with the sign of what it is a chance of, and none that tells nothing.
import { beforeAll, expect, it } from "vitest";
import type { Proposal } from "../../src/net/wire.gen";
import Hint from "../../src/shell/hint";
import type { Hint as HintState } from "../../src/shell/use_hint";
import type { Playing } from "../../src/shell/use_playing";
import { setLanguage } from "../../src/words";
import { draw } from "../draw";

beforeAll(() => setLanguage("en"));

async function chances(module: object, ...rows: readonly { readonly chance: number; readonly risk?: number }[]) {
  const hint = {
    rows: rows.map(({ chance, ...more }, at) => ({
      ...more,
      seat: null,
      title: `row ${at}`,
      draft: at,
      chosen: at === 0,
      proposal: { chance, reason: null, facts: {} } as unknown as Proposal,
    })),
    looked: null,
  } as unknown as HintState;
  const playing = { card: { seats: [] }, game: { module, words: {} } } as unknown as Playing;
  const page = await draw(<Hint hint={hint} playing={playing} wide />);
  return [...page.querySelectorAll(".hint-row")].map((row) => ({
    told: row.querySelector(".hint-chance")?.textContent?.trim() ?? null,
    signs: [...row.querySelectorAll(".hint-chance svg")].length,
    gauge: row.querySelector(".gauge") !== null,
    name: row.getAttribute("aria-label"),
  }));
}

it("tells success by a gauge and winning by words", async () => {
  expect(await chances({}, { chance: 0.2 })).toEqual([{ told: "20 %", signs: 1, gauge: true, name: "row 0. 20 % chance of success" }]);
  expect((await chances({ hintsTellWin: true }, { chance: 0.2 }, { chance: 0.3 })).map(({ told, gauge }) => [told, gauge])).toEqual([
    ["20 %to win", false],
    ["30 %to win", false],
  ]);
});

it("says in the row what may lose the game at once", async () => {
  const [sure, risky] = await chances({}, { chance: 1 }, { chance: 0.15, risk: 0.67 });
  expect(sure).toMatchObject({ told: "100 %", gauge: true });
  expect(risky).toMatchObject({ told: "15 % 67 %", gauge: false, name: "row 1. 15 % chance of success. 67 % chance to lose at once" });
});

it("leaves out a chance to win that is the same in every row", async () => {
  const told = async (...shares: readonly number[]) =>
    (await chances({ hintsTellWin: true }, ...shares.map((chance) => ({ chance })))).map((row) => row.told);
  expect(await told(0.004)).toEqual([null]);
  expect(await told(0.271, 0.273, 0.27)).toEqual([null, null, null]);
  expect(await told(0.27, 0.13)).toEqual(["27 %to win", "13 %to win"]);
  expect((await chances({}, { chance: 0.75 }, { chance: 0.75 })).map((row) => row.told)).toEqual(["75 %", "75 %"]);
});
