// The first page stays light: all scripts it loads before anything is tapped, compressed.
import { expect, it } from "vitest";
import { PAGE, shipped } from "./shipped";

const MOST_KB = 60;

it("the home page loads at most 60 KB of compressed script", { timeout: 60_000 }, async () => {
  const { withImports, kilobytes } = await shipped();
  const page = withImports(PAGE);
  const words = withImports(/\/src\/words\/(table\/)?en\.ftl/);
  expect(page.size).toBeGreaterThan(20);
  expect(words.size).toBe(2);
  expect(kilobytes(new Set([...page, ...words]))).toBeLessThan(MOST_KB);
});
