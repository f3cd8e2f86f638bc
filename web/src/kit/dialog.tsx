// Something that lies over the page until it is answered: a dialog in the middle, or a sheet from the bottom.
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { IconButton } from "./icon_button";
import { pushLayer, ToastList } from "./toast";
import "./dialog.css";

export interface DialogProps {
  title: ComponentChildren;
  closeLabel: string;
  onClose: () => void;
  children?: ComponentChildren;
  /** Beside the title, before the closing cross. */
  aside?: ComponentChildren;
}

export function Dialog(props: DialogProps) {
  return <Overlay {...props} kind="dialog" />;
}

/** From the bottom on phones, at the right on wide screens. */
export function Sheet(props: DialogProps) {
  return <Overlay {...props} kind="sheet" />;
}

function Overlay({ kind, title, closeLabel, onClose, aside, children }: DialogProps & { kind: "dialog" | "sheet" }) {
  const box = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = box.current!;
    const before = document.activeElement as HTMLElement | null;
    dialog.showModal();
    const uncover = pushLayer(id);
    return () => {
      uncover();
      dialog.close();
      before?.focus(); // a dialog that has left the page already gives nothing back
    };
  }, []);
  const cancel = (event: Event) => {
    event.preventDefault();
    onClose();
  };
  const aroundTheBox = (event: MouseEvent) => {
    if (event.target === box.current) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: with the keyboard it is Escape, which cancels
    <dialog class={`overlay overlay-${kind}`} ref={box} aria-labelledby={id} onCancel={cancel} onClick={aroundTheBox}>
      <div class="overlay-box">
        <div class="overlay-head">
          <h2 id={id} class="grow">
            {title}
          </h2>
          {aside}
          <IconButton icon="close" label={closeLabel} onClick={onClose} />
        </div>
        <div class="overlay-body">{children}</div>
      </div>
      <ToastList layer={id} />
    </dialog>
  );
}
