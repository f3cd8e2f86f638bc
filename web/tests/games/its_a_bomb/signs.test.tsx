// It's a Bomb! has one sign for each kind: in the list, on the pad, on buttons, in hints, and without colour in pencil.
import { expect, it } from "vitest";
import { game } from "../../../src/games/its_a_bomb";
import { letterOf, TOKEN_KINDS } from "../../../src/games/its_a_bomb/kind";
import { pencilIsOut } from "../../../src/games/pencil";
import { click, draw, until } from "../../draw";
import { asked, deciding, listed, scene, table } from "./drawn";

const EVERY = "RYGBPXTVA.";
const bombs = [{ rows: 3, columns: 3, counts: Array<number>(10).fill(1) }];

/** What is drawn, without the letter on it. */
const drawnIn = (places: Iterable<Element>): string[] =>
  [...places].map((place) => place.querySelector("svg.iab-token")?.innerHTML.replace(/<text.*?<\/text>/, "") ?? "none");

const listedSigns = async (): Promise<string[]> => {
  const { page } = await table(deciding, null, { bombs });
  await until(() => page.querySelector(".iab-list") !== null);
  return drawnIn(page.querySelectorAll(".iab-list > span"));
};

it("all ten are different", async () => {
  const signs = await listedSigns();
  expect(signs).not.toContain("none");
  expect(new Set(signs).size).toBe(10);
});

it("hints show what the list shows", async () => {
  const signs = await listedSigns();
  const page = await draw([...EVERY].map((letter) => <p class="hinted">{game.value?.(letter, scene([]).words).sign}</p>));
  expect(drawnIn(page.querySelectorAll(".hinted"))).toEqual(signs);
});

it("buttons show what the list shows, with the letter beneath", async () => {
  const signs = await listedSigns();
  const { options = [] } = asked([listed("Ask", ...TOKEN_KINDS.map((kind) => ({ line: 1, kind })))], null, { bombs });
  const page = await draw(options.map(({ sign }) => <p class="button">{sign}</p>));
  expect(drawnIn(page.querySelectorAll(".button"))).toEqual(signs.slice(0, 8));
  expect(options.map(({ label }) => label)).toEqual(TOKEN_KINDS.map(letterOf));
  expect(page.querySelector("text")).toBeNull();
});

it("the pad shows what the list shows", async () => {
  const signs = await listedSigns();
  pencilIsOut.value = true;
  const { page, tile } = await table(deciding, null, { bombs });
  await click(tile(4));
  await until(() => page.querySelector(".iab-pad") !== null);
  expect(drawnIn(page.querySelectorAll(".iab-pad-sign"))).toEqual([...signs, "none"]);
  pencilIsOut.value = false;
});

it("pencilled pictures are those of the tokens", async () => {
  const signs = (await listedSigns()).slice(5, 9);
  const { tile } = await table(deciding, null, { marks: [{ tile: 4, kinds: [0, 5, 6, 7, 8], warning: false }] });
  const pencilled = [...tile(4)!.querySelectorAll(".iab-pencilled")];
  expect(pencilled[0]?.getAttribute("data-label")).toBe("R");
  expect(pencilled.slice(1).map((mark, at) => mark.innerHTML !== "" && signs[at]!.endsWith(mark.innerHTML))).toEqual([
    true,
    true,
    true,
    true,
  ]);
});
