// What hidden pieces may be: a tag on each, and all its chances when the piece is tapped. The pieces themselves stay what they were.
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { type Ink, Shape } from "./shape";
import "./chances.css";

export interface Share {
  readonly label: string;
  readonly ink?: Ink | undefined;
  /** A picture in place of an ink. */
  readonly sign?: ComponentChildren;
  /** From 0 to 1. */
  readonly share: number;
}

/** `piece` is a `data-piece` on the page. The first share is written on the tag. */
export interface Marked {
  readonly piece: string;
  readonly shares: readonly Share[];
}

export function Chances({ marked, label }: { readonly marked: readonly Marked[]; readonly label: string }) {
  const spots = useSpots(marked);
  const tapped = useTapped();
  return (
    <div class="chances" role="group" aria-label={label}>
      {marked.map(({ piece, shares }) => {
        const spot = spots.get(piece);
        const [first] = shares;
        if (spot === undefined || first === undefined) return null;
        return (
          <div key={piece} class={`chance${piece === tapped ? " chance-open" : ""}`} style={{ left: `${spot.x}px`, top: `${spot.y}px` }}>
            <span class="chance-tag" role="img" aria-label={`${spot.name}: ${first.label} ${percent(first.share)}`}>
              {first.ink !== undefined ? <Shape ink={first.ink} size={13} /> : (first.sign ?? <span>{first.label}</span>)}
              <b>{percent(first.share)}</b>
            </span>
            {piece === tapped && <Shares shares={shares} at={spot} />}
          </div>
        );
      })}
    </div>
  );
}

function Shares({ shares, at }: { readonly shares: readonly Share[]; readonly at: Spot }) {
  const side = at.x < 110 ? "left" : at.x > innerWidth - 110 ? "right" : "middle";
  return (
    <div class={`chance-list chance-list-${side}${at.y > innerHeight / 2 ? " chance-list-up" : ""}`} role="status">
      <ul>
        {[...shares]
          .sort((a, b) => b.share - a.share)
          .map((share) => (
            <li key={share.label}>
              {share.ink !== undefined ? <Shape ink={share.ink} size={16} /> : share.sign}
              <span class="chance-name">{share.label}</span>
              <span class="chance-bar" aria-hidden="true">
                <span style={{ width: `${Math.round(100 * share.share)}%` }} />
              </span>
              <b>{percent(share.share)}</b>
            </li>
          ))}
      </ul>
    </div>
  );
}

export const percent = (share: number): string => `${Math.round(100 * share)} %`;

/** The piece that was tapped last; tapping it again, or anything else, closes its list. */
function useTapped(): string | null {
  const [tapped, setTapped] = useState<string | null>(null);
  useEffect(() => {
    const tap = ({ target }: Event): void => {
      const piece = target instanceof Element ? (target.closest<HTMLElement>("[data-piece]")?.dataset.piece ?? null) : null;
      setTapped((before) => (piece === before ? null : piece));
    };
    document.addEventListener("click", tap, { capture: true });
    return () => document.removeEventListener("click", tap, { capture: true });
  }, []);
  return tapped;
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly name: string;
}

/** The middle of every piece that is in sight; found again when something scrolls or changes its size. */
function useSpots(marked: readonly Marked[]): ReadonlyMap<string, Spot> {
  const [spots, setSpots] = useState<ReadonlyMap<string, Spot>>(new Map());
  useLayoutEffect(() => {
    const find = (): void => setSpots(new Map(marked.flatMap(({ piece }) => spotOf(piece))));
    find();
    const sizes = new ResizeObserver(find);
    for (let around = piecesNamed(marked[0]?.piece ?? "")[0]?.parentElement; around; around = around.parentElement) sizes.observe(around);
    addEventListener("scroll", find, { capture: true, passive: true });
    return () => {
      sizes.disconnect();
      removeEventListener("scroll", find, { capture: true });
    };
  }, [marked]);
  return spots;
}

const piecesNamed = (piece: string): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`[data-piece="${piece}"]`)];

/** A piece may stand in two places, only one of them on the screen. */
function spotOf(piece: string): readonly (readonly [string, Spot])[] {
  for (const found of piecesNamed(piece)) {
    const { left, top, width, height } = found.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const inSight = document.elementsFromPoint?.(x, y).some((each) => found.contains(each)) ?? true;
    if (inSight) return [[piece, { x, y, name: found.getAttribute("aria-label") ?? found.querySelector(".unseen")?.textContent ?? piece }]];
  }
  return [];
}
