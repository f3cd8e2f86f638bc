// Options that chips and switches cannot show: their editors, each fetched when a host opens it.
import type { ComponentType } from "preact";
import type { PresetCard } from "../net/wire.gen";
import type { GameWords } from "./words";

export type Options = { readonly [name: string]: unknown };

export interface OptionEditorProps {
  readonly options: Options; // as the table has them
  readonly presets: readonly PresetCard[];
  readonly words: GameWords;
  /** What has been put together and not sent; null before anything was. */
  readonly draft: unknown;
  readonly onDraft: (draft: unknown) => void;
  /** Changes options of the table; fails when the server refuses them. */
  readonly send: (changes: Options) => Promise<void>;
}

export interface OptionEditor {
  readonly load: () => Promise<{ default: ComponentType<OptionEditorProps> }>;
  /** The options that a value was put together for. */
  readonly madeFor: readonly string[];
}

const EDITORS: { readonly [game: string]: { readonly [option: string]: OptionEditor } } = {
  two_rooms: { roles: { load: () => import("./two_rooms/deck_editor"), madeFor: ["seats", "game", "bury"] } },
};

export const editorsOf = (game: string): { readonly [option: string]: OptionEditor } => EDITORS[game] ?? {};

/** What was wished for, without what had been put together for other options. */
export function withWhatFits(game: string, before: Options, wish: Options): Options {
  const outdated = Object.entries(editorsOf(game)).filter(
    ([name, { madeFor }]) => wish[name] === before[name] && madeFor.some((other) => wish[other] !== before[other]),
  );
  return { ...wish, ...Object.fromEntries(outdated.map(([name]) => [name, null])) };
}
