// What the home page knows of the server: its games, this browser's tables, and public tables with a free seat.
import { signal } from "@preact/signals";
import { api } from "../net/api";
import type { GameCard, Me, MyTable, OpenTable } from "../net/wire.gen";
import { nextStep, type NextStep } from "./next_step";
import { navigate } from "./router";
import { stored } from "./settings";
import { wallPath } from "./wall";

export const games = signal<readonly GameCard[] | null>(null);
export const me = signal<Me | null>(null);
export const openTables = signal<readonly OpenTable[]>([]);
export const unreachable = signal(false);
/** What was played at this browser, the latest first. It is remembered, so that the page stands as it will before the server answers. */
export const played = stored<readonly string[]>("played", [], isStrings);

const AGAIN_MS = 20_000;

export async function refresh(): Promise<void> {
  try {
    [games.value, me.value, openTables.value] = await Promise.all([games.value ?? api.games(), api.me(), api.openTables()]);
    played.value = [...new Set(me.value.finished.map(({ game }) => game))];
    unreachable.value = false;
  } catch {
    unreachable.value = true;
  }
}

/** What comes next in a game; null until the server has answered. */
export function stepIn(card: GameCard | null): NextStep | null {
  return card === null || me.value === null ? null : nextStep(card, me.value);
}

/** A table that runs, of one game or of all. */
export function runningOf(game?: string): MyTable | undefined {
  return foremost((me.value?.running ?? []).filter((table) => game === undefined || table.game === game));
}

/** The one that waits for this browser, or the one touched last. */
export const foremost = (running: readonly MyTable[]): MyTable | undefined => running.find((table) => table.my_turn) ?? running[0];

/** Keeps the page fresh while somebody looks at it; returns how to stop. */
export function watchFeed(): () => void {
  const look = () => {
    if (document.visibilityState === "visible") void refresh();
  };
  void refresh();
  const timer = setInterval(look, AGAIN_MS);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}

function isStrings(value: unknown): boolean {
  return Array.isArray(value) && value.every((each) => typeof each === "string");
}

export async function joinByCode(code: string): Promise<void> {
  const tidy = code.trim().toUpperCase();
  const { table, screen } = await api.join(tidy);
  navigate(screen === null ? `/t/${table}#${encodeURIComponent(tidy)}` : wallPath(table, screen, tidy));
}
