// Whether hints are shown at a table: the last choice made there, kept by this browser. At first where everybody else is a bot.
import type { TableCard } from "../net/wire.gen";
import { stored } from "./settings";

const KEPT = 40; // tables whose choice is remembered

type Choices = readonly (readonly [table: string, on: boolean])[];

const choices = stored<Choices>("hints", [], Array.isArray);

export function showsHints({ table, hints, seats }: TableCard): boolean {
  if (!hints) return false;
  return choices.value.find(([each]) => each === table)?.[1] ?? seats.every((seat) => seat.you || seat.kind === "bot");
}

export function chooseHints(table: string, on: boolean): void {
  choices.value = [...choices.value.filter(([each]) => each !== table), [table, on] as const].slice(-KEPT);
}
