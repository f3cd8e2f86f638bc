// Blast Tactics: what lies on a square and what cards and items look like, by the numbers and names of the view.
import type { IconName } from "../../kit/icon";
import type { Ink } from "../../kit/shape";
import type { Value } from "../../contract/game_module";
import type { GameWords } from "../../contract/game_words";
import type { BlastTacticsView } from "./wire.gen";

export const HARD = 1;
export const HOLE = 2;
export const SOFT = 3;
export const FIRST_ITEM = 4;
export const POWER = 1;
export const CRACKED = 2;
export const FIRST_PAD = 3;

export type Card = BlastTacticsView["row"][number];
export type Item = "bomb_up" | "speed_up" | "flame_up";

export const CARDS: readonly Card[] = ["punch", "kick", "glove", "remote", "pass"];
export const ITEMS: readonly Item[] = ["bomb_up", "speed_up", "flame_up"];
export const CARD_ICONS: { readonly [card in Card]: IconName } = {
  punch: "fist",
  kick: "boot",
  glove: "glove",
  remote: "remote",
  pass: "ghost",
};
export const ITEM_ICONS: { readonly [item in Item]: IconName } = { bomb_up: "bomb", speed_up: "bolt", flame_up: "flame" };

/** A seat's ink; its shape comes with it. */
const SEAT_INKS: readonly Ink[] = ["red", "blue", "yellow", "green"];
export const inkOf = (seat: number): Ink => SEAT_INKS[seat % SEAT_INKS.length]!;

export const itemOf = (thing: number): Item | undefined => ITEMS[thing - FIRST_ITEM];

/** A tile that has been flipped shows its back: every square is a hard block (BT-254). */
export const isFlipped = (view: BlastTacticsView, tile: number): boolean =>
  view.arena.tiles[tile]!.every((square) => view.things[square] === HARD);

/** The tile on which a square lies. */
export const tileAt = ({ arena }: BlastTacticsView, square: number): number => arena.tiles.findIndex((squares) => squares.includes(square));

/** The number of flips until each tile goes, once the Sudden Death card is held; the next batch is 1. */
export function flipOf(view: BlastTacticsView, tile: number): number {
  return view.next_tiles.findIndex((batch) => batch.includes(tile)) + 1;
}

/** How the game may end for whoever asked for a hint. */
export const value = (told: string, words: GameWords): Value => ({ label: words.plain(told === "win" ? "board-win" : "board-lose") });
