// Blast Tactics: a flame for every square, out of sight until something goes off: a burst, and beams along the arms.
import { useMemo } from "preact/hooks";
import { starPoints } from "../../kit/star_points";
import type { Layout } from "./layout";

const OUTER = starPoints(0, 0, 24, 13, 11, 0.2, 3);
const MIDDLE = starPoints(0, 0, 16, 9, 9, 0.2, 5);
const HEART = starPoints(0, 0, 8, 4.5, 8, 0.2, 2);
const SPRITES = ["#bt-across", "#bt-along", "#bt-flame"];

export const flameOf = (square: number): string => `flame-${square}`;
export const beamOf = (square: number, flat: boolean): string => `beam-${flat ? "across" : "along"}-${square}`;

export function Flames({ layout }: { readonly layout: Layout }) {
  return useMemo(
    () => (
      <g class="bt-flames">
        <defs>
          <g id="bt-flame">
            <polygon points={OUTER} fill="var(--spark)" stroke="#211a16" stroke-width="2" stroke-linejoin="round" />
            <polygon points={MIDDLE} fill="var(--boom)" />
            <polygon points={HEART} fill="#fff3d6" />
          </g>
          <g id="bt-across">
            <path d="M-21-11L-8-14L6-10L21-13V12L7 14L-7 10L-21 13z" fill="var(--spark)" />
            <path d="M-21-11L-8-14L6-10L21-13M-21 13L-7 10L7 14L21 12" fill="none" stroke="#211a16" stroke-width="2" />
            <path d="M-21-6L-6-8L8-5L21-7V7L6 8L-8 5L-21 7z" fill="var(--boom)" />
            <path d="M-21-3H21V3H-21z" fill="#fff3d6" />
          </g>
          <g id="bt-along">
            <use href="#bt-across" transform="rotate(90)" />
          </g>
        </defs>
        {layout.spots.map(({ row, column }, square) => (
          <g key={square} transform={`translate(${column * 40 + 20} ${row * 40 + 20})`}>
            {[beamOf(square, true), beamOf(square, false), flameOf(square)].map((piece, at) => (
              <use key={piece} data-piece={piece} href={SPRITES[at]} />
            ))}
          </g>
        ))}
      </g>
    ),
    [layout],
  );
}
