// The big button: what it does may change by itself while a finger comes down on it, and then nobody has chosen what it does now.
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { SubmitButton } from "../contract/game_module";
import type { Action } from "../net/wire.gen";
import type { Draft } from "./draft";

export const SEEN_MS = 450; // until somebody has seen another deed: the second tap of two comes sooner

export interface Deed {
  /** Does it, unless it changed by itself just before this tap or key. */
  readonly confirm: (by: Event) => void;
  /** Where the button stands. */
  readonly row: RefObject<HTMLDivElement | null>;
}

interface Change {
  readonly at: number;
  readonly pause: Animation | undefined;
}

export function useDeed({ prompt, confirm, chosen }: Draft, answered: boolean): Deed {
  const row = useRef<HTMLDivElement>(null);
  const changed = useRef<Change | null>(null);
  const before = useRef({ deed: "", chosen });
  const deed = answered || prompt.submit === undefined ? "" : told(prompt.submit);
  useLayoutEffect(() => {
    const isChosen = before.current.chosen !== chosen;
    const isAnother = deed !== before.current.deed;
    before.current = { deed, chosen };
    if (isChosen || isAnother) changed.current?.pause?.finish();
    if (isChosen) changed.current = null;
    else if (isAnother && deed !== "") changed.current = { at: performance.now(), pause: pauseFor(row.current) };
  });
  return { row, confirm: (by) => void (isSeen(changed.current, by.timeStamp) && confirm()) };
}

// A pause ends with a frame, so it may end a little before or after its time: who gets through it is let through here, too.
const isSeen = (changed: Change | null, now: number): boolean =>
  changed === null ||
  (changed.pause === undefined ? now - changed.at >= SEEN_MS : now >= changed.at && changed.pause.playState === "finished");

const told = ({ action, then = [], later = [] }: SubmitButton<Action>): string => JSON.stringify([action, then, later]);

/** No finger reaches the button meanwhile, nor a program that pushes it. */
const pauseFor = (row: HTMLElement | null): Animation | undefined =>
  row?.querySelector(".button-wide")?.animate?.([{ pointerEvents: "none" }, { pointerEvents: "none" }], SEEN_MS);
