// Explanations lie apart: only a guided game loads them.
import { expect, it } from "vitest";
import { catalogues } from "../../src/contract/catalogues";

const tips = async (game: string, guided: boolean) =>
  (await catalogues(game, "en", guided ? ["tips"] : [])).join("\n").match(/^tip-/gm)?.length ?? 0;

it.each(["blast_tactics", "bomb_busters", "bombs_away", "its_a_bomb", "snip", "two_rooms"])(
  "loads the explanations of %s for a guided game only",
  async (game) => {
    expect(await tips(game, false)).toBe(0);
    expect(await tips(game, true)).toBeGreaterThan(5);
  },
);
