// What a team mate did wrong: told for some seconds on every screen, and its piece stays lit as long.
import { useEffect, useState } from "preact/hooks";
import type { SlipOfMate } from "../contract/game_module";
import type { Event } from "../net/wire.gen";
import { buzz } from "../kit/buzz";
import type { Playing } from "./use_playing";
import { light } from "./use_slip";

const TOLD_MS = 6_000;
const BUZZ_MS = 20;

export function useSlipOfMate({ perspective, game, draft, over }: Playing): SlipOfMate | null {
  const [slip, setSlip] = useState<SlipOfMate | null>(null);
  useEffect(() => {
    const tell = (events: readonly Event[]): void => {
      const scene = { ...draft.scene, view: perspective.update.value!.view };
      const told = events
        .map((event) => game.module.slipOfMate?.(event, scene, perspective.log.value) ?? null)
        .find((each) => each !== null);
      if (told === undefined) return;
      buzz(BUZZ_MS);
      setSlip(told);
    };
    perspective.listeners.add(tell);
    return () => void perspective.listeners.delete(tell);
  });
  useEffect(() => {
    if (slip === null) return;
    const darken = slip.piece === null ? () => undefined : light(slip.piece);
    const timer = setTimeout(setSlip, TOLD_MS, null);
    return () => {
      clearTimeout(timer);
      darken();
    };
  }, [slip]);
  return over ? null : slip;
}
