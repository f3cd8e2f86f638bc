// It's a Bomb!: what lies on a tile, drawn on a grid of 40: a bend of its own for each colour, and the special pieces.
import { ICON_SHAPES } from "../../kit/icon_shapes";
import { patternOf } from "../../kit/shape";
import { starPoints } from "../../kit/star_points";
import { AUXILIARY, BATTERY, EXPLOSIVE, GREY, inkOf, RECEIVER } from "./kind";

const BENDS: { readonly [kind: number]: string } = {
  0: "M-2 20H8L14 8 26 32 32 20H42",
  1: "M-2 12H20V28H42",
  2: "M-2 26H14C24 26 30 20 30 14.5A8.5 8.5 0 1 0 17 21C20 25 26 26 42 26",
  3: "M-2 20C6 20 6 8 13 8S20 32 27 32 34 20 42 20",
  4: "M-2 30H8C16 30 12 10 20 10S24 30 32 30H42",
  [GREY]: "M-2 20H42",
};

/** A tile's face; where it is cut, two snips run across a cable. */
export function Picture({ kind, cut }: { readonly kind: number; readonly cut: boolean }) {
  return (
    <svg class="iab-picture" viewBox="0 0 40 40" aria-hidden="true">
      {BENDS[kind] !== undefined ? <Cable kind={kind} /> : <Special kind={kind} />}
      {cut && BENDS[kind] !== undefined && (
        <>
          <path d="M14 -2L26 42" stroke="var(--card)" stroke-width="7" />
          <path d="M10.5 -2L22.5 42M17.5 -2L29.5 42" stroke="#211a16" stroke-width="1.8" stroke-dasharray="3 2.5" />
        </>
      )}
    </svg>
  );
}

export function Cable({ kind }: { readonly kind: number }) {
  const ink = inkOf(kind)!;
  const bend = { d: BENDS[kind], fill: "none", "stroke-linejoin": "round" } as const;
  return (
    <>
      <path {...bend} stroke="#211a16" stroke-width="13" />
      <path {...bend} stroke={`var(--${ink})`} stroke-width="9" />
      <path {...bend} stroke={patternOf(ink)} stroke-width="9" />
    </>
  );
}

export function Special({ kind }: { readonly kind: number }) {
  const line = { stroke: "#211a16", "stroke-width": 2.4, "stroke-linejoin": "round", "stroke-linecap": "round" } as const;
  if (kind === EXPLOSIVE) {
    return (
      <g {...line}>
        <polygon points={starPoints(20, 20, 17, 10, 10)} fill="#ffb51f" />
        <path d="M23 15q2-4 6-3" fill="none" />
        <circle class="iab-ball" cx="19" cy="21.5" r="7" fill="#3c3340" />
      </g>
    );
  }
  if (kind === BATTERY) {
    return (
      <g {...line}>
        <path d="M15 6h10v4h-10z" fill="#8c8078" />
        <rect x="9" y="10" width="22" height="25" rx="3" fill="#9fd08f" />
        <path d="M21.5 14l-6 9.5h5l-2 7.5 7-10h-5z" fill="#ffb51f" stroke-width="1.6" />
      </g>
    );
  }
  if (kind === RECEIVER) {
    return (
      <g {...line} transform="translate(2.5 1.5) scale(1.48)" stroke-width="1.7">
        <path d={ICON_SHAPES.phone} fill="#8fc8d8" />
      </g>
    );
  }
  return kind === AUXILIARY ? (
    <g {...line}>
      <rect x="7" y="13" width="26" height="21" rx="3" fill="#f39a72" />
      <circle cx="20" cy="23.5" r="5.5" fill="#fffaee" />
      <path d="M20 23.5V20M20 23.5l2.6 1.5M13 13q0-6 7-6t7 6" fill="none" />
    </g>
  ) : null;
}
