// What a guided game explains at the right moment, until the player has got it: in the low block of a phone, else in a speech bubble.
import { signal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { BoldNames } from "../contract/bold_names";
import type { GameWords } from "../contract/game_words";
import { Button } from "../kit/button";
import type { Tip as Explained } from "../net/wire.gen";
import { t } from "../words";
import { isTipless } from "./goals";

const TAIL = 22; // px from the ends of the bubble that its tail keeps
const NEAR = 72; // px; of something farther away the tail would point at what lies between

interface Told {
  readonly game: string;
  readonly tip: Explained | null;
  readonly words: GameWords;
  /** Something is picked, or a slip has to be read first: no explanation lies over it. */
  readonly hidden: boolean;
}

export interface ShownTip {
  readonly text: string;
  readonly pieces: readonly string[];
  /** None was got before. */
  readonly first: boolean;
  readonly onGot: () => void;
}

/** By game, so that a game that is tried again does not repeat itself. */
const got = signal<{ readonly [game: string]: readonly string[] }>({});

/** What is to be read now; null once it was got, or while something is picked. */
export function useTip({ game, tip, words, hidden }: Told): ShownTip | null {
  const before = got.value[game] ?? [];
  const text = hidden || before.includes(tip?.key ?? "") ? null : lastTip(game, tip, words);
  if (tip === null || text === null) return null;
  const get = (): void => {
    got.value = { ...got.value, [game]: [...before, tip.key] };
  };
  return { text, pieces: tip.pieces, first: before.length === 0, onGot: get };
}

/** What a tip says, however often it was read; null where none are wanted. */
export function lastTip(game: string, tip: Explained | null, words: GameWords): string | null {
  return tip === null || isTipless(game) || !words.has(`tip-${tip.key}`) ? null : words.tell(`tip-${tip.key}`, tip.facts);
}

export function Tip({ tip }: { readonly tip: ShownTip | null }) {
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (tip === null ? undefined : pointAt(bubble.current!, tip.pieces)));
  if (tip === null) return null;
  return (
    <div class={tip.first ? "tip tip-first" : "tip"} role="status" ref={bubble}>
      <p class="grow">
        <BoldNames text={tip.text} />
      </p>
      <Button size="small" kind="paper" onClick={tip.onGot}>
        {t("table-got-it")}
      </Button>
    </div>
  );
}

/** Lights the pieces up, and turns the bubble's tail to the first of them if that is the nearest thing there. */
function pointAt(bubble: HTMLElement, pieces: readonly string[]): () => void {
  const told = pieces.flatMap((piece) => [...document.querySelectorAll<HTMLElement>(`[data-piece="${piece}"]`)]);
  for (const piece of told) piece.dataset.told = "";
  const seen = told.map((piece) => piece.getBoundingClientRect()).find(({ width }) => width > 0);
  const box = bubble.getBoundingClientRect();
  const gap = seen === undefined ? 0 : Math.max(box.top - seen.bottom, seen.top - box.bottom);
  if (seen !== undefined && gap <= NEAR) {
    const middle = seen.left + seen.width / 2 - box.left;
    bubble.dataset.tail = seen.top + seen.height / 2 > box.top + box.height / 2 ? "down" : "up";
    bubble.style.setProperty("--tail", `${Math.min(Math.max(middle, TAIL), box.width - TAIL)}px`);
  } else delete bubble.dataset.tail;
  return () => {
    for (const piece of told) delete piece.dataset.told;
  };
}
