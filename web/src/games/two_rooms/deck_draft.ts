// Two Rooms: a deck that a host puts together. Whether it makes a game is for the server to say; what it would refuse at any rate does not
// come up.
import type { PresetCard } from "../../net/wire.gen";
import type { Role } from "./kinds";
import type { TwoRoomsOptions } from "./wire.gen";

export type Deck = readonly Role[];
type DeckOptions = Pick<TwoRoomsOptions, "seats" | "bury" | "roles">;

const TEAMS: Deck = ["blue_team", "red_team"]; // of which a deck holds any number (TR-013)
const PRINCIPALS: Deck = ["president", "bomber"]; // TR-035
const BURIED: Deck = [...PRINCIPALS, "presidents_daughter", "martyr"]; // what it takes to bury a card (TR-037)
const TOGETHER: readonly Deck[] = [
  ["butler", "maid"],
  ["romeo", "juliet"],
  ["ambassador_blue", "ambassador_red"],
]; // TR-036, TR-040
const BACKED: readonly Deck[] = [
  ["nurse", "doctor"],
  ["tinkerer", "engineer"],
]; // no backup without its principal (TR-374)

export const isTeam = (role: Role): boolean => TEAMS.includes(role);
export const sizeFor = ({ seats, bury }: DeckOptions): number => seats + Number(bury);

/** What is always in the deck. */
export const isFixed = (role: Role, bury: boolean): boolean => (bury ? BURIED : PRINCIPALS).includes(role);

/** The deck to begin with: the table's own, or the recommended one card by card. */
export function deckOf(options: DeckOptions, presets: readonly PresetCard[]): Deck {
  if (options.roles !== null) return options.roles;
  const name = options.bury ? "buried" : "standard";
  const preset = presets.find((each) => each.name === name && (each.options as DeckOptions).seats === options.seats);
  return (preset?.options as DeckOptions | undefined)?.roles ?? PRINCIPALS;
}

/** What comes in with a card, itself left out. Where a card is buried a principal needs its backup (TR-039). */
export function broughtBy(role: Role, bury: boolean): Deck {
  const pairs = [...TOGETHER, ...BACKED.filter(([backup]) => bury || backup === role)];
  return (pairs.find((pair) => pair.includes(role)) ?? []).filter((other) => other !== role);
}

export function withCard(deck: Deck, role: Role, bury: boolean): Deck {
  return [...deck, ...[role, ...broughtBy(role, bury)].filter((each) => !deck.includes(each))];
}

/** Without a card and those that cannot stay without it. */
export function withoutCard(deck: Deck, role: Role, bury: boolean): Deck {
  return deck.filter((each) => each !== role && !broughtBy(each, bury).includes(role));
}

export function withTeams(deck: Deck, role: Role, count: number): Deck {
  return [...deck.filter((each) => each !== role), ...Array<Role>(Math.max(0, count)).fill(role)];
}

/** A deck from before a card was to be buried, with what that takes. */
export function withFixed(deck: Deck, bury: boolean): Deck {
  const fixed = bury ? [...BURIED, ...deck.filter((role) => BACKED.some(([, principal]) => principal === role))] : PRINCIPALS;
  return fixed.reduce((made, role) => withCard(made, role, bury), deck);
}
