// Whether people play in one house, each with a phone: what their lobby is like depends on it.
import type { TableCard } from "../net/wire.gen";

/** The game that is played at a party night. */
export const PARTY_GAME = "two_rooms";
/** The preset that a party night begins with. */
export const PARTY_PRESET = "party";

export const isParty = ({ screens, options, bots_only }: TableCard): boolean =>
  screens.length > 0 && !bots_only && (options as { readonly mode?: string }).mode === "party";
