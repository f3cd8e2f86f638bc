// Pieces of a position that a page speaks of: marked while it is drawn.
import { useLayoutEffect } from "preact/hooks";
import { piecesNamed } from "../kit/pieces_named";

export function useShown(box: { readonly current: HTMLElement | null }, pieces: readonly string[]): void {
  useLayoutEffect(() => {
    for (const piece of pieces) {
      for (const found of box.current === null ? [] : piecesNamed(piece, box.current)) found.dataset.shown = "";
    }
  });
}
