// A box that bursts open, and what comes flying out of it.
import { starPoints } from "../kit/star_points";

/** A card, a round token, a square one, a wire; and what is printed on it. */
export interface Piece {
  readonly shape: "card" | "disc" | "dark" | "square" | "wire";
  readonly label: string;
}

const OUTLINE = "#211a16";
const PAPER = "#fff7e6";
const EDGE = "#9b7442";
const TEETH = starPoints(0, -30, 150, 98, 17, 0.17, 3);
const HEART = starPoints(0, -30, 76, 46, 17, 0.17, 3);
const PLACES = [
  [-88, -92, -22],
  [4, -132, 3],
  [92, -96, 16],
  [-34, -52, -8],
  [46, -48, 12],
] as const;

export function BoxPicture({ name, pieces }: { readonly name: string; readonly pieces: readonly Piece[] }) {
  return (
    <svg class="box-picture" viewBox="-180 -210 360 390" aria-hidden="true" stroke={OUTLINE} stroke-linejoin="round">
      <g class="box-blast">
        <polygon points={TEETH} fill="#ffb51f" stroke-width="3.5" />
        <polygon points={HEART} fill="#fff0bf" stroke="none" />
      </g>
      {pieces.map((piece, at) => {
        const [x, y, turn] = PLACES[at % PLACES.length]!;
        return (
          <g key={at} transform={`translate(${x} ${y}) rotate(${turn})`}>
            <g class="box-piece" style={{ animationDelay: `${120 + at * 70}ms` }}>
              <Drawn {...piece} />
            </g>
          </g>
        );
      })}
      <g stroke-width="4">
        <path d="M-128 6L0 44V168L-128 124z" fill="#a67d49" />
        <path d="M128 6L0 44V168L128 124z" fill="#c99a5e" />
        <path d="M-128 6L0 44L-40 76L-172 34z" fill="#dcb57f" />
        <path d="M128 6L0 44L40 76L172 34z" fill="#e6c795" />
      </g>
      <g transform="translate(64 112) skewY(-17)">
        <rect x="-46" y="-20" width="92" height="40" rx="6" fill="#f1e3c2" stroke-width="3" />
        <Label text={name} size={20} />
      </g>
    </svg>
  );
}

function Drawn({ shape, label }: Piece) {
  switch (shape) {
    case "card":
      return (
        <g stroke-width="3">
          <rect x="-32" y="-37" width="64" height="84" rx="9" fill={EDGE} />
          <rect x="-32" y="-42" width="64" height="84" rx="9" fill={PAPER} />
          <Label text={label} size={label.length > 3 ? 20 : 32} />
        </g>
      );
    case "square":
      return (
        <g stroke-width="3">
          <rect x="-26" y="-26" width="52" height="58" rx="9" fill={EDGE} />
          <rect x="-26" y="-30" width="52" height="56" rx="9" fill={PAPER} />
          <Label text={label} size={27} />
        </g>
      );
    case "wire":
      return (
        <g stroke-width="3">
          <rect x="-17" y="-36" width="34" height="74" rx="5" fill="#c99a5e" />
          <circle cy="-14" r="11" fill={PAPER} stroke="none" />
          <g transform="translate(0 -14)">
            <Label text={label} size={16} />
          </g>
        </g>
      );
    default:
      return (
        <g stroke-width="3">
          <circle r="32" cy="4" fill={EDGE} />
          <circle r="32" fill={shape === "dark" ? OUTLINE : PAPER} />
          <Label text={label} size={label.length > 3 ? 18 : 24} ink={shape === "dark" ? PAPER : OUTLINE} />
        </g>
      );
  }
}

function Label({ text, size, ink = OUTLINE }: { readonly text: string; readonly size: number; readonly ink?: string }) {
  return (
    <text class="display" font-size={size} fill={ink} stroke="none" text-anchor="middle" dominant-baseline="central">
      {text}
    </text>
  );
}
