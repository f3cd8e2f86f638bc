// The eight faces people wear: small fireworks, never an ink of a game.
import type { JSX } from "preact";

export interface FaceShape {
  name: string;
  /** The pastel disc behind it. */
  disc: string;
  draw: () => JSX.Element;
}

export const FACE_SHAPES: readonly FaceShape[] = [
  {
    name: "cherry",
    disc: "#f4cfa0",
    draw: () => (
      <>
        <path d="M28 14q2-7 8-8" fill="none" />
        <polygon
          points="37,1 38.1,4.09 41.33,3.5 39.2,6 41.33,8.5 38.1,7.91 37,11 35.9,7.91 32.67,8.5 34.8,6 32.67,3.5 35.9,4.09"
          fill="#ffb51f"
          stroke="#211a16"
          stroke-width="1.3"
          stroke-linejoin="round"
        />
        <rect x="22" y="11" width="9" height="6" rx="1.5" fill="#8c7a6b" transform="rotate(18 26 14)" />
        <circle cx="23" cy="28" r="14" fill="#5a4a68" />
        <path d="M13 25a10 10 0 0 1 5-6" stroke="#fff" stroke-width="2" fill="none" stroke-linecap="round" opacity=".7" />
        <circle cx="18" cy="27" r="2.1" fill="#fff" stroke="none" />
        <circle cx="28" cy="27" r="2.1" fill="#fff" stroke="none" />
        <path d="M19 30.5h8q-.5 5-4 5t-4-5z" fill="#fff" stroke="#fff" stroke-width="1.6" stroke-linejoin="round" />
      </>
    ),
  },
  {
    name: "rocket",
    disc: "#cfe3dc",
    draw: () => (
      <>
        <path d="M16 36l-6 6v-11l6-5zM32 36l6 6v-11l-6-5z" fill="#d9705a" />
        <path d="M24 3c6 5 9 11 9 19v16H15V22c0-8 3-14 9-19z" fill="#eec06a" />
        <path d="M17.5 14q6.5-3 13 0" fill="none" />
        <path d="M20 38l4 7 4-7z" fill="#ffb51f" />
        <circle cx="20" cy="24" r="2.1" fill="#211a16" stroke="none" />
        <circle cx="28" cy="24" r="2.1" fill="#211a16" stroke="none" />
        <path d="M20.5 28q3.5 3.8 7 0" fill="none" stroke="#211a16" stroke-width="2" stroke-linecap="round" />
      </>
    ),
  },
  {
    name: "keg",
    disc: "#e9c6c0",
    draw: () => (
      <>
        <path d="M22 8q0-5 5-6" fill="none" />
        <polygon
          points="29,-2 30.1,1.09 33.33,0.5 31.2,3 33.33,5.5 30.1,4.91 29,8 27.9,4.91 24.67,5.5 26.8,3 24.67,0.5 27.9,1.09"
          fill="#ffb51f"
          stroke="#211a16"
          stroke-width="1.3"
          stroke-linejoin="round"
        />
        <path d="M11 10h26q5 14 0 31H11q-5-17 0-31z" fill="#c98e57" />
        <path d="M9.5 17h29M9.5 34h29" />
        <circle cx="19" cy="23" r="2.1" fill="#211a16" stroke="none" />
        <circle cx="29" cy="23" r="2.1" fill="#211a16" stroke="none" />
        <path d="M21 28h6" stroke="#211a16" stroke-width="2" stroke-linecap="round" />
      </>
    ),
  },
  {
    name: "mine",
    disc: "#d6dff0",
    draw: () => (
      <>
        <path d="M24 3v6M24 39v6M3 24h6M39 24h6M9 9l5 5M34 34l5 5M39 9l-5 5M14 34l-5 5" />
        <circle cx="24" cy="24" r="15" fill="#7d93b5" />
        <circle cx="19" cy="22" r="2.1" fill="#211a16" stroke="none" />
        <circle cx="29" cy="22" r="2.1" fill="#211a16" stroke="none" />
        <ellipse cx="24" cy="27.5" rx="2.2" ry="2.8" fill="#211a16" stroke="none" />
      </>
    ),
  },
  {
    name: "sticks",
    disc: "#f6d7b0",
    draw: () => (
      <>
        <path d="M24 12q0-7 6-9" fill="none" />
        <polygon
          points="32,-2 33.1,1.09 36.33,0.5 34.2,3 36.33,5.5 33.1,4.91 32,8 30.9,4.91 27.67,5.5 29.8,3 27.67,0.5 30.9,1.09"
          fill="#ffb51f"
          stroke="#211a16"
          stroke-width="1.3"
          stroke-linejoin="round"
        />
        <rect x="7" y="12" width="12" height="31" rx="3" fill="#d9705a" />
        <rect x="29" y="12" width="12" height="31" rx="3" fill="#d9705a" />
        <rect x="17" y="10" width="14" height="34" rx="3" fill="#e58a6e" />
        <path d="M6 35h36v5H6z" fill="#6b5646" />
        <circle cx="20" cy="22" r="2.1" fill="#211a16" stroke="none" />
        <circle cx="28" cy="22" r="2.1" fill="#211a16" stroke="none" />
        <path d="M21 27.5q4 1 6.5-2.5" fill="none" stroke="#211a16" stroke-width="2" stroke-linecap="round" />
      </>
    ),
  },
  {
    name: "match",
    disc: "#dfe6c0",
    draw: () => (
      <>
        <rect x="18" y="24" width="12" height="21" rx="3" fill="#e8cf9b" />
        <path d="M24 2c3 5 11 8 11 17a11 11 0 0 1-22 0c0-5 3-7 4-10 2 2 3 4 3 5 2-3 4-7 4-12z" fill="#f0954f" />
        <circle cx="20" cy="19" r="2.1" fill="#211a16" stroke="none" />
        <circle cx="28" cy="19" r="2.1" fill="#211a16" stroke="none" />
        <path d="M20.5 23q3.5 3.8 7 0" fill="none" stroke="#211a16" stroke-width="2" stroke-linecap="round" />
      </>
    ),
  },
  {
    name: "wheel",
    disc: "#ead3ea",
    draw: () => (
      <>
        <path d="M24 24q14 0 14.1 14.1q-4-2-9 0" fill="#b98bc7" />
        <path d="M24 24q7 12.1 -5.2 19.3q-4-2-9 0" fill="#b98bc7" />
        <path d="M24 24q-7 12.1 -19.3 5.2q-4-2-9 0" fill="#b98bc7" />
        <path d="M24 24q-14 0 -14.1 -14.1q-4-2-9 0" fill="#b98bc7" />
        <path d="M24 24q-7 -12.1 5.2 -19.3q-4-2-9 0" fill="#b98bc7" />
        <path d="M24 24q7 -12.1 19.3 -5.2q-4-2-9 0" fill="#b98bc7" />
        <circle cx="24" cy="24" r="11.5" fill="#d3b0de" />
        <circle cx="20" cy="22" r="2.1" fill="#211a16" stroke="none" />
        <circle cx="28" cy="22" r="2.1" fill="#211a16" stroke="none" />
        <path d="M20.5 26q3.5 3.8 7 0" fill="none" stroke="#211a16" stroke-width="2" stroke-linecap="round" />
      </>
    ),
  },
  {
    name: "pot",
    disc: "#cfe6ee",
    draw: () => (
      <>
        <path d="M14 18h20l4 24q-14 5-28 0z" fill="#79b0a8" />
        <path d="M12 12h24v7H12z" fill="#9fcac3" />
        <path d="M18 12q1-5-2-8M24 11V3M30 12q-1-5 2-8" fill="none" />
        <circle cx="19" cy="28" r="2.1" fill="#211a16" stroke="none" />
        <circle cx="29" cy="28" r="2.1" fill="#211a16" stroke="none" />
        <path d="M20 31.5h8q-.5 5-4 5t-4-5z" fill="#fff" stroke="#211a16" stroke-width="1.6" stroke-linejoin="round" />
      </>
    ),
  },
];
