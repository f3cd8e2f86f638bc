// What this browser remembers of beginnings: whose goal was read, which games are played without tips, and at which tables the card was.
import { stored } from "./settings";

const isList = (value: unknown): boolean => Array.isArray(value) && value.every((each) => typeof each === "string");

const MOST_TABLES = 40;

/** Whether the card of a mission or scenario lies on the table before it begins. */
export const cardsComeFirst = stored<boolean>("cards", true, (value) => typeof value === "boolean");

const read = stored<readonly string[]>("goals", [], isList);
const tipless = stored<readonly string[]>("tipless", [], isList);
const tables = stored<readonly string[]>("read_cards", [], isList);

export const hasReadGoal = (game: string): boolean => read.value.includes(game);
export const isTipless = (game: string): boolean => tipless.value.includes(game);

export function readGoal(game: string, tips: boolean): void {
  const others = tipless.value.filter((each) => each !== game);
  tipless.value = tips ? others : [...others, game];
  if (!hasReadGoal(game)) read.value = [...read.value, game];
}

/** Of what is played at this table. */
export const hasReadCard = (table: string): boolean => tables.value.includes(table);

export function readCard(table: string): void {
  if (!hasReadCard(table)) tables.value = [...tables.value, table].slice(-MOST_TABLES);
}
