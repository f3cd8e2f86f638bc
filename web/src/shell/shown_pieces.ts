// Pieces of a position that a page speaks of: marked while it is drawn, also those that are fetched and come later.
import { useLayoutEffect } from "preact/hooks";

export function useShown(box: { readonly current: HTMLElement | null }, pieces: readonly string[]): void {
  useLayoutEffect(() => {
    const around = box.current;
    if (around === null) return;
    const mark = (): void => {
      for (const piece of pieces) {
        for (const found of around.querySelectorAll(`[data-piece="${piece}"]`)) found.setAttribute("data-shown", "");
      }
    };
    mark();
    const watch = new MutationObserver(mark);
    watch.observe(around, { subtree: true, childList: true });
    return () => watch.disconnect();
  });
}
