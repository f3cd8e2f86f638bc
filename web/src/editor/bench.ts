// What the hand is doing: painting squares, laying tiles, or putting tiles in the order of their collapse.
import { computed, signal } from "@preact/signals";
import type { Group } from "./collapse";
import { plan } from "./draft";
import type { Symmetry } from "./symmetry";

export type Work = "squares" | "tiles" | "collapse";

export const work = signal<Work>("squares");
export const picked = signal<string>("+");
/** What is painted: the start of a seat that has left the arena paints nothing any more. */
export const brush = computed(() => (Number(picked.value) > plan.value.players ? "+" : picked.value));
export const symmetries = signal<readonly Symmetry[]>([]);
export const chosenTile = signal<number | null>(null);
/** The ring that is being filled, or the core. */
export const group = signal<Group>(0);
