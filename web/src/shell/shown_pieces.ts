// Pieces of a position that a page speaks of: marked while it is drawn.
import { useLayoutEffect } from "preact/hooks";

export function useShown(box: { readonly current: HTMLElement | null }, pieces: readonly string[]): void {
  useLayoutEffect(() => {
    for (const piece of pieces) {
      for (const found of box.current?.querySelectorAll(`[data-piece="${piece}"]`) ?? []) found.setAttribute("data-shown", "");
    }
  });
}
