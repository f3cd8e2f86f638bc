// Blast Tactics in the lobby: an arena brings its number of seats, and one's own arena comes from the editor.
import type { PresetCard } from "../net/wire.gen";
import type { Options } from "./options";

export const EDITOR = "/arenas";
const OWN = "custom";
const STANDARD = "standard";

export const hasArenas = (game: string): boolean => game === "blast_tactics";

/** What was wished for, made to fit; null where an arena has to be designed first. */
export function inItsArena(before: Options, wish: Options, presets: readonly PresetCard[]): Options | null {
  const { arena } = wish;
  if (arena === OWN) {
    if (before.arena !== OWN) return null;
    return wish.seats === before.seats ? wish : standing(wish, STANDARD, wish.seats);
  }
  const seats = presets
    .map(({ options }) => options as Options)
    .filter((options) => options.arena === arena)
    .map((options) => options.seats);
  if (arena === STANDARD || seats.includes(wish.seats)) return standing(wish, arena, wish.seats);
  return arena === before.arena ? standing(wish, STANDARD, wish.seats) : standing(wish, arena, seats[0] ?? wish.seats);
}

/** A plan is for one's own arena only. */
function standing(wish: Options, arena: unknown, seats: unknown): Options {
  return { ...wish, arena, seats, plan: [] };
}
