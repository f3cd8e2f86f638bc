// Blast Tactics: something in the middle of a square; its `piece` can move from there.
import type { ComponentChildren } from "preact";
import type { Spot } from "./layout";

interface Props {
  readonly spot: Spot | undefined;
  readonly piece?: string;
  readonly children: ComponentChildren;
}

export function Place({ spot, piece, children }: Props) {
  if (spot === undefined) return null;
  // Two groups: while a transform is animated, the place of the same element may be lost.
  return (
    <g transform={`translate(${spot.column * 40 + 20} ${spot.row * 40 + 20})`}>
      <g class="bt-piece" data-piece={piece}>
        {children}
      </g>
    </g>
  );
}
