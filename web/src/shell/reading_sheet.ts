// A sheet that lies over the whole table until it was read.
import { useEffect } from "preact/hooks";
import { isCalm } from "../kit/calm";
import { pushLayer } from "../kit/toast";

const LEAVING_MS = 180;

export function useModal(sheet: { readonly current: HTMLDialogElement | null }, id: string): void {
  useEffect(() => {
    const dialog = sheet.current!;
    dialog.showModal();
    dialog.querySelector<HTMLElement>(".button-primary")?.focus({ preventScroll: true }); // Enter begins
    const uncover = pushLayer(id);
    return () => {
      uncover();
      dialog.close();
    };
  }, []);
}

/** Slides down and uncovers the table; at once where less motion is wanted. */
export async function slideAway(sheet: HTMLElement): Promise<void> {
  if (isCalm() || sheet.animate === undefined) return;
  await sheet.animate([{}, { transform: "translateY(100%)" }], { duration: LEAVING_MS, easing: "ease-in", fill: "forwards" }).finished;
}
