// How the chapters of a campaign lie on its map: what is open, and the boxes that are still closed.

export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The missions that are not here yet, box by box. */
const BOXES: { readonly [game: string]: readonly Stretch[] } = {
  bomb_busters: [
    { from: 9, to: 19 },
    { from: 20, to: 30 },
    { from: 31, to: 42 },
    { from: 43, to: 54 },
    { from: 55, to: 66 },
  ],
};

/** With their numbers; a box whose chapters can be played is no closed one any more. */
export function closedBoxes(game: string, most: number): readonly (Stretch & { readonly number: number })[] {
  return (BOXES[game] ?? []).map((box, at) => ({ ...box, number: at + 1 })).filter(({ from }) => from > most);
}
