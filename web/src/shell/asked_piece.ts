// The piece that somebody wants explained: held down, pointed at with a mouse, or in focus when I is pressed.
import { useEffect, useRef, useState } from "preact/hooks";
import { isKeyboardTaken } from "../kit/keyboard";

const HOLD_MS = 350;
const HOVER_MS = 400;
const CHOOSING_MS = 1000; // whoever rests on what can be picked is choosing
const STILL = 10; // pixels that a finger may tremble

export interface AskedPiece {
  readonly piece: string;
  readonly element: Element;
  /** Stays until it is closed; otherwise it leaves with the mouse. */
  readonly pinned: boolean;
}

/** `canTell` says whether there is anything to explain: what is mute keeps its holds and taps to itself. */
export function useAskedPiece(canTell: (piece: string) => boolean): readonly [AskedPiece | null, (asked: AskedPiece | null) => void] {
  const [asked, setAsked] = useState<AskedPiece | null>(null);
  const [now, tells] = [useRef(asked), useRef(canTell)];
  now.current = asked;
  tells.current = canTell;
  useEffect(() => {
    const find = (target: EventTarget | null): AskedPiece | null => pieceAt(target, tells.current);
    const stops = [onHold(find, setAsked, now), onHover(find, setAsked, now), onKeys(find, setAsked, now)];
    return () => stops.forEach((stop) => stop());
  }, []);
  return [asked, setAsked];
}

type Find = (target: EventTarget | null) => AskedPiece | null;
type Ask = (asked: AskedPiece | null) => void;
type Now = { readonly current: AskedPiece | null };

/** The innermost piece that can be explained; nothing on a sheet, nor on the explanation itself. */
function pieceAt(target: EventTarget | null, canTell: (piece: string) => boolean): AskedPiece | null {
  if (!(target instanceof Element) || target.closest("dialog, .explain") !== null) return null;
  for (let element = target.closest("[data-piece]"); element !== null; element = element.parentElement?.closest("[data-piece]") ?? null) {
    const piece = element.getAttribute("data-piece")!;
    if (canTell(piece)) return { piece, element, pinned: true };
  }
  return null;
}

/** A hold explains; a tap elsewhere closes. What was held is not tapped as well. */
function onHold(find: Find, ask: Ask, now: Now): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let held = false;
  const stop = (): void => clearTimeout(timer);
  const down = (event: PointerEvent): void => {
    stop();
    held = false;
    if (event.target instanceof Element && event.target.closest(".explain") !== null) return;
    if (now.current !== null) ask(null);
    const found = event.button === 0 && event.isPrimary !== false ? find(event.target) : null;
    from = { x: event.clientX, y: event.clientY };
    if (found === null) return;
    timer = setTimeout(() => {
      held = true;
      ask(found);
    }, HOLD_MS);
  };
  const move = ({ clientX, clientY }: PointerEvent): void => {
    if (Math.hypot(clientX - from.x, clientY - from.y) > STILL) stop();
  };
  const swallow = (event: Event): void => {
    stop();
    if (!held) return;
    held = event.type !== "click"; // a long press has a menu, then a click
    event.preventDefault();
    event.stopPropagation();
  };
  return listening({ pointerdown: down, pointermove: move, pointerup: stop, pointercancel: stop, click: swallow, contextmenu: swallow });
}

function onHover(find: Find, ask: Ask, now: Now): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = ({ pointerType, buttons, target }: PointerEvent): void => {
    clearTimeout(timer);
    if (now.current?.pinned || pointerType !== "mouse") return;
    const found = find(target);
    if (now.current !== null && found?.element !== now.current.element) ask(null);
    if (found !== null && buttons === 0)
      timer = setTimeout(() => ask({ ...found, pinned: false }), isForPicking(found.element) ? CHOOSING_MS : HOVER_MS);
  };
  return listening({ pointerover: over, pointerdown: () => clearTimeout(timer) });
}

const isForPicking = (element: Element): boolean => element.matches("button:not(.tool-card)");

/** I on the focus, unless the game has a piece of that letter; Escape closes before it takes anything back. */
function onKeys(find: Find, ask: Ask, now: Now): () => void {
  const press = (event: KeyboardEvent): void => {
    if (event.key === "Escape" && now.current !== null) {
      event.stopPropagation();
      ask(null);
    } else if (event.key.toLowerCase() === "i" && !event.ctrlKey && !event.metaKey && !event.altKey && !isKeyboardTaken(event.target)) {
      const found = find(event.target);
      setTimeout(() => event.defaultPrevented || ask(now.current === null ? found : null));
    }
  };
  return listening({ keydown: press });
}

type Listeners = { readonly [K in keyof DocumentEventMap]?: (event: DocumentEventMap[K]) => void };

/** Before the board hears of anything. */
function listening(listeners: Listeners): () => void {
  const all = Object.entries(listeners) as [string, EventListener][];
  for (const [type, listener] of all) document.addEventListener(type, listener, { capture: true });
  return () => all.forEach(([type, listener]) => document.removeEventListener(type, listener, { capture: true }));
}
