// The keyboard of a table: arrows go to the board, Enter does, Z takes back, L opens the log, ? tells all keys; a game adds its own.
import { useLayoutEffect } from "preact/hooks";
import { isKeyboardTaken } from "../kit/keyboard";

export interface KeyHandlers {
  readonly confirm: (by: Event) => void;
  readonly undo: () => void;
  readonly log: () => void;
  readonly help: () => void;
  readonly step: (by: number) => void;
  readonly other: (key: string) => boolean;
}

export function useKeys(handlers: KeyHandlers): void {
  // Before the next key can be pressed: a key always meets what is on the screen.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isKeyboardTaken(event.target)) return;
      if (answer(event, handlers)) event.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });
}

function answer(event: KeyboardEvent, handlers: KeyHandlers): boolean {
  switch (event.key) {
    case "Enter":
      return isForTheBoard(event.target) && done(() => handlers.confirm(event));
    case "z": // the letter of blue in Spanish, where a colour is asked for
      return picked(handlers.other("z")) || done(handlers.undo);
    case "Escape":
    case "Z":
      return done(handlers.undo);
    case "l": // the twelfth piece, where there is one
      return picked(handlers.other("l")) || done(handlers.log);
    case "L":
      return done(handlers.log);
    case "?":
      return done(handlers.help);
    case "<":
    case ",":
      return picked(done(() => handlers.step(-1)));
    case ">":
    case ".":
      return picked(done(() => handlers.step(1)));
    case "ArrowLeft":
    case "ArrowRight":
    case "ArrowUp":
    case "ArrowDown":
      return !event.shiftKey && hasNoArrows(event.target) && focusBoard();
    default:
      return picked(handlers.other(event.key));
  }
}

/** Nowhere, or at the prompt, whose buttons have no use for arrows. */
const hasNoArrows = (target: EventTarget | null): boolean =>
  target === document.body || (target instanceof Element && target.matches(".prompt, .prompt-buttons *"));

/** From nowhere the arrows begin at what is picked, else at the first stop of the board. */
function focusBoard(): boolean {
  const board = document.querySelector(".frame-board");
  const piece =
    document.querySelector<HTMLElement>('[data-piece][aria-pressed="true"]') ??
    board?.querySelector<HTMLElement>('[data-piece][tabindex="0"]');
  piece?.focus();
  return piece != null;
}

/** The focus follows what a key picked, before the next key can be pressed: Enter then does it, and screen readers say what it is. */
function picked(taken: boolean): boolean {
  if (taken) queueMicrotask(() => document.querySelector<HTMLElement>('[data-piece][aria-pressed="true"]')?.focus()); // it is drawn by then
  return taken;
}

/** Enter belongs to the button it is pressed on, unless that is the piece which has been chosen already. */
function isForTheBoard(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return true;
  const control = target.closest("button, a, [role=radio], [role=tab]");
  return control === null || (control.matches("[data-piece]") && control.getAttribute("aria-pressed") === "true");
}

function done(handler: () => void): true {
  handler();
  return true;
}
