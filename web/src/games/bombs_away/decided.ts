// Bombs Away: a decision of a finished game, in words and on the board.
import type { GameWords } from "../../contract/game_words";
import { handOf } from "./motion";
import { pieceOf } from "./place";
import type { BombsAwayAction, BombsAwayView } from "./wire.gen";

/** "Green elbow at (→2, 0)", in a list; the rest is told as the action that it is. */
export function decided(action: BombsAwayAction, _then: BombsAwayAction | null, _view: BombsAwayView, words: GameWords): string | null {
  if (action.type !== "Lay" && action.type !== "Bomb") return null;
  const told = words.tell("board-hint", { card: action.card, x: action.x, y: action.y });
  return told.charAt(0).toLocaleUpperCase(words.language) + told.slice(1);
}

/** The place, and the card in hand. */
export function piecesOf(action: BombsAwayAction): readonly string[] {
  const place = "x" in action ? [pieceOf(action)] : [];
  return "card" in action ? [...place, handOf(action.card)] : place;
}
