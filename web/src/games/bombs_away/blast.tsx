// Bombs Away: a burst where a card is about to be blown up, or has just been.
import { starPoints } from "../../kit/star_points";

export function Blast({ piece }: { readonly piece?: string }) {
  return (
    <svg class="ba-blast" viewBox="-40 -40 80 80" data-piece={piece} aria-hidden="true">
      <polygon points={starPoints(0, 0, 36, 21, 12, 0.2, 3)} fill="var(--spark)" stroke="#211a16" stroke-width="2.5" />
      <polygon points={starPoints(0, 0, 23, 13, 10, 0.2, 5)} fill="var(--boom)" />
      <polygon points={starPoints(0, 0, 11, 6, 8, 0.2, 2)} fill="#fff3d6" />
    </svg>
  );
}
