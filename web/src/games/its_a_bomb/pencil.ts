// It's a Bomb!: what is pencilled on a tile: by this player for nobody else, or by the employees for all to see (IB-243).
import { marksOf } from "../pencil";
import { KINDS, spoken } from "./kind";
import type { GameWords } from "../../contract/game_words";
import type { ItsABombView } from "./wire.gen";

/** Written beside the kinds: careful here. */
export const WARNING = 10;
export const SIGNS = [...KINDS, WARNING];

/** What the employees have pencilled together. */
export function sharedOn(view: ItsABombView, tile: number): readonly number[] {
  const mark = view.marks.find((each) => each.tile === tile);
  return mark === undefined ? [] : [...mark.kinds, ...(mark.warning ? [WARNING] : [])];
}

export const ownOn = (text: string | undefined, tile: number): readonly number[] => marksOf(text, tile);

export const signTold = (sign: number, words: GameWords): string => (sign === WARNING ? words.plain("board-warning") : spoken(sign, words));
