// Whose keys are being pressed.

/** Somebody is writing, or answering a dialog: keys of the page do nothing meanwhile. */
export function isKeyboardTaken(target: EventTarget | null): boolean {
  if (document.querySelector("dialog[open]") !== null) return true;
  return target instanceof HTMLElement && target.closest("input, textarea, select") !== null;
}
