// What the hand is doing: painting squares, laying tiles, or putting tiles in the order of their collapse.
import { signal } from "@preact/signals";
import type { Group } from "./collapse";
import type { Symmetry } from "./symmetry";

export type Work = "squares" | "tiles" | "collapse";

export const work = signal<Work>("squares");
export const brush = signal<string>("+");
export const symmetries = signal<readonly Symmetry[]>([]);
export const chosenTile = signal<number | null>(null);
/** The ring that is being filled, or the core. */
export const group = signal<Group>(0);
