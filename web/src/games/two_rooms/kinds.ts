// Two Rooms: cards, colours and places as the screens name and draw them.
import type { IconName } from "../../kit/icon";
import type { TwoRoomsAction, TwoRoomsView } from "./wire.gen";

export type Role = NonNullable<TwoRoomsView["cards"][number]>;
export type Side = "blue" | "red" | "grey" | "green";
export type Place = NonNullable<TwoRoomsView["places"][number]>;
export type Room = "A" | "B";
export type ActionType = TwoRoomsAction["type"];

export const ROOMS: readonly Room[] = ["A", "B"];

const BLUE: readonly Role[] = ["president", "blue_team", "bouncer_blue", "doctor", "ambassador_blue", "spy_blue", "usurper_blue", "presidents_daughter", "nurse"];
const RED: readonly Role[] = ["bomber", "red_team", "bouncer_red", "engineer", "ambassador_red", "spy_red", "usurper_red", "martyr", "tinkerer"];

/** Whom a card plays for. */
export const sideOf = (role: Role): Side => (BLUE.includes(role) ? "blue" : RED.includes(role) ? "red" : role === "zombie" ? "green" : "grey");

/** What its coloured part shows: the Spies' lies (TR-155). */
export const colourOf = (role: Role): Side => (role === "spy_blue" ? "red" : role === "spy_red" ? "blue" : sideOf(role));

const ICONS: { readonly [role in Role]: IconName } = {
  president: "star",
  bomber: "bomb",
  blue_team: "people",
  red_team: "people",
  gambler: "dice",
  butler: "cup",
  maid: "cup",
  romeo: "heart",
  juliet: "heart",
  intern: "pencil",
  rival: "flag",
  survivor: "shield",
  victim: "flame",
  bomb_bot: "radar",
  queen: "star",
  bouncer_blue: "door",
  bouncer_red: "door",
  doctor: "plus",
  engineer: "settings",
  ambassador_blue: "boot",
  ambassador_red: "boot",
  spy_blue: "mask",
  spy_red: "mask",
  usurper_blue: "fist",
  usurper_red: "fist",
  zombie: "ghost",
  presidents_daughter: "star",
  martyr: "bomb",
  nurse: "plus",
  tinkerer: "settings",
  hot_potato: "flame",
  agoraphobe: "home",
};

export const iconOf = (role: Role): IconName => ICONS[role];
