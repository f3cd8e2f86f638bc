// The games of this client, each loaded when a table needs it, and the editors of options that chips and switches cannot show.
import type { IdleOptions, OptionEditors } from "../contract/option_editor";
import type { BoxLoader, GameLoader } from "../contract/registry";

export const loaders: { readonly [game: string]: GameLoader } = {
  blast_tactics: () => import("./blast_tactics"),
  bomb_busters: () => import("./bomb_busters"),
  bombs_away: () => import("./bombs_away"),
  its_a_bomb: () => import("./its_a_bomb"),
  snip: () => import("./snip"),
  two_rooms: () => import("./two_rooms"),
};

export const editors: { readonly [game: string]: OptionEditors } = {
  bomb_busters: {
    characters: { load: () => import("./bomb_busters/characters_editor"), madeFor: ["seats"], unset: [] },
  },
  two_rooms: {
    roles: { load: () => import("./two_rooms/deck_editor"), madeFor: ["seats", "game", "bury"] },
    round_minutes: { load: () => import("./two_rooms/minutes_editor"), madeFor: ["rounds"], unset: [] },
  },
};

/** Games whose presets a host picks by name; and options that do nothing under others, so that nobody is asked for them. */
export const presets: ReadonlySet<string> = new Set(["two_rooms"]);
export const idle: { readonly [game: string]: IdleOptions } = {
  bomb_busters: { characters: ({ mission }) => Number(mission) < 31 },
  two_rooms: { exchange_clock: ({ mode }) => mode !== "party" },
};

/** What surprise boxes bring: to later missions, and with cards of theirs for practice. */
export const boxes: { readonly [game: string]: BoxLoader } = {
  bomb_busters: {
    isFor: ({ mission, equipment }) =>
      Number(mission) > 8 || (equipment as readonly number[] | undefined)?.some((card) => card > 12) === true,
    load: () => import("./bomb_busters/box_parts"),
  },
};
