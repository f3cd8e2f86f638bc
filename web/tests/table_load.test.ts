// A table stays light: the scripts it loads on top of the home page, compressed, with its game and its words.
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { expect, it, vi } from "vitest";
import { loaders } from "../src/games";

const MOST_KB = 50;

it("a table loads at most 50 KB of compressed script more than home", { timeout: 120_000 }, async () => {
  vi.stubEnv("NODE_ENV", "production"); // as it is shipped: a test's build carries file names and line numbers
  const made = (await build({
    root: join(import.meta.dirname, ".."),
    logLevel: "error",
    build: { write: false },
  })) as Rolldown.RolldownOutput;
  const chunks = made.output.filter((file) => file.type === "chunk");
  const withImports = (wanted: RegExp): Set<string> => {
    const names = new Set<string>();
    const add = (name: string): void => {
      if (names.has(name)) return;
      names.add(name);
      chunks.find((chunk) => chunk.fileName === name)?.imports.forEach(add);
    };
    chunks.filter((chunk) => wanted.test(chunk.facadeModuleId ?? "")).forEach((chunk) => add(chunk.fileName));
    return names;
  };
  const home = withImports(/\/web\/(index\.html|src\/main\.tsx)$/);
  expect(home.size).toBeGreaterThan(0);
  for (const game of Object.keys(loaders)) {
    const table = withImports(
      new RegExp(`/src/(shell/table\\.tsx|games/${game}/index\\.ts|boomtable/(table|games/${game})/words/en\\.ftl)`),
    );
    expect(table.size).toBeGreaterThan(3);
    const more = chunks.filter(({ fileName }) => table.has(fileName) && !home.has(fileName));
    expect(more.reduce((sum, { code }) => sum + gzipSync(code).length, 0) / 1024, game).toBeLessThan(MOST_KB);
  }
});
