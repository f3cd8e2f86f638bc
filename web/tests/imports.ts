// Who imports whom in web/src: every import of ours, whether it comes at once, later, or as a type only.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const ROOT = join(import.meta.dirname, "../src");
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*"(\.[^"]+)"/g;
const ENDINGS = ["", ".ts", ".tsx", "/index.ts", "/index.tsx"];

/** Imported files by importing file, as paths below web/src. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/** The paths that a text names; `file` is where it stands. What is not there is named as it was written. */
export function importsIn(file: string, text: string): readonly string[] {
  return [...text.matchAll(IMPORT)].map(([, path]) => {
    const target = join(dirname(file), path!.replace(/\?.*/, ""));
    return target + (ENDINGS.find((ending) => /\.\w+$/.test(target + ending) && existsSync(join(ROOT, target + ending))) ?? "");
  });
}

export function readImports(): Imports {
  const files = readdirSync(ROOT, { recursive: true, encoding: "utf8" }).filter((path) => /\.tsx?$/.test(path));
  return new Map(files.map((file) => [file, importsIn(file, readFileSync(join(ROOT, file), "utf8"))]));
}

/** The first way found that leads from a file back to itself; null where there is none. */
export function circle(imports: Imports): readonly string[] | null {
  const done = new Set<string>();
  const search = (file: string, way: readonly string[]): readonly string[] | null => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const next of imports.get(file) ?? []) {
      const found = search(next, [...way, file]);
      if (found !== null) return found;
    }
    done.add(file);
    return null;
  };
  for (const file of imports.keys()) {
    const found = search(file, []);
    if (found !== null) return found;
  }
  return null;
}
