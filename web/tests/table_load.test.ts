// A table stays light: the scripts it loads on top of the home page, compressed, with its game and its words.
import { expect, it } from "vitest";
import { loaders } from "../src/games";
import { PAGE, shipped } from "./shipped";

const MOST_KB = 50;

it("a table loads at most 50 KB of compressed script more than home", { timeout: 120_000 }, async () => {
  const { withImports, kilobytes } = await shipped();
  const home = withImports(PAGE);
  expect(home.size).toBeGreaterThan(0);
  for (const game of Object.keys(loaders)) {
    const table = withImports(
      new RegExp(`/src/(shell/table\\.tsx|games/${game}/index\\.ts|boomtable/(table|games/${game})/words/en\\.ftl)`),
    );
    expect(table.size).toBeGreaterThan(3);
    expect(kilobytes([...table].filter((name) => !home.has(name))), game).toBeLessThan(MOST_KB);
  }
});
