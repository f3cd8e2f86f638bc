// Shares of the cases on which the same law is repeated, as in tests/shares.py: what was seen green whole runs in parts, which follow
// from the commit.
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const LIST = join(import.meta.dirname, "../../tests/cases/drawn.txt"); // recordings seen green whole by `make test CASES=all`
const ALL = "all";

const commit = process.env.BOOMTABLE_CASES ?? ALL;
const listed = new Set(existsSync(LIST) ? readFileSync(LIST, "utf8").split("\n") : []);

/** Whether a moment of a recording belongs to the share of this commit; one in `of` does, and each of a new recording. */
export const fallsTo = (recording: string, moment: string, of: number): boolean =>
  commit === ALL || !listed.has(recording) || drawn(`${commit} ${recording} ${moment}`) % of === 0;

const drawn = (text: string): number => createHash("sha256").update(text).digest().readUInt32BE();
