// The shipped arenas, read from where the server has them.
import { readFileSync } from "node:fs";
import { join } from "node:path";

const GAME = join(import.meta.dirname, "../../../src/boomtable/games/blast_tactics/arenas");
const found = [...readFileSync(join(GAME, "shipped.py"), "utf8").matchAll(/"(\w+)": """\n([\s\S]*?)\n"""/g)];

export const TEXTS: ReadonlyMap<string, string> = new Map(found.map(([, name, text]) => [name!, text!]));
export const VALIDATOR = readFileSync(join(GAME, "validator.py"), "utf8");
