// The games that this client can draw. Whoever starts the client registers them, so that pages need not know any game.
import type { Apart } from "./catalogues";
import type { GameModule } from "./game_module";
import type { IdleOptions, OptionEditors, Options } from "./option_editor";

// A module's own types are narrower than the shell's; the wire promises that a table's view is its game's.
export type GameLoader = () => Promise<{ readonly game: unknown }>;

/** What only some tables of a game need, and which. */
export interface BoxLoader {
  readonly isFor: (options: Options) => boolean;
  readonly load: () => Promise<unknown>;
}

interface Registry {
  readonly loaders: { readonly [game: string]: GameLoader };
  readonly editors: { readonly [game: string]: OptionEditors };
  readonly presets?: ReadonlySet<string>;
  readonly idle?: { readonly [game: string]: IdleOptions };
  readonly boxes?: { readonly [game: string]: BoxLoader };
}

let registry: Registry = { loaders: {}, editors: {} };

export function registerGames(games: Registry): void {
  registry = games;
}

/** Whether a surprise box brings something to a table with these options. */
export const opensBox = (game: string, options: Options): boolean => registry.boxes?.[game]?.isFor(options) === true;

/** The module of a game, with what its boxes bring to a table with these options. */
export async function loadGame(id: string, options: Options = {}): Promise<GameModule> {
  const loader = registry.loaders[id];
  if (loader === undefined) throw new Error(`this client cannot draw ${id}`);
  const [{ game }] = await Promise.all([loader(), opensBox(id, options) ? registry.boxes?.[id]?.load() : undefined]);
  return game as GameModule;
}

export const editorsOf = (game: string): OptionEditors => registry.editors[game] ?? {};

/** Whether a host picks presets of this game by name. */
export const showsPresets = (game: string): boolean => registry.presets?.has(game) === true;

/** Whether an option does nothing under the others. */
export const isIdle = (game: string, option: string, options: Options): boolean => registry.idle?.[game]?.[option]?.(options) === true;

/** The words that a table with these options needs besides those that every table of the game has. */
export function wordsApart(game: string, options: Options): readonly Apart[] {
  return [...(options.guided === true ? (["tips"] as const) : []), ...(opensBox(game, options) ? (["boxes"] as const) : [])];
}

/** What was wished for, without what had been put together for other options. */
export function withoutOutdated(game: string, before: Options, wish: Options): Options {
  const outdated = Object.entries(editorsOf(game)).filter(
    ([name, { madeFor }]) => wish[name] === before[name] && madeFor.some((other) => wish[other] !== before[other]),
  );
  return { ...wish, ...Object.fromEntries(outdated.map(([name, { unset }]) => [name, unset ?? null])) };
}
