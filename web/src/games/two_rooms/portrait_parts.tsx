// Two Rooms: the parts of portraits. Eyes and mouths are drawn about their middle, in the colour of the text; hats and garments about the
// place where a body wears them, 20 units wide; what is held, in the box of 48.
import type { JSX } from "preact";

type Parts<Name extends string> = { readonly [name in Name]: JSX.Element };

export type Eyes = "dot" | "lash" | "shut" | "wink" | "brow" | "worry" | "wide" | "cross" | "glasses" | "shades" | "mask";
export type Mouth = "smile" | "flat" | "o" | "grin" | "smirk" | "frown" | "teeth" | "tash" | "lips" | "stitch";
export type Hat = "topper" | "crown" | "fedora" | "hard" | "mirror" | "visor" | "beret" | "cap" | "bow" | "leaf" | "halo" | "horns";
export type Garment = "sash" | "bowtie" | "tie" | "steth" | "apron" | "collar" | "cape" | "belt";
export type Prop = "plunger" | "wrench" | "cards" | "case" | "rose" | "bag" | "lens" | "tray";

export const EYES: Parts<Eyes> = {
  dot: (
    <>
      <circle cx="-4.5" cy="0" r="2.1" fill="currentColor" stroke="none" />
      <circle cx="4.5" cy="0" r="2.1" fill="currentColor" stroke="none" />
    </>
  ),
  lash: (
    <>
      <circle cx="-4.5" cy="0" r="2.1" fill="currentColor" stroke="none" />
      <circle cx="4.5" cy="0" r="2.1" fill="currentColor" stroke="none" />
      <path d="M-6.9 -2.6l-1.6-1M6.9 -2.6l1.6-1M-4.5 -3.4l-.4-1.7M4.5 -3.4l.4-1.7" fill="none" stroke="currentColor" stroke-width="1.5" />
    </>
  ),
  shut: <path d="M-6.7 0q2.2 2.4 4.4 0M2.3 0q2.2 2.4 4.4 0" fill="none" stroke="currentColor" stroke-width="2" />,
  wink: (
    <>
      <circle cx="-4.5" cy="0" r="2.1" fill="currentColor" stroke="none" />
      <path d="M2.3 0.6q2.2-2.6 4.4 0" fill="none" stroke="currentColor" stroke-width="2" />
    </>
  ),
  brow: (
    <>
      <circle cx="-4.5" cy="0" r="2.1" fill="currentColor" stroke="none" />
      <circle cx="4.5" cy="0" r="2.1" fill="currentColor" stroke="none" />
      <path d="M-7.1 -4.6l4.4 1.6M7.1 -4.6l-4.4 1.6" fill="none" stroke="currentColor" stroke-width="2" />
    </>
  ),
  worry: (
    <>
      <circle cx="-4.5" cy="0" r="2.1" fill="currentColor" stroke="none" />
      <circle cx="4.5" cy="0" r="2.1" fill="currentColor" stroke="none" />
      <path d="M-7.1 -3.4l4-1.8M7.1 -3.4l-4-1.8" fill="none" stroke="currentColor" stroke-width="1.7" />
    </>
  ),
  wide: (
    <>
      <circle cx="-4.5" cy="0" r="3.4" fill="#fff" stroke-width="1.5" />
      <circle cx="-4.5" cy="0" r="1.5" fill="#211a16" stroke="none" />
      <circle cx="4.5" cy="0" r="3.4" fill="#fff" stroke-width="1.5" />
      <circle cx="4.5" cy="0" r="1.5" fill="#211a16" stroke="none" />
    </>
  ),
  cross: (
    <>
      <path d="M-6.5 -2l4 4M-2.5 -2l-4 4" fill="none" stroke="currentColor" stroke-width="2" />
      <path d="M2.5 -2l4 4M6.5 -2l-4 4" fill="none" stroke="currentColor" stroke-width="2" />
    </>
  ),
  glasses: (
    <>
      <g fill="#fffaee" stroke-width="1.7">
        <circle cx="-4.9" cy="0" r="3.9" />
        <circle cx="4.9" cy="0" r="3.9" />
      </g>
      <path d="M-1.1 0h2.2" stroke-width="1.7" />
      <circle cx="-4.9" cy="0" r="1.6" fill="#211a16" stroke="none" />
      <circle cx="4.9" cy="0" r="1.6" fill="#211a16" stroke="none" />
    </>
  ),
  shades: (
    <>
      <path d="M-9 -2.5h18l-.6 3q-.6 3-3.4 3t-3.6-4h-3.8q-.8 4-3.6 4t-3.4-3z" fill="#211a16" stroke-width="1.4" />
      <path d="M-6 -0.6l1.5 1.6M3 -0.6l1.5 1.6" stroke="#fff" stroke-width="1.2" />
    </>
  ),
  mask: (
    <>
      <path d="M-9.5 -3q9.5 2 19 0q.5 6.5-4 6.5-2.6 0-5.5-2.3-5.5 2.3-5.5 2.3-5 0-4.5-6.5z" fill="#211a16" stroke="none" />
      <circle cx="-4.5" cy="0.2" r="1.9" fill="#fff" stroke="none" />
      <circle cx="4.5" cy="0.2" r="1.9" fill="#fff" stroke="none" />
    </>
  ),
};

