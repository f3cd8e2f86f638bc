// What is painted on a square, drawn as the game draws it.
import { Crate, HardBlock, Hole } from "../games/blast_tactics/block";
import { FigureFace } from "../games/blast_tactics/figure";
import { Feature } from "../games/blast_tactics/ground";
import { CRACKED, FIRST_PAD, POWER } from "../games/blast_tactics/kind";
import { isStart } from "./plan";

const FEATURES: { readonly [sign: string]: number } = {
  P: POWER,
  "~": CRACKED,
  "^": FIRST_PAD,
  ">": FIRST_PAD + 1,
  v: FIRST_PAD + 2,
  "<": FIRST_PAD + 3,
};

/** Around its middle, on a square of 40 units; floor shows nothing. */
export function Painted({ sign }: { readonly sign: string }) {
  if (sign === "#") return <HardBlock />;
  if (sign === "+") return <Crate />;
  if (sign === "O") return <Hole />;
  if (isStart(sign)) return <Start number={Number(sign)} />;
  const feature = FEATURES[sign];
  return feature === undefined ? null : <Feature feature={feature} />;
}

function Start({ number }: { readonly number: number }) {
  return (
    <g>
      <g transform="translate(-3 3) scale(.82)">
        <FigureFace seat={number - 1} />
      </g>
      <circle cx="12" cy="-11" r="7.5" fill="#fffaee" stroke="#211a16" stroke-width="1.8" />
      <text class="editor-number" x="12" y="-10.5">
        {number}
      </text>
    </g>
  );
}

/** As the palette shows it. */
export function SquareIcon({ sign }: { readonly sign: string }) {
  return (
    <svg class="editor-square-icon" viewBox="-20 -20 40 40" aria-hidden="true">
      <rect x="-19" y="-19" width="38" height="38" rx="4" fill="var(--floor)" stroke="#211a16" stroke-width="1.6" />
      <Painted sign={sign} />
    </svg>
  );
}
