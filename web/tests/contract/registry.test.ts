// What was put together in an editor goes when it no longer fits the other options.
import { expect, test } from "vitest";
import { withoutOutdated } from "../../src/contract/registry";

const deck = ["president", "bomber"];
const before = { seats: 8, game: "advanced", bury: false, mode: "party", roles: deck };

test.each([
  ["other seats", { ...before, seats: 9 }, null],
  ["another game", { ...before, game: "basic" }, null],
  ["a buried card", { ...before, bury: true }, null],
  ["another place", { ...before, mode: "online" }, deck],
])("a deck and %s", (_, wish, roles) => {
  expect(withoutOutdated("two_rooms", before, wish)).toEqual({ ...wish, roles });
});

test("a deck that comes together with another game stays", () => {
  const wish = { ...before, game: "basic", roles: [...deck, "gambler"] };
  expect(withoutOutdated("two_rooms", before, wish)).toEqual(wish);
});

test("a game without editors keeps everything", () => {
  const wish = { ...before, seats: 9 };
  expect(withoutOutdated("snip", before, wish)).toEqual(wish);
});
