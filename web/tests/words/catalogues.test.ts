// Every message exists in every language, with the same facts, and is used; every message that is used exists.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const SOURCE = join(import.meta.dirname, "../../src");
const LANGUAGES = ["en", "it", "es"];

function files(folder: string, end: RegExp): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return files(path, end);
    return end.test(name) ? [path] : [];
  });
}

/** Ids of a language with the facts each message asks for. */
function messages(language: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const path of files(join(SOURCE, "words"), new RegExp(`^${language}\\.ftl$`))) {
    const text = readFileSync(path, "utf8");
    for (const entry of new FluentResource(text).body) {
      expect(found.has(entry.id), `${entry.id} stands twice in ${language}`).toBe(false);
      found.set(entry.id, factsOf(JSON.stringify(entry)));
    }
    const written = text.match(/^[a-z][\w-]*(?= *=)/gm) ?? [];
    expect(
      written.filter((id) => !found.has(id)),
      `messages of ${path} that cannot be read`,
    ).toEqual([]);
  }
  return found;
}

function factsOf(entry: string): string {
  const names = [...entry.matchAll(/"type":"var","name":"(\w+)"/g)].map((match) => match[1]);
  return [...new Set(names)].sort().join(" ");
}

/** Ids that the source asks for by name, and beginnings of ids that it puts together. */
function asked(): { ids: Set<string>; beginnings: Set<string> } {
  const ids = new Set<string>();
  const beginnings = new Set<string>();
  for (const path of files(SOURCE, /\.tsx?$/)) {
    const text = readFileSync(path, "utf8");
    for (const call of text.matchAll(/(?<![\w.])t\(\s*((?:[^()"`]|"[^"]*"|`[^`]*`)*)/g)) {
      for (const [, plain, joined] of call[1]!.split(/[,{]\s*\w+:/)[0]!.matchAll(/"([^"]*)"|`([a-z0-9-]*)\$\{/g)) {
        if (plain !== undefined) ids.add(plain);
        if (joined !== undefined) beginnings.add(joined);
      }
    }
  }
  return { ids, beginnings };
}

const english = messages("en");
const { ids, beginnings } = asked();

describe("the client's words", () => {
  it.each(LANGUAGES)("are complete in %s", (language) => {
    expect(Object.fromEntries(messages(language))).toEqual(Object.fromEntries(english));
  });

  it("are all there when the source asks for them", () => {
    expect([...ids].filter((id) => !english.has(id))).toEqual([]);
    expect([...beginnings].filter((start) => start === "" || ![...english.keys()].some((id) => id.startsWith(start)))).toEqual([]);
  });

  it("are all used", () => {
    const used = (id: string) => ids.has(id) || [...beginnings].some((start) => id.startsWith(start));
    expect([...english.keys()].filter((id) => !used(id))).toEqual([]);
  });
});
