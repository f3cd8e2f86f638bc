// Something to do at the foot of the page while the rest stays in sight and at hand: as high as the low block of a table.
import { useEffect, useId, useRef } from "preact/hooks";
import type { DialogProps } from "./dialog";
import { IconButton } from "./icon_button";
import "./dock.css";

export function Dock({ title, closeLabel, onClose, aside, children }: DialogProps) {
  const box = useRef<HTMLElement>(null);
  const id = useId();
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    box.current!.focus();
    return () => before?.focus();
  }, []);
  const press = (event: KeyboardEvent): void => {
    event.stopPropagation(); // keys of the game are not meant
    if (event.key === "Escape") onClose();
  };
  return (
    <section class="dock" role="dialog" aria-labelledby={id} ref={box} tabIndex={-1} onKeyDown={press}>
      <div class="dock-head">
        <h2 id={id} class="grow ellipsis">
          {title}
        </h2>
        {aside}
        <IconButton icon="close" label={closeLabel} onClick={onClose} />
      </div>
      {children}
    </section>
  );
}