export const MOUTHS: Parts<Mouth> = {
  smile: <path d="M-3.5 0q3.5 3.8 7 0" fill="none" stroke="currentColor" stroke-width="2" />,
  flat: <path d="M-3 0.5h6" fill="none" stroke="currentColor" stroke-width="2" />,
  o: <ellipse cx="0" cy="1" rx="2.2" ry="2.8" fill="currentColor" stroke="none" />,
  grin: <path d="M-4 -1h8q-.5 5-4 5t-4-5z" fill="#fff" stroke="currentColor" stroke-width="1.6" />,
  smirk: <path d="M-3 0.8q4 1 6.5-2.5" fill="none" stroke="currentColor" stroke-width="2" />,
  frown: <path d="M-3.5 2q3.5-3.6 7 0" fill="none" stroke="currentColor" stroke-width="2" />,
  teeth: (
    <>
      <path d="M-4.5 -1h9v2.5q-4.5 3.5-9 0z" fill="#fff" stroke-width="1.5" />
      <path d="M-1.5 -1v3.6M1.5 -1v3.6" stroke-width="1" />
    </>
  ),
  tash: (
    <path
      d="M0 -1.5q-2.6-2-5.500.6-1 1-2 .4 1 3.4 4.3 2.6 2.2-.5 3.2-2 1 1.5 3.2 2 3.300.8 4.3-2.6-1 .6-2-.4-2.9-2.6-5.5-.6z"
      fill="#4a382b"
      stroke-width="1"
    />
  ),
  lips: <path d="M-3.5 0q1.8-2 3.5-.6 1.7-1.4 3.500.6-3.5 3.8-7 0z" fill="#c4302b" stroke-width="1.2" />,
  stitch: <path d="M-4.5 0.5h9M-3 -1.2v3.4M0 -1.2v3.4M3 -1.2v3.4" fill="none" stroke="currentColor" stroke-width="1.6" />,
};

export const HATS: Parts<Hat> = {
  topper: (
    <>
      <path d="M-8 1V-12h16V1" fill="#3c3340" />
      <path d="M-8-4h16v3.5h-16z" fill="#c4302b" stroke="none" />
      <path d="M-13 1.5h26" />
    </>
  ),
  crown: (
    <>
      <path d="M-10 2L-11.5-9l5.5 4L0-12l6 7 5.5-4L10 2z" fill="#ffb51f" />
      <circle cx="0" cy="-2.5" r="1.8" fill="#c4302b" stroke="none" />
      <circle cx="-5.5" cy="-1.5" r="1.3" fill="#fffaee" stroke="none" />
      <circle cx="5.5" cy="-1.5" r="1.3" fill="#fffaee" stroke="none" />
    </>
  ),
  fedora: (
    <>
      <path d="M-8 0q0-9 4-9.5 4 2.5 8 0 4 .5 4 9.5z" fill="#6b5646" />
      <path d="M-8-3.5h16V0h-16z" fill="#211a16" stroke="none" />
      <path d="M-14 1q14 4 28 0" fill="none" />
    </>
  ),
  hard: (
    <>
      <path d="M-10 1.5a10 10 0 0 1 20 0z" fill="#f8c627" />
      <path d="M-3-8.5V1M3-8.5V1" fill="none" />
      <path d="M-13 2h26" fill="none" />
    </>
  ),
  mirror: (
    <>
      <path d="M-10 1q10-4 20 0" fill="none" />
      <circle cx="0" cy="-2.5" r="5" fill="#d6e6ee" />
      <circle cx="0" cy="-2.5" r="1.4" fill="#211a16" stroke="none" />
    </>
  ),
  visor: (
    <>
      <path d="M-10 0q10-6 20 0v2q-10-3-20 0z" fill="#1f7a4d" />
      <path d="M-9 2q9-3 18 0l4 4q-13-3.5-26 0z" fill="#4cb487" />
    </>
  ),
  beret: (
    <>
      <path d="M-11 1q-2-8 11-8.5 12 .5 11 7-10-2-22 1.5z" fill="#1d5ca6" />
      <path d="M0-7.5v-3" fill="none" />
    </>
  ),
  cap: (
    <>
      <path d="M-9 1a9 8.5 0 0 1 18 0z" fill="#4f8a8b" />
      <path d="M9 1q6 0 7 2.5-8-1-25-.500" fill="#3a6a6b" />
    </>
  ),
  bow: (
    <>
      <path d="M0-2l-8-5v9zM0-2l8-5v9z" fill="#e07b8f" />
      <circle cx="0" cy="-2" r="2.4" fill="#e07b8f" />
    </>
  ),
  leaf: <path d="M0 1q-1-8-8-8 0 6 8 8zM0 1q1-8 8-8 0 6-8 8z" fill="#4cb487" />,
  halo: (
    <>
      <ellipse cx="0" cy="-7" rx="10" ry="3" fill="none" stroke-width="5" />
      <ellipse cx="0" cy="-7" rx="10" ry="3" fill="none" stroke="#ffd873" stroke-width="2.4" />
    </>
  ),
  horns: <path d="M-8 1q-6-4-4-12 4 5 9 8zM8 1q6-4 4-12-4 5-9 8z" fill="#fffaee" />,
};

