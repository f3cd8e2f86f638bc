// Eyes, mouths and hats of faces: drawn about the point where a body wants them.
import type { JSX } from "preact";

export type Eyes = "dot" | "happy" | "wide" | "sleepy" | "glasses" | "wink";
export type Mouth = "smile" | "grin" | "flat" | "round" | "smirk" | "tooth";
export type Hat = "none" | "beanie" | "cap" | "bowler" | "bow" | "party";

const arc = (x: number): string => `M${x - 2.4} 1q2.4-3.6 4.8 0`;
const Dot = ({ x, ink, r = 2.1 }: { x: number; ink: string; r?: number }) => <circle cx={x} r={r} fill={ink} stroke="none" />;

/** `apart`: half the distance of the two. */
export const EYES: Record<Eyes, (apart: number, ink: string) => JSX.Element> = {
  dot: (apart, ink) => (
    <>
      <Dot x={-apart} ink={ink} />
      <Dot x={apart} ink={ink} />
    </>
  ),
  happy: (apart, ink) => <path d={arc(-apart) + arc(apart)} fill="none" stroke={ink} stroke-width="2" />,
  wide: (apart, ink) => (
    <>
      <circle cx={-apart} r="3.2" fill="#fff" stroke-width="1.5" />
      <circle cx={apart} r="3.2" fill="#fff" stroke-width="1.5" />
      <Dot x={0.6 - apart} ink={ink} r={1.6} />
      <Dot x={apart + 0.6} ink={ink} r={1.6} />
    </>
  ),
  sleepy: (apart, ink) => (
    <>
      <path d={`M${-apart - 2.6}-1h5.2M${apart - 2.6}-1h5.2`} stroke={ink} stroke-width="2" />
      <path d={`M${-apart - 1.7} 0h3.4a1.7 1.9 0 0 1-3.4 0zM${apart - 1.7} 0h3.4a1.7 1.9 0 0 1-3.4 0z`} fill={ink} stroke="none" />
    </>
  ),
  glasses: (apart, ink) => (
    <>
      <path d={`M${1 - apart}-.5q${apart - 1}-2 ${2 * apart - 2} 0`} fill="none" stroke-width="1.5" />
      <circle cx={-apart} r="3.7" fill="#fffaee" stroke-width="1.7" />
      <circle cx={apart} r="3.7" fill="#fffaee" stroke-width="1.7" />
      <Dot x={-apart} ink={ink} r={1.6} />
      <Dot x={apart} ink={ink} r={1.6} />
    </>
  ),
  wink: (apart, ink) => (
    <>
      <Dot x={-apart} ink={ink} />
      <path d={`M${apart - 2.4} .4h4.8`} stroke={ink} stroke-width="2" />
    </>
  ),
};

export const MOUTHS: Record<Mouth, (ink: string) => JSX.Element> = {
  smile: (ink) => <path d="M-3.5 0q3.5 3.8 7 0" fill="none" stroke={ink} stroke-width="2" />,
  grin: (ink) => <path d="M-4-.5h8q-.5 5-4 5t-4-5z" fill="#fff" stroke={ink} stroke-width="1.6" />,
  flat: (ink) => <path d="M-3 0h6" stroke={ink} stroke-width="2" />,
  round: (ink) => <ellipse rx="2.2" ry="2.8" fill={ink} stroke="none" />,
  smirk: (ink) => <path d="M-3 .5q4 1 6.5-2.5" fill="none" stroke={ink} stroke-width="2" />,
  tooth: (ink) => (
    <>
      <path d="M-1.5 1h3v2.6h-3z" fill="#fff" stroke={ink} stroke-width="1.2" />
      <path d="M-4 .2q4 2.4 8 0" fill="none" stroke={ink} stroke-width="2" />
    </>
  ),
};

/** Twenty units wide, its brim at 0. */
export const HATS: Record<Hat, (tint: string) => JSX.Element | null> = {
  none: () => null,
  beanie: (tint) => (
    <>
      <path d="M-9 0q0-10 9-10t9 10z" fill={tint} />
      <rect x="-10.5" y="-3" width="21" height="5" rx="2.5" fill="#fffaee" />
      <circle cy="-11" r="2.6" fill="#fffaee" />
    </>
  ),
  cap: (tint) => (
    <>
      <path d="M-9 1q0-10 9-10t9 10z" fill={tint} />
      <path d="M-2 1h12q4 0 5 3q-8-1-17-.5z" fill={tint} />
    </>
  ),
  bowler: (tint) => (
    <>
      <path d="M-7.5 0v-4q0-6 7.5-6t7.5 6v4z" fill={tint} />
      <path d="M-12 0h24" stroke-width="3.4" />
    </>
  ),
  bow: (tint) => (
    <>
      <path d="M0-2l-8-5v9zM0-2l8-5v9z" fill={tint} />
      <circle cy="-2" r="2.4" fill={tint} />
    </>
  ),
  party: (tint) => (
    <>
      <path d="M-7 1L0-13L7 1q-7 2.5-14 0z" fill={tint} />
      <circle cy="-13" r="2.6" fill="#fffaee" />
    </>
  ),
};
