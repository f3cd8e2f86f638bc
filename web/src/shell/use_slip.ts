// What the player did wrong, told until the next own turn or until it is closed; its piece stays lit for a while.
import { useEffect, useState } from "preact/hooks";
import type { Slip } from "../contract/game_module";
import type { Event } from "../net/wire.gen";
import { buzz } from "../kit/buzz";
import type { Playing } from "./use_playing";

const LIT_MS = 4_000;
const BUZZ_MS = 40;

export interface ShownSlip extends Slip {
  readonly onClose: () => void;
}

export function useSlip({ perspective, game, draft, myTurn }: Playing): ShownSlip | null {
  const [slip, setSlip] = useState<Slip | null>(null);
  useEffect(() => {
    const tell = (events: readonly Event[]): void => {
      const scene = { ...draft.scene, view: perspective.update.value!.view };
      const told = events.map((event) => game.module.slip?.(event, scene, perspective.log.value) ?? null).find((each) => each !== null);
      if (told === undefined) return;
      buzz(BUZZ_MS);
      setSlip(told);
    };
    perspective.listeners.add(tell);
    return () => void perspective.listeners.delete(tell);
  });
  useEffect(() => {
    if (myTurn) setSlip(null);
  }, [myTurn]);
  useEffect(() => (slip?.piece == null ? undefined : light(slip.piece)), [slip]);
  return slip && { ...slip, onClose: () => setSlip(null) };
}

export function light(piece: string): () => void {
  const found = [...document.querySelectorAll<HTMLElement>(`[data-piece="${piece}"]`)];
  const darken = (): void => found.forEach((each) => delete each.dataset.slip);
  for (const each of found) each.dataset.slip = "";
  const timer = setTimeout(darken, LIT_MS);
  return () => {
    clearTimeout(timer);
    darken();
  };
}
