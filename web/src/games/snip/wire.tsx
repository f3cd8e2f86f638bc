// Snip: one wire. Covered it is plain cardboard; known it has ink, pattern, shape and letter; cut it has two frayed ends.
import { InkShape, patternOf, type Ink } from "../../kit/shape";
import { starPoints } from "../../kit/star_points";
import { inkLetter } from "../ink_letter";

export const BLUE = 0;
export const RED = 1;

/** The places of all wires, in the order of the table: a, b for the first seat, c, d for the second … */
export const letterOf = (wire: number): string => String.fromCharCode(97 + wire);
export const ownerOf = (wire: number): number => Math.floor(wire / 2);
export const pieceOf = (wire: number): string => `wire-${wire}`;

export interface WireFacts {
  readonly wire: number;
  readonly colour: number | null;
  readonly cut: boolean;
  readonly vouched: boolean;
}

export function WireDrawing({ colour, cut, vouched, chosen }: WireFacts & { readonly chosen: boolean }) {
  return (
    <span class="snip-wire">
      <svg viewBox="0 0 60 132" aria-hidden="true">
        {chosen && <Frame />}
        {colour === null ? <Covered /> : cut ? <CutWire colour={colour} /> : <WholeWire colour={colour} />}
        {vouched && <Stamp />}
      </svg>
      {colour !== null && <span class="snip-ink-letter" data-letter={inkLetter(inkOf(colour))} />}
    </span>
  );
}

const OUTLINE = { stroke: "var(--outline)", "stroke-width": 3, "stroke-linejoin": "round" } as const;

function Frame() {
  return (
    <g fill="none">
      <rect x="3" y="15" width="54" height="102" rx="10" stroke="var(--outline)" stroke-width="9" />
      <rect x="3" y="15" width="54" height="102" rx="10" stroke="var(--spark)" stroke-width="5" />
    </g>
  );
}

function Covered() {
  return (
    <>
      <rect x="22" y="0" width="16" height="136" fill="#4a3d55" {...OUTLINE} />
      <rect x="6" y="20" width="48" height="92" rx="7" fill="var(--kraft)" {...OUTLINE} />
      <rect x="11.5" y="25.5" width="37" height="81" rx="4" fill="var(--kraft-2)" />
      <circle cx="30" cy="66" r="12" fill="none" stroke="var(--kraft-3)" stroke-width="4.5" stroke-dasharray="5.500 2.040" />
      <path d="M11.500 43h37M11.500 89h37" stroke="var(--kraft)" stroke-width="2.5" />
    </>
  );
}

function WholeWire({ colour }: { readonly colour: number }) {
  return (
    <>
      <rect x="13" y="0" width="34" height="136" fill={`var(--${inkOf(colour)})`} {...OUTLINE} />
      <rect x="14.5" y="64" width="31" height="72" fill={patternOf(inkOf(colour))} />
      <path d="M19 1v131" stroke="#fff" stroke-width="3" opacity=".28" />
      <ShapeAt colour={colour} y={92} size={20} />
    </>
  );
}

const LOWER_END = "M13 140v-53l6 3 6-4 6 4 6-4 6 4 4-3v54z";

/** The upper end hangs, the lower end leans away: cut for good, and still readable. */
function CutWire({ colour }: { readonly colour: number }) {
  return (
    <>
      {colour === RED && <polygon points={starPoints(30, 66, 31, 15, 11, 0.25, 4)} fill="var(--spark)" {...OUTLINE} />}
      <Strands y={55} up={false} />
      <path d="M13 0h34v54l-6-3-6 4-6-4-6 4-6-4-4 3z" fill={`var(--${inkOf(colour)})`} {...OUTLINE} />
      <path d="M19 1v45" stroke="#fff" stroke-width="3" opacity=".28" />
      <g transform="rotate(11 30 136)">
        <Strands y={86} up />
        <path d={LOWER_END} fill={`var(--${inkOf(colour)})`} {...OUTLINE} />
        <path d={LOWER_END} fill={patternOf(inkOf(colour))} />
        <ShapeAt colour={colour} y={111} size={15} />
      </g>
    </>
  );
}

function Strands({ y, up }: { readonly y: number; readonly up: boolean }) {
  const end = up ? y - 12 : y + 12;
  const strands = `M22 ${y}L19 ${end}M30 ${y}V${end + (up ? -2 : 2)}M38 ${y}L42 ${end}`;
  return (
    <g fill="none" stroke-linecap="round">
      <path d={strands} stroke="var(--outline)" stroke-width="7" />
      <path d={strands} stroke="#e0a05a" stroke-width="3.5" />
    </g>
  );
}

function ShapeAt({ colour, y, size }: { readonly colour: number; readonly y: number; readonly size: number }) {
  return (
    <g transform={`translate(${30 - size / 2} ${y - size / 2}) scale(${size / 24})`} fill="#fff">
      <InkShape ink={inkOf(colour)} />
    </g>
  );
}

function Stamp() {
  return (
    <g class="snip-stamp" transform="translate(46 20) rotate(-12)">
      <circle r="13" fill="var(--safe)" {...OUTLINE} stroke-width="2.8" />
      <circle r="9.5" fill="none" stroke="#fff" stroke-width="1.3" stroke-dasharray="2.500 2" />
      <path d="M-5 .5L-1.500 4 5 -4" fill="none" stroke="#fff" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round" />
    </g>
  );
}

function inkOf(colour: number): Ink {
  return colour === RED ? "red" : "blue";
}
