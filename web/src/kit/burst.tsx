// A blast: marigold teeth, dots that grow outwards, a pale heart. Drawn once, never shimmering.
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { starPoints } from "./star_points";
import "./burst.css";

interface Props {
  /** The ink of the dots: orange on home and wins, boom for an explosion. */
  dots?: "orange" | "boom";
  /** Grows out of its middle, as at the end of a game. */
  grows?: boolean;
  /** Drawn on top, in a box of 220 around 0. */
  children?: ComponentChildren;
  label?: string;
}

const TEETH = starPoints(0, 0, 107, 68, 15, 0.17, 3);
const HEART = starPoints(0, 0, 53, 34, 15, 0.17, 3);
const DOTS = halftone();

export function Burst({ dots = "orange", grows = false, children, label }: Props) {
  const clip = useId();
  return (
    <svg
      class={grows ? "burst burst-grows" : "burst"}
      viewBox="-110 -110 220 220"
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <g transform="rotate(9)">
        <clipPath id={clip}>
          <polygon points={TEETH} />
        </clipPath>
        <polygon points={TEETH} fill="#ffb51f" />
        <path d={DOTS} clip-path={`url(#${clip})`} fill={dots === "boom" ? "#c6371d" : "#e0742a"} />
        <polygon points={HEART} fill="#fff0bf" />
        <polygon points={TEETH} fill="none" stroke="#211a16" stroke-width="3.5" stroke-linejoin="round" />
      </g>
      {children}
    </svg>
  );
}

/** Dots on a slanted raster; the farther from the middle, the bigger. */
function halftone(): string {
  let path = "";
  for (let row = -12; row <= 12; row++) {
    for (let column = -11; column <= 11; column++) {
      const x = (column + (row % 2 ? 0.5 : 0)) * 9.5;
      const y = row * 8.2;
      const distance = Math.hypot(x, y);
      const radius = ((distance - 34) / 70) * 4.6;
      if (radius < 0.6 || distance > 108) continue;
      const r = radius.toFixed(1);
      const width = (2 * radius).toFixed(1);
      path += `M${(x - radius).toFixed(1)} ${y.toFixed(1)}a${r} ${r} 0 1 0 ${width} 0a${r} ${r} 0 1 0 -${width} 0`;
    }
  }
  return path;
}

/** The bomb of the house, laughing in its blast. */
export function BombBurst({ mood = "laugh", dots = "orange" }: { mood?: Mood; dots?: "orange" | "boom" }) {
  return (
    <Burst dots={dots}>
      <g transform="translate(-4 14) scale(1.7)">
        <Bomb mood={mood} />
      </g>
    </Burst>
  );
}

const MOUTHS = {
  laugh: { d: "M-4 2.5h8q-.5 5-4 5t-4-5z", fill: "#fff", "stroke-width": 1.6 },
  smirk: { d: "M-3 5.5q4 1 6.5-2.5", fill: "none", "stroke-width": 2 },
};
type Mood = keyof typeof MOUTHS | "none";

/** The bomb of the house, 40 across, around 0. */
export function Bomb({ mood = "laugh" }: { mood?: Mood }) {
  return (
    <g stroke="#211a16" stroke-linejoin="round" stroke-linecap="round">
      <path d="M6 -20C8 -32 20 -34 24 -27" fill="none" stroke-width="6" />
      <path d="M6 -20C8 -32 20 -34 24 -27" fill="none" stroke="#d8b27a" stroke-width="2.6" />
      <polygon points={starPoints(26, -25, 10, 4.5, 8)} fill="#ffb51f" stroke-width="2.2" />
      <rect x="-1" y="-24" width="13" height="9" rx="2" fill="#6d6070" stroke-width="3" transform="rotate(16 6 -20)" />
      <circle r="20" fill="#3c3340" stroke-width="3" />
      <path d="M-13 -4A13 13 0 0 1 -4 -13" stroke="#fff" stroke-width="3.4" fill="none" opacity=".8" />
      {mood !== "none" && (
        <g transform="scale(1.15)">
          <circle cx="-6.5" cy="-1" r="2.1" fill="#fff" stroke="none" />
          <circle cx="6.5" cy="-1" r="2.1" fill="#fff" stroke="none" />
          <path stroke="#fff" {...MOUTHS[mood]} />
        </g>
      )}
    </g>
  );
}
