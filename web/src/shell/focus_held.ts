// Who plays by keys keeps the focus in the prompt when the button that was pressed goes away with the turn.
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

/** Meanwhile it is on the box itself; once something is asked again, on what does it. */
export function useFocusHeld(box: { readonly current: HTMLElement | null }): void {
  const held = useRef(false);
  useEffect(() => {
    const isInside = (event: Event): boolean => box.current?.contains(event.target as Node) ?? false;
    const press = (event: Event): void => {
      if (isInside(event)) held.current = true;
    };
    const leave = (event: Event): void => {
      if (!isInside(event)) held.current = false;
    };
    const point = (): void => {
      held.current = false;
    };
    document.addEventListener("keydown", press);
    document.addEventListener("focusin", leave);
    document.addEventListener("pointerdown", point);
    return () => {
      document.removeEventListener("keydown", press);
      document.removeEventListener("focusin", leave);
      document.removeEventListener("pointerdown", point);
    };
  }, []);
  useLayoutEffect(() => {
    const now = document.activeElement;
    if (!held.current || (now !== document.body && now !== box.current)) return;
    const deed = box.current?.querySelector<HTMLElement>(".prompt-buttons .button-wide");
    (deed ?? box.current)?.focus({ preventScroll: true });
  });
}
