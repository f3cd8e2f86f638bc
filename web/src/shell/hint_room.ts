// How many rows of a hint the low block has room for; what steps through them reaches the rest.
import type { Playing } from "./use_playing";

export const MOST_HINTS = 3;
export const ROOMY = 200; // pixels of a low block: a lower one has no room for all rows, nor for a recap below something wrong

/** On a phone on its side that is one. */
export function hintRoom({ game, card, update }: Playing): number {
  if (matchMedia("(max-height: 520px)").matches) return 1;
  return (game.module.lowBlock?.(card.seats.length, update.view) ?? ROOMY) < ROOMY ? MOST_HINTS - 1 : MOST_HINTS;
}
