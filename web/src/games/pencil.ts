// What a player has pencilled on pieces that are hidden from them: a few numbers for each piece, kept in the player's own notes.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";

/** Whether a tap on a hidden piece writes on it instead of picking it. */
export const pencilIsOut = signal(false);

/** A board that is left, for another table or for the next seat at this device, takes its switches with it. */
export function useSwitches(...switches: readonly { value: boolean }[]): void {
  useEffect(() => () => switches.forEach((each) => (each.value = false)), []);
}

export type Marks = { readonly [piece: string]: readonly number[] };

function marksIn(text: string | undefined): Marks {
  try {
    const found: unknown = JSON.parse(text || "{}");
    return typeof found === "object" && found !== null ? (found as Marks) : {};
  } catch {
    return {}; // notes of another form say nothing here
  }
}

export function marksOf(text: string | undefined, piece: number): readonly number[] {
  return marksIn(text)[piece] ?? [];
}

/** With a mark that was written, or rubbed out again. */
export function toggled(marks: readonly number[], mark: number): readonly number[] {
  return marks.includes(mark) ? marks.filter((each) => each !== mark) : [...marks, mark].sort((a, b) => a - b);
}

/** The notes after a value was written on a piece, or rubbed out again. */
export function withMark(text: string | undefined, piece: number, value: number): string {
  const after = toggled(marksOf(text, piece), value);
  return JSON.stringify({ ...marksIn(text), [piece]: after.length === 0 ? undefined : after });
}

export function withoutMarks(text: string | undefined, piece: number): string {
  return JSON.stringify({ ...marksIn(text), [piece]: undefined });
}
