// Bombs Away: the face of a card, as it lies: pipes in their ink, pattern and shape, caps, bombs; and the Hydrant.
import { useMemo } from "preact/hooks";
import { InkShape, patternOf } from "../../kit/shape";
import { starPoints } from "../../kit/star_points";
import { colourOf, inkOf, isBomb, openingsOf, TIER_2 } from "./kind";
import type { Side } from "./place";

const INK = "#211a16";
const WILD = "#fff0bf";
const EDGES: { readonly [side in Side]: readonly [number, number] } = { N: [25, -1], E: [51, 35], S: [25, 71], W: [-1, 35] };
const FLANGES: { readonly [side in Side]: readonly [number, number, number, number] } = {
  N: [10, -1, 30, 8],
  E: [43, 20, 8, 30],
  S: [10, 63, 30, 8],
  W: [-1, 20, 8, 30],
};

interface Props {
  readonly kind: number;
  readonly turned?: boolean;
}

export function CardFace({ kind, turned = false }: Props) {
  // Drawn once: a tap elsewhere changes no face.
  return useMemo(
    () => (
      <svg class="ba-face" viewBox="0 0 50 70" aria-hidden="true">
        <Stock fill={isBomb(kind) ? "#3c3340" : "var(--card)"} />
        {isBomb(kind) ? <Bomb tier={kind === TIER_2 ? 2 : 1} /> : <Pipe kind={kind} turned={turned} />}
      </svg>
    ),
    [kind, turned],
  );
}

/** Card stock with its cardboard edge. */
function Stock({ fill }: { readonly fill: string }) {
  return (
    <g stroke={INK} stroke-width="2.2">
      <rect x="1" y="4" width="48" height="68" rx="6" fill="var(--card-edge)" />
      <rect x="1" y="1" width="48" height="67" rx="6" fill={fill} />
    </g>
  );
}

function Pipe({ kind, turned = false }: Props) {
  const sides = openingsOf(kind, turned);
  const line = lineOf(sides);
  const ink = inkOf(kind);
  const fill = ink !== undefined ? `var(--${ink})` : colourOf(kind) === "wild" ? WILD : "var(--grey)";
  const pattern = ink !== undefined ? patternOf(ink) : colourOf(kind) === "wild" ? "url(#p-wild)" : undefined;
  return (
    <>
      <g fill="none" stroke-linejoin="round">
        <path d={line} stroke={INK} stroke-width="25" />
        <path d={line} stroke={fill} stroke-width="19.5" />
        {pattern !== undefined && <path d={line} stroke={pattern} stroke-width="19.5" />}
      </g>
      <g fill={fill} stroke={INK} stroke-width="2">
        {sides.map((side) => {
          const [x, y, width, height] = FLANGES[side];
          return <rect key={side} x={x} y={y} width={width} height={height} />;
        })}
      </g>
      <Mark kind={kind} />
    </>
  );
}

/** The middle of the card: the shape of its ink, a star, or the lid of a cap. */
function Mark({ kind }: { readonly kind: number }) {
  const ink = inkOf(kind);
  if (ink !== undefined) {
    return (
      <>
        <circle cx="25" cy="35" r="9.5" fill="#fffaee" stroke={INK} stroke-width="2" />
        <g transform="translate(19 29) scale(.5)" fill={`var(--${ink})`} stroke={INK} stroke-width="2.6">
          <InkShape ink={ink} />
        </g>
      </>
    );
  }
  if (colourOf(kind) === "wild")
    return <path d="M25 24l2.8 8.2 8.2 2.8-8.2 2.8-2.8 8.2-2.8-8.2-8.2-2.8 8.2-2.8z" fill="#fffaee" stroke={INK} stroke-width="2" />;
  return (
    <g fill="var(--grey)" stroke={INK} stroke-width="2.6" stroke-linecap="round">
      <circle cx="25" cy="35" r="14" />
      <path d="M19 29l12 12M31 29l-12 12" />
    </g>
  );
}

/** A bend is round, and its upright end comes first; joints of one, three or four pipes meet in the middle. */
function lineOf(sides: readonly Side[]): string {
  const [one, other] = sides.map((side) => EDGES[side]);
  if (sides.length === 2 && one !== undefined && other !== undefined) {
    if (one[0] === other[0] || one[1] === other[1]) return `M${one[0]} ${one[1]}L${other[0]} ${other[1]}`;
    return `M25 ${one[1]}V${one[1] < 35 ? 20 : 50}Q25 35 ${other[0] > 25 ? 40 : 10} 35H${other[0]}`;
  }
  return sides.map((side) => `M${EDGES[side].join(" ")}L25 35`).join("");
}

function Bomb({ tier }: { readonly tier: 1 | 2 }) {
  const balls =
    tier === 1
      ? [[24, 36, 0.52]]
      : [
          [19, 30, 0.38],
          [30, 44, 0.38],
        ];
  return (
    <>
      <rect x="4.5" y="4.5" width="41" height="60" rx="4" fill="none" stroke="#6d6070" stroke-width="1.6" />
      <polygon points={starPoints(25, 36, 24, 15, 12, 0.16, tier)} fill="var(--spark)" stroke={INK} stroke-width="2" />
      {balls.map(([x, y, scale]) => (
        <g key={y} transform={`translate(${x} ${y}) scale(${scale})`} stroke={INK} stroke-width="3" stroke-linecap="round">
          <path d="M6 -20C8 -32 20 -34 24 -27" fill="none" stroke-width="6" />
          <path d="M6 -20C8 -32 20 -34 24 -27" fill="none" stroke="#d8b27a" stroke-width="2.6" />
          <rect x="-1" y="-24" width="13" height="9" rx="2" fill="#6d6070" transform="rotate(16 6 -20)" />
          <circle r="20" fill="#3c3340" />
          <path d="M-13 -4A13 13 0 0 1 -4 -13" fill="none" stroke="#fff" stroke-width="3.4" opacity=".8" />
        </g>
      ))}
      <text class="ba-tier" x="9.5" y="15.5">
        {tier}
      </text>
    </>
  );
}

/** In the middle of the table; its outlets are open to every colour. */
export function HydrantFace() {
  return (
    <svg class="ba-face" viewBox="0 0 50 70" aria-hidden="true">
      <Stock fill="#f3dcc0" />
      <path d="M-1 35H51" stroke={INK} stroke-width="22" />
      <path d="M-1 35H51" stroke="#e9b23c" stroke-width="16" />
      <g transform="translate(25 17.6) scale(.62)" stroke={INK} stroke-width="3.5" stroke-linejoin="round">
        <path d="M-22 50V0Q-22 -24 0 -24T22 0V50z" fill="#c6371d" />
        <path d="M-28 50H28V60H-28zM-27 2H27V11H-27z" fill="#9c2a15" />
        <path d="M-5 -24V-34H5V-24" fill="#9c2a15" />
        <path d="M-38 18h18v20h-18zM20 18h18v20h-18z" fill="#e9b23c" />
        <circle cy="28" r="9" fill="#e9b23c" />
      </g>
    </svg>
  );
}

/** A pile: kraft backs to draw from, card stock where cards are out. */
export function PileFace({ back }: { readonly back: boolean }) {
  return (
    <svg class="ba-face" viewBox="0 0 50 70" aria-hidden="true">
      <Stock fill={back ? "var(--kraft)" : "var(--card)"} />
      {back && <rect x="6" y="6" width="38" height="57" rx="4" fill="none" stroke="var(--kraft-2)" stroke-width="3" />}
    </svg>
  );
}
