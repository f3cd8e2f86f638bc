// Blast Tactics: a turn in one sentence, in the order in which it happened.
import type { GameWords } from "../../contract/game_words";
import type { BlastTacticsEvent } from "./wire.gen";

/** Told in full. */
const NEWS: readonly BlastTacticsEvent["type"][] = [
  "GameBegun",
  "HeartLost",
  "Eliminated",
  "PlaceTaken",
  "TilesFlipped",
  "SuddenDeathDrawn",
  "TimedOut",
];

/** What its player did one after the other, without a break. */
type Deed = { readonly to: number } | { readonly takes: string } | { readonly lays: readonly number[] } | { readonly uses: string };
type Part = { readonly deeds: Deed[] } | string;

export function tellTurn(events: readonly BlastTacticsEvent[], words: GameWords): string {
  const by = events.flatMap((event) => ("by" in event ? [event.by] : []))[0];
  const told = partsOf(events, words).map((part) => (typeof part === "string" ? part : tellDeeds(part.deeds, by!, words)));
  return told.filter((sentence, at) => sentence !== told[at - 1]).join(" "); // several booms are one
}

/** Deeds, and between them what became of anybody. Somebody who did nothing that is worth telling stays put. */
function partsOf(events: readonly BlastTacticsEvent[], words: GameWords): readonly Part[] {
  const parts: Part[] = [];
  const idleAt: number[] = [];
  for (const event of events) {
    const deed = deedOf(event);
    const last = parts.at(-1);
    if (deed !== null && last !== undefined && typeof last !== "string") addDeed(last.deeds, deed);
    else if (deed !== null) parts.push({ deeds: [deed] });
    else if (event.type === "Exploded") parts.push(words.tell("board-turn-boom"));
    else if (NEWS.includes(event.type)) parts.push(words.event(event));
    else if ("by" in event) idleAt.push(parts.length);
  }
  const isIdle = idleAt.length > 0 && !parts.some((part) => typeof part !== "string");
  return isIdle ? [...parts.slice(0, idleAt[0]), { deeds: [] }, ...parts.slice(idleAt[0])] : parts;
}

function deedOf(event: BlastTacticsEvent): Deed | null {
  switch (event.type) {
    case "Moved":
      return { to: event.landed };
    case "ItemTaken":
      return { takes: event.item };
    case "BombLaid":
      return { lays: [event.square] };
    case "CardUsed":
      return { uses: event.card };
    default:
      return null;
  }
}

/** Of several steps the last one counts, and bombs are laid together. */
function addDeed(deeds: Deed[], deed: Deed): void {
  const last = deeds.at(-1);
  if (last !== undefined && "to" in last && "to" in deed) deeds[deeds.length - 1] = deed;
  else if (last !== undefined && "lays" in last && "lays" in deed) deeds[deeds.length - 1] = { lays: [...last.lays, ...deed.lays] };
  else deeds.push(deed);
}

function tellDeeds(deeds: readonly Deed[], by: number, words: GameWords): string {
  if (deeds.length === 0) return words.tell("board-turn-idle", { by });
  return words.tell("board-turn-done", { by, deeds: deeds.map((deed) => tellDeed(deed, words)).join(", ") });
}

function tellDeed(deed: Deed, words: GameWords): string {
  if ("to" in deed) return words.tell("board-turn-moves", { landed: deed.to });
  if ("takes" in deed) return words.tell("board-turn-takes", { name: words.plain("board-item", { item: deed.takes }) });
  if ("lays" in deed) return words.tell("board-turn-lays", { count: deed.lays.length, squares: deed.lays });
  return words.tell("board-card", { card: deed.uses });
}
