// Two Rooms: cards, colours and places as the screens name and draw them.
import type { IconName } from "../../kit/icon";
import type { TwoRoomsAction, TwoRoomsView } from "./wire.gen";

export type Role = NonNullable<TwoRoomsView["cards"][number]>;
export type Side = "blue" | "red" | "grey" | "green";
export type Place = NonNullable<TwoRoomsView["places"][number]>;
export type Room = "A" | "B";
export type ActionType = TwoRoomsAction["type"];

export const ROOMS: readonly Room[] = ["A", "B"];

/** The signs of the cards of each side, in the order in which they are chosen. */
const BLUE = {
  president: "star",
  blue_team: "people",
  doctor: "plus",
  spy_blue: "mask",
  usurper_blue: "fist",
  bouncer_blue: "door",
  ambassador_blue: "boot",
  presidents_daughter: "star",
  nurse: "plus",
} as const;
const RED = {
  bomber: "bomb",
  red_team: "people",
  engineer: "settings",
  spy_red: "mask",
  usurper_red: "fist",
  bouncer_red: "door",
  ambassador_red: "boot",
  martyr: "bomb",
  tinkerer: "settings",
} as const;
const GREY = {
  gambler: "dice",
  intern: "pencil",
  victim: "flame",
  rival: "flag",
  survivor: "shield",
  butler: "cup",
  maid: "cup",
  romeo: "heart",
  juliet: "heart",
  bomb_bot: "radar",
  queen: "star",
  hot_potato: "flame",
  agoraphobe: "home",
} as const;
const ICONS: { readonly [role in Role]: IconName } = { ...BLUE, ...RED, ...GREY, zombie: "ghost" };

export const ROLES = Object.keys(ICONS) as readonly Role[];
export const iconOf = (role: Role): IconName => ICONS[role];

const SIDES: readonly Side[] = ["blue", "red", "grey", "green"];

/** Only those that somebody can be. */
export const sidesIn = (deck: readonly Role[] | null): readonly Side[] =>
  SIDES.filter((side) => deck === null || deck.some((role) => sideOf(role) === side));

/** Whom a card plays for. */
export const sideOf = (role: Role): Side => (role in BLUE ? "blue" : role in RED ? "red" : role in GREY ? "grey" : "green");

/** What its coloured part shows: the Spies' lies (TR-155). */
export const colourOf = (role: Role): Side => (role === "spy_blue" ? "red" : role === "spy_red" ? "blue" : sideOf(role));
