// The first page stays light: all scripts it loads before anything is tapped, compressed.
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { expect, it } from "vitest";

const MOST_KB = 60;

it("the home page loads at most 60 KB of compressed script", { timeout: 60_000 }, async () => {
  const made = (await build({
    root: join(import.meta.dirname, ".."),
    logLevel: "error",
    build: { write: false },
  })) as Rolldown.RolldownOutput;
  const chunks = made.output.filter((file) => file.type === "chunk");
  const entry = chunks.find((chunk) => chunk.isEntry)!;
  const loaded = new Set<string>();
  const load = (name: string) => {
    if (loaded.has(name)) return;
    loaded.add(name);
    chunks.find((chunk) => chunk.fileName === name)?.imports.forEach(load);
  };
  load(entry.fileName);
  chunks.filter((chunk) => /\/src\/words\/(table\/)?en\.ftl/.test(chunk.facadeModuleId ?? "")).forEach((chunk) => load(chunk.fileName));
  const bytes = chunks.filter((chunk) => loaded.has(chunk.fileName)).reduce((sum, chunk) => sum + gzipSync(chunk.code).length, 0);
  expect(loaded.size).toBeGreaterThan(2);
  expect(bytes / 1024).toBeLessThan(MOST_KB);
});
