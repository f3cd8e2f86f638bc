// What this browser keeps of the deals it adds to: what each was committed to, and what it added itself. Nobody can tell it otherwise later.
import { entropy } from "./random";
import type { TableCard } from "./wire.gen";

const KEY = "boomtable.deals";
const MOST = 100; // tables; the oldest is forgotten first

export interface DealNote {
  /** The first one that was seen, before anything was added. */
  readonly commitment: string;
  /** Added from every seat of mine. */
  readonly entropy: string;
  /** The seats for which the server has taken it; all of mine, if this browser began the game. */
  readonly given: readonly number[] | "all";
  /** My seats when the game began, as far as was seen. */
  readonly mine: readonly number[];
  /** Where people sat then; bots add nothing. */
  readonly people: readonly number[];
  readonly begun: boolean;
}

type Notes = Record<string, DealNote>;

export const noteOf = (table: string): DealNote | null => read()[table] ?? null;

/** What to add to this deal: always the same to one deal, and nothing where its commitment has changed. */
export function partOf(table: string, commitment: string): string | null {
  const known = noteOf(table);
  if (known !== null) return known.commitment === commitment ? known.entropy : null;
  const note = { commitment, entropy: entropy(), given: [], mine: [], people: [], begun: false };
  write(table, note);
  return note.entropy;
}

export const isGiven = ({ given }: DealNote, seat: number): boolean => given === "all" || given.includes(seat);

export function noteGiven(table: string, seat: number | "all"): void {
  const note = noteOf(table);
  if (note === null || note.given === "all") return;
  write(table, { ...note, given: seat === "all" ? seat : [...note.given, seat] });
}

/** Keeps who sits where until the game has begun. */
export function noteSeats(card: TableCard): void {
  const note = noteOf(card.table);
  if (note === null || note.begun || card.phase === "closed") return;
  const begun = card.phase !== "gathering";
  const people = card.seats.filter((seat) => seat.kind === "person").map((seat) => seat.seat);
  const mine = card.seats.filter((seat) => seat.you).map((seat) => seat.seat);
  write(card.table, { ...note, mine, people: begun ? [...new Set([...note.people, ...people])] : people, begun });
}

function read(): Notes {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Notes;
  } catch {
    return unkept;
  }
}

/** For as long as the page lives, where the browser keeps nothing. */
let unkept: Notes = {};

function write(table: string, note: DealNote): void {
  const { [table]: _, ...others } = read();
  const kept = Object.entries(others).slice(1 - MOST);
  unkept = Object.fromEntries([...kept, [table, note]]);
  try {
    localStorage.setItem(KEY, JSON.stringify(unkept));
  } catch {
    // Private windows may forbid it.
  }
}
