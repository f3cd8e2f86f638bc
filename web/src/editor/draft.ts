// The arena on the bench: every change can be taken back, and the browser keeps it.
import { computed, signal } from "@preact/signals";
import { stored } from "../shell/settings";
import { painted } from "./painting";
import { type Plan, readPlan, textOf } from "./plan";
import { empty } from "./tiles";

const MOST_STEPS = 200;
const FIRST_PLAYERS = 4;

const keptText = stored<string>("arena", "", (value) => typeof value === "string");
const past = signal<readonly Plan[]>([]);
const future = signal<readonly Plan[]>([]);
/** It can be played as it is: whoever comes for the first time has nothing to mend. */
const firstPlan = (): Plan => painted(empty(FIRST_PLAYERS), { row: 0, column: 0 }, "1", ["quarter"]);
const present = signal<Plan>(readPlan(keptText.value) ?? firstPlan());

export const plan = computed(() => present.value);
export const text = computed(() => textOf(present.value));
export const canUndo = computed(() => past.value.length > 0);
export const canRedo = computed(() => future.value.length > 0);

/** `joined` to the change before: one stroke is taken back as one. */
export function change(next: Plan, { joined = false }: { readonly joined?: boolean } = {}): void {
  if (next === present.value) return;
  if (!joined) past.value = [...past.value, present.value].slice(-MOST_STEPS);
  future.value = [];
  put(next);
}

export function undo(): void {
  const before = past.value.at(-1);
  if (before === undefined) return;
  past.value = past.value.slice(0, -1);
  future.value = [present.value, ...future.value];
  put(before);
}

export function redo(): void {
  const [after, ...rest] = future.value;
  if (after === undefined) return;
  future.value = rest;
  past.value = [...past.value, present.value];
  put(after);
}

function put(next: Plan): void {
  present.value = next;
  keptText.value = text.value;
}
