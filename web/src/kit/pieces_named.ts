// The pieces that bear a name on the page, their `data-piece`. One may stand in two places, as in a strip and on the board.
export function piecesNamed(piece: string, around: ParentNode = document): readonly HTMLElement[] {
  return [...around.querySelectorAll<HTMLElement>(`[data-piece="${piece}"]`)];
}
