// What somebody reads before the first move: the goal of a game that is new here, and the card of each mission or scenario.
import type { TableCard } from "../net/wire.gen";
import { chapterIn } from "./chapters";
import { cardsComeFirst, hasReadCard, hasReadGoal, readCard, readGoal } from "./goals";
import { isGuided } from "./guided";

export type ToRead = "goal" | "card";
/** A table, or one that is still to be made. */
type Table = Pick<TableCard, "game" | "options"> & { readonly table?: string };

export function toRead(table: Table): ToRead | null {
  if (!hasReadGoal(table.game)) return "goal";
  const due = cardsComeFirst.value && !(table.table !== undefined && hasReadCard(table.table));
  return due && chapterIn(table.options) !== null ? "card" : null;
}

/** What tells the goal of a table, whenever somebody asks. */
export const goalOf = ({ options }: Pick<TableCard, "options">): ToRead => (chapterIn(options) === null ? "goal" : "card");

/** A guided game explains what it brings as it goes: after its goal there is no card. */
export function hasRead(table: TableCard, what: ToRead, tips: boolean): void {
  if (what === "goal") readGoal(table.game, tips);
  if (what === "card" || isGuided(table)) readCard(table.table);
}
