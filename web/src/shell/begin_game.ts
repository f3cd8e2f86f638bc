// A game begins: what it is committed to is known by now, so this browser adds to the deal with the same request.
import { api } from "../net/api";
import { noteGiven, partOf } from "../net/deal_notes";
import { tellFailure } from "../net/failure";
import type { NewTable } from "../net/wire.gen";

interface Sealed {
  readonly table: string;
  readonly commitment: string;
}

/** Begins as host of a table; held: nothing happens until the host goes on. */
export async function beginGame({ table, commitment }: Sealed, held = false): Promise<void> {
  const entropy = partOf(table, commitment);
  await api.start(table, { entropy }, held);
  noteGiven(table, "all");
}

/** A new table of mine that begins at once, with bots on all other seats; its lobby is there where the second step fails. */
export async function newGame(wish: NewTable, held = false): Promise<string> {
  const made = await api.createTable(wish);
  await beginGame(made, held).catch(tellFailure);
  return made.table;
}
