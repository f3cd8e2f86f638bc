// Bomb Busters: a decision of a finished game, in words and on the board.
import type { GameWords } from "../../contract/game_words";
import { markedPiece, markedValue } from "../../contract/marked_text";
import { letterOf, ownerOf, pieceOf, reachedOn, seatingOf, uncutOn } from "./place";
import { valueAt } from "./question";
import { inkOf, labelOf } from "./tile";
import type { BombBustersAction, BombBustersView } from "./wire.gen";

/** "7 at Bea's m"; what is no claim is told as the action that it is. */
export function decided(action: BombBustersAction, then: BombBustersAction | null, view: BombBustersView, words: GameWords): string | null {
  if (action.type === "SoloCut") return words.tell("board-hint-solo", { shown: shown(action.value) });
  return then?.type === "Say" ? claimed(wiresOf(action, view), then.values, action.type === "SuperDetect", view, words) : null;
}

/** What is said of these wires; of a whole stand the letters would be too many. */
export function claimed(
  wires: readonly number[],
  values: readonly number[],
  whole: boolean,
  view: BombBustersView,
  words: GameWords,
): string | null {
  if (wires[0] === undefined) return null;
  const pieces = whole ? null : wires.map((wire) => markedPiece(letterOf(wire, seatingOf(view)))).join(" ");
  return words.tell("board-claim", { seat: ownerOf(view, wires[0]), pieces, shown: values.map(shown).join(" ") });
}

export function piecesOf(action: BombBustersAction, view: BombBustersView): readonly string[] {
  return wiresOf(action, view).map(pieceOf);
}

const shown = (value: number): string => markedValue(labelOf(value), inkOf(value));

/** What a claim points at, and what is cut alone. */
export function wiresOf(action: BombBustersAction, view: BombBustersView): readonly number[] {
  switch (action.type) {
    case "Point":
    case "NameWire":
      return [action.wire];
    case "DoubleDetect":
    case "TripleDetect":
      return action.wires;
    case "SuperDetect":
      return reachedOn(view, action.stand);
    case "SoloCut":
      return view.stands.flatMap((_, stand) => uncutOn(view, stand)).filter((wire) => valueAt({ view }, wire) === action.value);
    default:
      return [];
  }
}
