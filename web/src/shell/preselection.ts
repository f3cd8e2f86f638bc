// The first row of a hint is picked for the player, but never between a finger and what it aims at.
import { useEffect, useRef } from "preact/hooks";
import type { Advice } from "../net/wire.gen";
import { SEEN_MS } from "./deed";
import type { Playing } from "./use_playing";

const AIMED_AT = "[data-piece], .prompt-options, .prompt-beside, .prompt-steps";

/** Once for each advice: what was taken back stays so. Nothing for a question that is answered, or it would lie in the way of the next,
    and nothing for one that the player has begun to answer, unless hints were asked for (`on`) since then. */
export function usePreselection(on: boolean, advice: Advice | null, first: unknown, { draft, update }: Playing): void {
  const done = useRef<Advice | null>(null);
  const asked = useRef({ n: update.n, on, chosen: draft.chosen });
  if (asked.current.n !== update.n || asked.current.on !== on) asked.current = { n: update.n, on, chosen: draft.chosen };
  const finger = useFinger(draft);
  useEffect(() => {
    if (advice === null) done.current = null; // the bulb was put out
    if (first === null || draft.scene.draft !== null || done.current === advice) return;
    done.current = advice;
    if (finger.current.isDown || asked.current.chosen !== draft.chosen) return;
    finger.current.proposed = { at: performance.now(), first };
    draft.propose(first);
  }, [advice, first === null]);
}

interface Finger {
  isDown: boolean;
  proposed: { readonly at: number; readonly first: unknown } | null;
}

/** A finger that was on its way when something was picked for the player meets what was there before. */
function useFinger(draft: Playing["draft"]): { readonly current: Finger } {
  const finger = useRef<Finger>({ isDown: false, proposed: null });
  const now = useRef(draft);
  now.current = draft;
  useEffect(() => {
    const down = ({ target, timeStamp }: Event): void => {
      const { proposed } = finger.current;
      finger.current.isDown = true;
      if (proposed === null || timeStamp - proposed.at >= SEEN_MS || now.current.scene.draft !== proposed.first) return;
      if (target instanceof Element && target.closest(AIMED_AT) !== null) now.current.drop();
    };
    const up = (): void => {
      finger.current.isDown = false;
    };
    document.addEventListener("pointerdown", down, { capture: true });
    for (const end of ENDS) document.addEventListener(end, up, { capture: true });
    return () => {
      document.removeEventListener("pointerdown", down, { capture: true });
      for (const end of ENDS) document.removeEventListener(end, up, { capture: true });
    };
  }, []);
  return finger;
}

const ENDS = ["pointerup", "pointercancel"] as const;
