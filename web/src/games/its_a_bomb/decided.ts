// It's a Bomb!: the tile or the line that an action is about.
import { pieceOf } from "./grid";
import type { ItsABombAction } from "./wire.gen";

export function piecesOf(action: ItsABombAction): readonly string[] {
  if (action.type === "Cut") return [pieceOf(action.tile)];
  return action.type === "Ask" ? [`pile-${action.line}`] : [];
}
