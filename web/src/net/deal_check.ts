// Whether a finished game was dealt as was promised: everything is computed again here, and compared with what this browser has kept.
import { hexToBytes } from "@noble/hashes/utils.js";
import { type DealNote, isGiven } from "./deal_notes";
import { commitmentTo, FairDice, type Odds, tableKey } from "./fair_dice";

/**
 * What was found. Proved: the seal, what this browser added and all rolls are one, and nobody else (alone) or others (together) added, too.
 * Agrees: the recording contradicts neither itself nor this browser, which has added nothing.
 */
export type Finding =
  | { readonly found: "alone" | "together" | "agrees"; readonly rolls: number }
  | { readonly found: "no-seal" | "other-seal" | "other-secret" | "not-mine" }
  | { readonly found: "bot-added"; readonly seat: number }
  | { readonly found: "other-roll"; readonly roll: number };

export interface FairDeal {
  readonly commitment: string;
  readonly entropy: readonly string[];
  readonly seed?: string;
}

interface Header {
  readonly rolls: readonly number[];
  readonly fair?: FairDeal;
}

/** The first line of a recording says how its dice were made. */
export function fairDealOf(recording: string): FairDeal | null {
  return (JSON.parse(recording.split("\n", 1)[0] ?? "{}") as Header).fair ?? null;
}

/** `odds` are what the rolls of the setup and then of each entry were rolled from. */
export function checkDeal(recording: string, odds: readonly (readonly Odds[])[], note: DealNote | null): Finding {
  const [header, ...entries] = recording
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Header);
  const fair = header?.fair;
  if (header === undefined || fair?.seed === undefined) return { found: "no-seal" };
  return wrongPart(fair, note) ?? wrongRoll(fair, [header, ...entries], odds) ?? right(fair, note, odds);
}

/** What does not fit of seal, secret and the parts that were added. */
function wrongPart(fair: FairDeal, note: DealNote | null): Finding | null {
  if (note !== null && note.commitment !== fair.commitment) return { found: "other-seal" };
  if (commitmentTo(hexToBytes(fair.seed ?? "")) !== fair.commitment) return { found: "other-secret" };
  if (note === null || !note.begun) return null;
  if (added(note).some((seat) => fair.entropy[seat] !== note.entropy)) return { found: "not-mine" };
  const seat = fair.entropy.findIndex((part, at) => part !== "" && !note.people.includes(at));
  return seat < 0 ? null : { found: "bot-added", seat };
}

function wrongRoll(fair: FairDeal, lines: readonly Header[], odds: readonly (readonly Odds[])[]): Finding | null {
  const key = tableKey(
    hexToBytes(fair.seed ?? ""),
    fair.entropy.map((part) => hexToBytes(part)),
  );
  let number = 0;
  for (const [entry, { rolls }] of lines.entries()) {
    const dice = new FairDice(key, entry);
    const asked = odds[entry] ?? [];
    for (let at = 0; at < Math.max(rolls.length, asked.length); at++) {
      number += 1;
      const from = asked[at];
      if (from === undefined || dice.roll(from) !== rolls[at]) return { found: "other-roll", roll: number };
    }
  }
  return null;
}

function right(fair: FairDeal, note: DealNote | null, odds: readonly (readonly Odds[])[]): Finding {
  const rolls = odds.reduce((sum, asked) => sum + asked.length, 0);
  if (note === null || !note.begun || added(note).length === 0) return { found: "agrees", rolls };
  const others = fair.entropy.some((part, seat) => part !== "" && !note.mine.includes(seat));
  return { found: others ? "together" : "alone", rolls };
}

/** The seats from which this browser has added to the deal, and the server has said so. */
const added = (note: DealNote): readonly number[] => note.mine.filter((seat) => isGiven(note, seat));
