// A small gauge on each of several pieces. It has no text, lies on its own piece alone and takes no taps.
import { useLayoutEffect, useState } from "preact/hooks";
import { Gauge } from "./gauge";

/** `piece` is a `data-piece` on the page. */
export interface Mark {
  readonly piece: string;
  readonly share: number;
}

export interface Props {
  readonly marks: readonly Mark[];
  /** Over the piece, at its lower edge, or without at its upper edge. */
  readonly at?: "over" | "low" | undefined;
}

const HIGH = 5; // pixels of a gauge
const LOW = 520; // a screen that is no higher has no room above its pieces

export function GaugeMarks({ marks, at }: Props) {
  const spots = useSpots(marks);
  return (
    <div class="gauge-marks" aria-hidden="true">
      {marks.map(({ piece, share }) => {
        const spot = spots.get(piece);
        if (spot === undefined) return null;
        const y = at === "over" && innerHeight > LOW ? spot.top - HIGH - 1 : at === "low" ? spot.bottom - HIGH - 6 : spot.top + 2;
        return (
          <div key={piece} class="gauge-mark" style={{ left: `${spot.x}px`, top: `${y}px`, width: `${spot.width}px` }}>
            <Gauge share={share} />
          </div>
        );
      })}
    </div>
  );
}

interface Spot {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
}

const WIDEST = 26;

/** Where the pieces in sight are; found again when something scrolls, moves or changes its size. */
function useSpots(marks: readonly Mark[]): ReadonlyMap<string, Spot> {
  const [spots, setSpots] = useState<ReadonlyMap<string, Spot>>(new Map());
  useLayoutEffect(() => {
    const find = (): void => setSpots(new Map(marks.flatMap(({ piece }) => spotOf(piece))));
    find();
    const sizes = new ResizeObserver(find);
    for (let around = piecesNamed(marks[0]?.piece ?? "")[0]?.parentElement; around; around = around.parentElement) sizes.observe(around);
    addEventListener("scroll", find, { capture: true, passive: true });
    return () => {
      sizes.disconnect();
      removeEventListener("scroll", find, { capture: true });
    };
  }, [marks]);
  return spots;
}

const piecesNamed = (piece: string): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`[data-piece="${piece}"]`)];

/** A piece may stand in two places, only one of them on the screen; one that has slid under a control has no mark. */
function spotOf(piece: string): readonly (readonly [string, Spot])[] {
  for (const found of piecesNamed(piece)) {
    const { left, top, bottom, width, height } = found.getBoundingClientRect();
    const inSight = document.elementsFromPoint?.(left + width / 2, top + height / 2).some((each) => found.contains(each)) ?? true;
    const above =
      document.elementsFromPoint?.(left + width / 2, top + HIGH)[0]?.closest("button:not([data-piece]), a, .prompt-buttons") ?? null;
    if (inSight && above === null) return [[piece, { x: left + width / 2, top, bottom, width: Math.min(WIDEST, width - 4) }]];
  }
  return [];
}
