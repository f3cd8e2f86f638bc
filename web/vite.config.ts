// How the client is built, tested and served while it is being developed.
/// <reference types="vitest/config" />
import { readFile } from "node:fs/promises";
import { defineConfig } from "vite";

const SERVER = process.env.BOOMTABLE_SERVER ?? "http://127.0.0.1:8000";

const HOME = /\/src\/main\.tsx$/;
const TABLE = /\/src\/shell\/table\.tsx$/;

interface Part {
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
}

/** Whether a part of a game is fetched only when it is first needed. */
function comesLater(id: string, part: (id: string) => Part | null, seen: ReadonlySet<string> = new Set()): boolean {
  if (/\/src\/games\/\w+\/index\.ts$/.test(id)) return false;
  const { importers = [], dynamicImporters = [] } = part(id) ?? {};
  if (importers.length === 0) return dynamicImporters.length > 0;
  return importers.every((importer) => seen.has(importer) || comesLater(importer, part, new Set([...seen, id])));
}

/** Whether a part is loaded whenever this file is. */
function comesWith(file: RegExp, id: string, part: (id: string) => Part | null, seen: Set<string> = new Set()): boolean {
  if (file.test(id)) return true;
  seen.add(id);
  return (part(id)?.importers ?? []).some((importer) => !seen.has(importer) && comesWith(file, importer, part, seen));
}

/** Words travel without comments and with the least indentation that Fluent asks for. */
const shortWords = {
  name: "short-words",
  enforce: "pre" as const,
  async load(this: { addWatchFile(file: string): void }, id: string): Promise<string | null> {
    if (!id.endsWith(".ftl?raw")) return null;
    const file = id.slice(0, -"?raw".length);
    this.addWatchFile(file);
    const words = await readFile(file, "utf8");
    return `export default ${JSON.stringify(words.replace(/^#.*\n/gm, "").replace(/^ +/gm, " "))}`;
  },
};

export default defineConfig({
  plugins: [shortWords],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: "../src/boomtable/server/static",
    emptyOutDir: true,
    target: ["chrome109", "firefox115", "safari16"],
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What a game needs from the start is one file, and so is what every table needs: many small ones compress badly.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              test: /\/src\/games\/\w+\//,
              name: (id, bundle) =>
                comesLater(id, (part) => bundle.getModuleInfo(part)) ? null : (/games\/(\w+)\//.exec(id)?.[1] ?? null),
            },
            {
              test: /\/src\/(kit|net|contract|shell)\//,
              name: (id, bundle) => {
                const part = (each: string): Part | null => bundle.getModuleInfo(each);
                return comesWith(TABLE, id, part) && !comesWith(HOME, id, part) ? "table" : null;
              },
            },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    // A plain string would rewrite the Host header, and the server refuses requests whose Origin is not their Host.
    proxy: { "/api": { target: SERVER }, "/ws": { target: SERVER, ws: true } },
  },
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.{ts,tsx}"],
    setupFiles: ["tests/register_games.ts"],
    testTimeout: 60_000,
  },
});
