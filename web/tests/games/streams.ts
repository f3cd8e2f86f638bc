// What every viewer of the recorded games saw: written by `make web`, and by tools/make_streams.py alone.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Options } from "../../src/contract/option_editor";
import type { Event, Offer, View } from "../../src/net/wire.gen";

const FOLDER = join(import.meta.dirname, "../../../build/streams");

export interface Sight {
  readonly n: number;
  readonly at: number;
  readonly events: readonly Event[];
  readonly turns: readonly number[];
  readonly view: View;
  readonly offers: readonly Offer[];
}

export interface Streams {
  readonly game: string;
  readonly seats: number;
  readonly viewers: { readonly [viewer: string]: readonly Sight[] };
}

/** The options that its words and its module depend on, as far as its views tell them. */
export function optionsOf(streams: Streams): Options {
  const [first] = Object.values(streams.viewers).flat();
  return { seats: 4, captain: 0, mission: (first?.view as { readonly mission?: unknown } | undefined)?.mission };
}

/** The recordings of a game, by file. */
export const recordingsOf = (game: string): readonly string[] => readdirSync(join(FOLDER, game));

export const streamsOf = (game: string, file: string): Streams => JSON.parse(readFileSync(join(FOLDER, game, file), "utf8")) as Streams;