export const GARMENTS: Parts<Garment> = {
  sash: (
    <>
      <path d="M-10-9L11 2v5.5L-10-3z" fill="#ffb51f" />
      <polygon
        points={
          "6,-2 7.37,0.24 9.86,-0.6 9.46,2 11.91,2.96 9.94,4.69 11.2,7 8.57,7.06 8.05,9.64 " +
          "6,8 3.95,9.64 3.43,7.06 0.8,7 2.06,4.69 0.09,2.96 2.54,2 2.14,-0.6 4.63,0.24"
        }
        fill="#c6371d"
      />
      <polygon
        points="6,1.2 6.71,3.03 8.66,3.13 7.14,4.37 7.65,6.27 6,5.2 4.35,6.27 4.86,4.37 3.34,3.13 5.29,3.03"
        fill="#fffaee"
        stroke="none"
      />
    </>
  ),
  bowtie: (
    <>
      <path d="M0-1l-8-4.5v9zM0-1l8-4.5v9z" fill="#c4302b" />
      <circle cx="0" cy="-1" r="2.3" fill="#c4302b" />
    </>
  ),
  tie: <path d="M-2.5-5h5l-1 3 2.5 7-4 4-4-4 2.5-7z" fill="#1d5ca6" />,
  steth: (
    <>
      <path d="M-8-7q0 8 8 8t8-8" fill="none" />
      <circle cx="3" cy="4.5" r="3.6" fill="#d6e6ee" />
      <path d="M0 1l2 1" />
    </>
  ),
  apron: (
    <>
      <path d="M-9-4h18v11h-18z" fill="#fffaee" />
      <path d="M0-1.5v6M-3 1.5h6" stroke="#c4302b" stroke-width="2.4" />
    </>
  ),
  collar: <path d="M-10-5l6 7 4-4 4 4 6-7v4l-6 7-4-4-4 4-6-7z" fill="#fffaee" />,
  cape: <path d="M-9-6h18v4h-18z" fill="#c4302b" />,
  belt: (
    <>
      <path d="M-11-2h22v5h-22z" fill="#6b5646" />
      <rect x="-3" y="-3" width="6" height="7" rx="1" fill="#ffb51f" />
    </>
  ),
};

export const PROPS: Parts<Prop> = {
  plunger: (
    <g transform="translate(41 36)">
      <rect x="-6" y="-2" width="12" height="9" rx="1.5" fill="#c6371d" />
      <path d="M0-2v-6M-4.5-8.5h9" fill="none" />
    </g>
  ),
  wrench: (
    <g transform="translate(41 35) rotate(18)">
      <path d="M-1.8 9V-3a5 5 0 0 1-2-7l2.3 3h3l2.3-3a5 5 0 0 1-2 7V9z" fill="#aaa196" />
    </g>
  ),
  cards: (
    <g transform="translate(41 36)">
      <rect x="-7" y="-6" width="8" height="12" rx="1.5" fill="#fffaee" transform="rotate(-16)" />
      <rect x="-1" y="-7" width="8" height="12" rx="1.5" fill="#fffaee" transform="rotate(12)" />
      <path d="M4-3.5l1.8 2.5L4 1.5 2.2-1z" fill="#c4302b" transform="rotate(12)" stroke="none" />
    </g>
  ),
  case: (
    <g transform="translate(41 36)">
      <rect x="-6.5" y="-3" width="13" height="10" rx="1.5" fill="#8a5a34" />
      <path d="M-2.5-3v-2.5h5V-3M-6.5 1.5h13" fill="none" />
    </g>
  ),
  rose: (
    <g transform="translate(41 36)">
      <path d="M0 9V-2" />
      <path d="M0 4q4-1 5-4-4 0-5 4z" fill="#4cb487" />
      <circle cx="0" cy="-5" r="4.5" fill="#c4302b" />
      <path d="M-2-5q2-3 4 0-2 2.5-4 0z" fill="none" stroke="#fff" stroke-width="1" />
    </g>
  ),
  bag: (
    <g transform="translate(41 36)">
      <rect x="-6.5" y="-3" width="13" height="9.5" rx="2" fill="#fffaee" />
      <path d="M-2.5-3v-2.5h5V-3" fill="none" />
      <path d="M0-.8v5M-2.5 1.7h5" stroke="#c4302b" stroke-width="2.2" />
    </g>
  ),
  lens: (
    <g transform="translate(41 36)">
      <circle cx="0" cy="-3" r="5.5" fill="#d6e6ee" />
      <path d="M-3.5 1.5L-7 7" />
    </g>
  ),
  tray: (
    <g transform="translate(41 36)">
      <path d="M-8 0h16" />
      <path d="M-6-1.5a6 6 0 0 1 12 0z" fill="#d6e6ee" />
      <path d="M0-7.5v-1.5" />
    </g>
  ),
};
