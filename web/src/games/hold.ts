// Tap and hold, or a right click, writes on a piece.
import { useRef } from "preact/hooks";

const HOLD_MS = 450;

/** Listeners for a piece, and whether the last press was such a hold: then it was no tap. */
export function useHold(write: (() => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const wrote = useRef(false);
  const stop = (): void => clearTimeout(timer.current);
  const start = (): void => {
    wrote.current = false;
    stop();
    if (write === undefined) return;
    timer.current = setTimeout(() => {
      wrote.current = true;
      write();
    }, HOLD_MS);
  };
  const menu = (event: Event): void => {
    if (write === undefined) return;
    event.preventDefault();
    stop();
    if (!wrote.current) write();
  };
  const held = (): boolean => {
    const was = wrote.current;
    wrote.current = false; // a key may press next
    return was;
  };
  return { held, listeners: { onPointerDown: start, onPointerUp: stop, onPointerLeave: stop, onPointerCancel: stop, onContextMenu: menu } };
}
