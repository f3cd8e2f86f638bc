// Two Rooms: a plate to hold down. What it hides is in the page only while a finger or a key is on it (TR-310).
import type { ComponentChildren, TargetedEvent } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import "./hold_plate.css";

interface Props {
  readonly class?: string;
  readonly piece?: string;
  /** Space looks from anywhere but a control, which it would push. */
  readonly anywhere?: boolean;
  /** The face leaves the plate free, so that the hand covers none of it. */
  readonly above?: boolean;
  readonly face: () => ComponentChildren;
  readonly onSeen?: () => void;
  readonly children: (held: boolean) => ComponentChildren;
}

export function HoldPlate({ class: name = "", piece, anywhere = false, above = false, face, onSeen, children }: Props) {
  const plate = useRef<HTMLButtonElement>(null);
  const [room, setRoom] = useState<number | null>(null);
  const bar = useRef(0);
  const show = (): void => {
    bar.current = document.querySelector(".top-bar")?.getBoundingClientRect().bottom ?? 0; // with the clock, which stays
    const low = plate.current?.closest(".prompt") ?? plate.current; // which keeps its edge and its fuse
    setRoom((above ? (low?.getBoundingClientRect().top ?? innerHeight) : innerHeight) - bar.current);
  };
  const hide = (): void => {
    setRoom(null);
    if (room !== null) onSeen?.();
  };
  useEffect(() => {
    if (room === null) return;
    addEventListener("blur", hide);
    document.addEventListener("visibilitychange", hide);
    return () => {
      removeEventListener("blur", hide);
      document.removeEventListener("visibilitychange", hide);
    };
  }, [room === null]);
  useSpace(anywhere, show, hide);
  const down = (event: TargetedEvent<HTMLButtonElement, PointerEvent>): void => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    show();
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key !== " " && event.key !== "Enter") return;
    event.preventDefault();
    event.stopPropagation();
    if (room === null) show();
  };
  return (
    <>
      <button
        ref={plate}
        type="button"
        class={`tr-plate ${name}${room === null ? "" : " tr-held"}`}
        data-piece={piece}
        onPointerDown={down}
        onPointerUp={hide}
        onPointerCancel={hide}
        onLostPointerCapture={hide}
        onKeyDown={press}
        onKeyUp={hide}
        onBlur={hide}
        onContextMenu={(event) => event.preventDefault()}
      >
        {children(room !== null)}
      </button>
      {room !== null && (
        <div class="tr-look mat" style={{ "--room": `${room}px`, "--bar": `${bar.current}px` }} role="status">
          {face()}
        </div>
      )}
    </>
  );
}

function useSpace(wanted: boolean, show: () => void, hide: () => void): void {
  // Before the next key can be pressed: a card that can be seen to lie there can be looked at.
  useLayoutEffect(() => {
    if (!wanted) return;
    const press = (event: KeyboardEvent): void => {
      const busy =
        event.target instanceof HTMLElement && event.target.closest("button, a, input, textarea, select, [role=tab], dialog") !== null;
      if (event.key !== " " || busy) return;
      event.preventDefault();
      if (event.type === "keyup") hide();
      else if (!event.repeat) show();
    };
    document.addEventListener("keydown", press);
    document.addEventListener("keyup", press);
    return () => {
      document.removeEventListener("keydown", press);
      document.removeEventListener("keyup", press);
    };
  });
}
