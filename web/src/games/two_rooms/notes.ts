// Two Rooms: a player's own notes about people: a colour that they believe, and a few words.
import type { Side } from "./kinds";

export interface Note {
  readonly side?: Side;
  readonly text?: string;
}

type NotesBySeat = { readonly [seat: string]: Note };

export const NOTE_LENGTH = 60;

function all(text: string | undefined): NotesBySeat {
  try {
    const found: unknown = JSON.parse(text || "{}");
    return typeof found === "object" && found !== null ? (found as NotesBySeat) : {};
  } catch {
    return {}; // notes of another form say nothing here
  }
}

export const noteOn = (text: string | undefined, seat: number): Note => all(text)[seat] ?? {};

/** The notes after one about a seat was changed. */
export function withNote(text: string | undefined, seat: number, note: Note): string {
  const isEmpty = note.side === undefined && (note.text ?? "") === "";
  return JSON.stringify({ ...all(text), [seat]: isEmpty ? undefined : note });
}
