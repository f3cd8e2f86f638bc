// An editor for an option that chips and switches cannot show, fetched when a host opens it.
import type { ComponentType } from "preact";
import type { PresetCard } from "../net/wire.gen";
import type { GameWords } from "./game_words";

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
  /** What stands for the usual one; null where nothing is said. */
  readonly unset?: readonly unknown[];
}

export type OptionEditors = { readonly [option: string]: OptionEditor };

/** Under which options another one does nothing. */
export type IdleOptions = { readonly [option: string]: (options: Options) => boolean };
