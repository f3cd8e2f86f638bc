// Bombs Away: where a card is laid or blown up, its place becomes another piece. A focus that was there goes on to it, not back to the page.
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { pieceOf, type Place } from "./place";

/** For the element around the network; `place` is where the focus goes. */
export function useFocusKept(place: Place): RefObject<HTMLDivElement | null> {
  const table = useRef<HTMLDivElement>(null);
  const focused = useRef<Element | null>(null); // a place of the network, or null
  useLayoutEffect(() => {
    if (focused.current === null || focused.current.isConnected || document.activeElement !== document.body) return;
    table.current?.querySelector<HTMLElement>(`.ba-net [data-piece="${pieceOf(place)}"]`)?.focus();
  });
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      focused.current = target instanceof Element && table.current?.contains(target) ? target.closest(".ba-net [data-piece]") : null;
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  return table;
}
