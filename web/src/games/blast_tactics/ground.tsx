// Blast Tactics: the floor: arena tiles with their borders, chequered, and what is painted on it: pads and cracked turf.
import { useMemo } from "preact/hooks";
import { starPoints } from "../../kit/star_points";
import { CRACKED, FIRST_PAD, POWER } from "./kind";
import { type Layout, letter, type Spot } from "./layout";
import type { ArenaView } from "./wire.gen";

const BURST = starPoints(0, 0, 15, 9, 10, 0.1, 4);

interface Props {
  readonly arena: ArenaView;
  readonly layout: Layout;
}

/** What never changes in a game. */
export function Ground({ arena, layout }: Props) {
  return useMemo(
    () => (
      <>
        {arena.tiles.map((squares, tile) => (
          <CardStock key={tile} {...layout.spots[squares[0]!]!} />
        ))}
        <path
          d={layout.spots
            .map(({ row, column }) => ((row + column) % 2 === 1 ? `M${column * 40 + 2} ${row * 40 + 2}h36v36h-36z` : ""))
            .join("")}
          fill="var(--floor-2)"
        />
        <g class="bt-label">
          {Array.from({ length: layout.width }, (_, column) => (
            <text key={column} x={column * 40 + 20} y="-10">
              {column + 1}
            </text>
          ))}
          {Array.from({ length: layout.height }, (_, row) => (
            <text key={row} x="-11" y={row * 40 + 21}>
              {letter(row)}
            </text>
          ))}
        </g>
      </>
    ),
    [arena.text, layout],
  );
}

/** A tile, three by three squares, by where its upper left one is. */
export function CardStock({ row, column }: Spot) {
  return (
    <g stroke="#211a16" stroke-width="2.6">
      <rect x={column * 40 + 1} y={row * 40 + 5} width="118" height="118" rx="7" fill="#8d7348" />
      <rect x={column * 40 + 1} y={row * 40 + 1} width="118" height="118" rx="7" fill="var(--floor)" />
    </g>
  );
}

export function Feature({ feature }: { readonly feature: number }) {
  if (feature === POWER) {
    return (
      <g stroke="#211a16" stroke-width="2.2" stroke-linejoin="round">
        <rect x="-16" y="-16" width="32" height="32" rx="6" fill="#3c3340" />
        <circle r="12" fill="#ffb51f" />
        <polygon points={BURST} transform="scale(.5)" stroke-width="3.6" fill="#fff4c9" />
      </g>
    );
  }
  if (feature === CRACKED) {
    return (
      <g>
        <rect x="-17" y="-17" width="34" height="34" rx="4" fill="#cfe0e2" />
        <path
          d="M-15-9L-4-4L-1-15M-4-4L-2 5L-13 10M-2 5L7 3L15-9M7 3L9 15"
          fill="none"
          stroke="#4c5f66"
          stroke-width="1.8"
          stroke-linejoin="round"
        />
      </g>
    );
  }
  if (feature < FIRST_PAD) return null;
  return (
    <g stroke="#211a16" stroke-width="2" transform={`rotate(${(feature - FIRST_PAD) * 90})`}>
      <circle r="15.5" fill="#8fc8d8" />
      <path d="M0-10L8 0H3.5V9H-3.5V0H-8z" fill="#fffaee" stroke-linejoin="round" />
    </g>
  );
}
