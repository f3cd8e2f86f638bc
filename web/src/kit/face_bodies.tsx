// The bodies of faces: twelve small fireworks, drawn in a box of 48, and where eyes, mouth and hat belong on each.
import type { JSX } from "preact";
import type { Eyes, Mouth } from "./face_parts";
import { starPoints } from "./star_points";

export interface Body {
  name: string;
  /** How it looks when nothing is changed: the pastel disc behind it, its tint, its eyes and its mouth. */
  disc: string;
  tint: number;
  eyes: Eyes;
  mouth: Mouth;
  /** Where they are: eyes and mouth by their middle, half the distance of the eyes; a hat by its brim and its width. */
  eyesAt: readonly [x: number, y: number, apart: number];
  mouthAt: readonly [x: number, y: number];
  hatAt: readonly [x: number, y: number, width: number];
  draw: (full: string, second: string) => JSX.Element;
}

const Spark = ({ x, y }: { x: number; y: number }) => <polygon points={starPoints(x, y, 5, 2.2, 6)} fill="#ffb51f" stroke-width="1.3" />;

/** The order is kept: faces are stored by their number. */
export const BODIES: readonly Body[] = [
  {
    name: "cherry",
    disc: "#f4cfa0",
    tint: 0,
    eyes: "dot",
    mouth: "grin",
    eyesAt: [23, 27, 5],
    mouthAt: [23, 31],
    hatAt: [21, 17, 21],
    draw: (full) => (
      <>
        <path d="M28 14q2-7 8-8" fill="none" />
        <Spark x={37} y={6} />
        <rect x="22" y="11" width="9" height="6" rx="1.5" fill="#8c7a6b" transform="rotate(18 26 14)" />
        <circle cx="23" cy="28" r="14" fill={full} />
        <path d="M13 25a10 10 0 0 1 5-6" stroke="#fff" stroke-width="2" fill="none" opacity=".7" />
      </>
    ),
  },
  {
    name: "rocket",
    disc: "#cfe3dc",
    tint: 1,
    eyes: "dot",
    mouth: "smile",
    eyesAt: [24, 24, 4],
    mouthAt: [24, 28],
    hatAt: [24, 13, 16],
    draw: (full, second) => (
      <>
        <path d="M16 36l-6 6v-11l6-5zM32 36l6 6v-11l-6-5z" fill={second} />
        <path d="M24 3c6 5 9 11 9 19v16H15V22c0-8 3-14 9-19z" fill={full} />
        <path d="M17.5 14q6.5-3 13 0" fill="none" />
        <path d="M20 38l4 7 4-7z" fill="#ffb51f" />
      </>
    ),
  },
  {
    name: "keg",
    disc: "#e9c6c0",
    tint: 2,
    eyes: "dot",
    mouth: "flat",
    eyesAt: [24, 23, 5],
    mouthAt: [24, 28],
    hatAt: [24, 11, 24],
    draw: (full) => (
      <>
        <path d="M22 8q0-5 5-6" fill="none" />
        <Spark x={29} y={3} />
        <path d="M11 10h26q5 14 0 31H11q-5-17 0-31z" fill={full} />
        <path d="M9.5 17h29M9.5 34h29" />
      </>
    ),
  },
  {
    name: "mine",
    disc: "#d6dff0",
    tint: 3,
    eyes: "dot",
    mouth: "round",
    eyesAt: [24, 22, 5],
    mouthAt: [24, 27.5],
    hatAt: [24, 12, 20],
    draw: (full) => (
      <>
        <path d="M24 3v6M24 39v6M3 24h6M39 24h6M9 9l5 5M34 34l5 5M39 9l-5 5M14 34l-5 5" />
        <circle cx="24" cy="24" r="15" fill={full} />
      </>
    ),
  },
  {
    name: "sticks",
    disc: "#f6d7b0",
    tint: 4,
    eyes: "dot",
    mouth: "smirk",
    eyesAt: [24, 22, 4],
    mouthAt: [24, 27],
    hatAt: [24, 12, 18],
    draw: (full, second) => (
      <>
        <path d="M24 12q0-7 6-9" fill="none" />
        <Spark x={32} y={3} />
        <path
          d="M7 15a3 3 0 0 1 3-3h6a3 3 0 0 1 3 3v28H10a3 3 0 0 1-3-3zM41 15a3 3 0 0 0-3-3h-6a3 3 0 0 0-3 3v28h9a3 3 0 0 0 3-3z"
          fill={full}
        />
        <rect x="17" y="10" width="14" height="34" rx="3" fill={second} />
        <path d="M6 35h36v5H6z" fill="#6b5646" />
      </>
    ),
  },
  {
    name: "match",
    disc: "#dfe6c0",
    tint: 5,
    eyes: "dot",
    mouth: "smile",
    eyesAt: [24, 19, 4],
    mouthAt: [24, 23],
    hatAt: [24, 11, 17],
    draw: (full) => (
      <>
        <rect x="18" y="24" width="12" height="21" rx="3" fill="#e8cf9b" />
        <path d="M24 2c3 5 11 8 11 17a11 11 0 0 1-22 0c0-5 3-7 4-10 2 2 3 4 3 5 2-3 4-7 4-12z" fill={full} />
      </>
    ),
  },
  {
    name: "wheel",
    disc: "#ead3ea",
    tint: 6,
    eyes: "dot",
    mouth: "smile",
    eyesAt: [24, 22, 4],
    mouthAt: [24, 26],
    hatAt: [24, 14, 16],
    draw: (full, second) => (
      <>
        {[0, 60, 120, 180, 240, 300].map((turn) => (
          <path key={turn} d="M24 24q14 0 14 14q-5-3-10-1z" fill={full} transform={`rotate(${turn} 24 24)`} />
        ))}
        <circle cx="24" cy="24" r="11.5" fill={second} />
      </>
    ),
  },
  {
    name: "pot",
    disc: "#cfe6ee",
    tint: 7,
    eyes: "dot",
    mouth: "grin",
    eyesAt: [24, 28, 5],
    mouthAt: [24, 32],
    hatAt: [24, 13, 22],
    draw: (full, second) => (
      <>
        <path d="M14 18h20l4 24q-14 5-28 0z" fill={full} />
        <path d="M12 12h24v7H12z" fill={second} />
        <path d="M18 12q1-5-2-8M24 11V3M30 12q-1-5 2-8" fill="none" />
      </>
    ),
  },
  {
    name: "lantern",
    disc: "#f4d3c4",
    tint: 1,
    eyes: "happy",
    mouth: "smile",
    eyesAt: [24, 22, 5],
    mouthAt: [24, 27],
    hatAt: [24, 11, 16],
    draw: (full, second) => (
      <>
        <path d="M24 2v6M24 40v6" />
        <ellipse cx="24" cy="24" rx="16" ry="15" fill={full} />
        <path d="M13 13.5q11 4 22 0M13 34.5q11-4 22 0" fill="none" stroke-width="1.6" />
        <path d="M18 7h12v4H18zM18 37h12v4H18z" fill={second} />
      </>
    ),
  },
  {
    name: "cone",
    disc: "#d9e5cd",
    tint: 3,
    eyes: "wide",
    mouth: "smile",
    eyesAt: [24, 27, 4],
    mouthAt: [24, 33],
    hatAt: [24, 17, 13],
    draw: (full, second) => (
      <>
        <path d="M24 9L18 2M24 9L24 0M24 9L30 2" />
        <path d="M21 10q3-3 6 0l12 31q-15 5-30 0z" fill={full} />
        <path d="M11.5 35q12.5 4 25 0l2.5 6q-15 5-30 0z" fill={second} />
      </>
    ),
  },
  {
    name: "star",
    disc: "#d8d5ee",
    tint: 5,
    eyes: "dot",
    mouth: "grin",
    eyesAt: [24, 22, 4],
    mouthAt: [24, 26],
    hatAt: [24, 12, 14],
    draw: (full) => <polygon points={starPoints(24, 25, 22, 13, 5)} fill={full} stroke-width="3" />,
  },
  {
    name: "cracker",
    disc: "#efdcb0",
    tint: 6,
    eyes: "sleepy",
    mouth: "smile",
    eyesAt: [24, 21, 4],
    mouthAt: [24, 27],
    hatAt: [24, 11, 20],
    draw: (full, second) => (
      <>
        <path d="M13 14L9 4l6 4 4-5 5 5 5-5 4 5 6-4-4 10zM13 34L9 44l6-4 4 5 5-5 5 5 4-5 6 4-4-10z" fill={second} />
        <rect x="12" y="11" width="24" height="26" rx="4" fill={full} />
      </>
    ),
  },
];
