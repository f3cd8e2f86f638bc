// Explanations lie apart where they are many: only a guided game loads them.
import { expect, it } from "vitest";
import { catalogues } from "../../src/contract/catalogues";

const tips = async (game: string, guided: boolean) => (await catalogues(game, "en", guided)).join("\n").match(/^tip-/gm)?.length ?? 0;

it("loads the explanations of It's a Bomb! for a guided game only", async () => {
  expect(await tips("its_a_bomb", false)).toBe(0);
  expect(await tips("its_a_bomb", true)).toBeGreaterThan(40);
});

it("does without where a game has none", async () => {
  expect(await catalogues("two_rooms", "en", true)).toEqual(await catalogues("two_rooms", "en"));
});
