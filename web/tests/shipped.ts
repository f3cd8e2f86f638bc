// The scripts as players get them, and what a page of theirs weighs.
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { vi } from "vitest";

export interface Shipped {
  /** The scripts whose source the pattern names, and all that they import at once. */
  withImports(source: RegExp): Set<string>;
  /** What these scripts weigh together, compressed. */
  kilobytes(names: Iterable<string>): number;
}

export async function shipped(): Promise<Shipped> {
  // under the name "test" the build would keep the path and line of every element
  vi.stubEnv("NODE_ENV", "production");
  const made = (await build({
    root: join(import.meta.dirname, ".."),
    logLevel: "error",
    build: { write: false },
  })) as Rolldown.RolldownOutput;
  vi.unstubAllEnvs();
  const chunks = made.output.filter((file) => file.type === "chunk");
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  return {
    withImports(source) {
      const names = new Set<string>();
      const add = (name: string): void => {
        if (names.has(name)) return;
        names.add(name);
        named.get(name)?.imports.forEach(add);
      };
      chunks.filter((chunk) => source.test(chunk.facadeModuleId ?? "")).forEach((chunk) => add(chunk.fileName));
      return names;
    },
    kilobytes: (names) => [...names].reduce((sum, name) => sum + gzipSync(named.get(name)?.code ?? "").length, 0) / 1024,
  };
}

/** What the browser asks for first. */
export const PAGE = /\/web\/(index\.html|src\/main\.tsx)$/;
