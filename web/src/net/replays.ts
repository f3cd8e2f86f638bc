// A finished game as one viewer saw it, update by update.
import { api } from "./api";
import type { Event, Replay, View } from "./wire.gen";

/** One update: what happened, and what the viewer knew then. */
export interface PastUpdate {
  readonly at: number;
  readonly entry: number;
  readonly turn: number;
  readonly events: readonly Event[];
  readonly view: View;
}

export type PastGame = Omit<Replay, "steps"> & { readonly steps: readonly PastUpdate[] };

/** Where a recording comes from: a table of this server, or a file that was opened. */
export type Source = { readonly table: string } | { readonly file: string };

export async function loadReplay(source: Source, viewer: number): Promise<PastGame> {
  return (await ("table" in source ? api.replay(source.table, viewer) : api.replayFile(source.file, viewer))) as PastGame;
}
