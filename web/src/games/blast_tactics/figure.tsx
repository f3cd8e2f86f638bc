// Blast Tactics: a bomber in its seat's ink, with a hat and a shape of its own; it may carry a bomb on its head.
import { InkShape } from "../../kit/shape";
import { BombFace } from "./bomb";
import { inkOf } from "./kind";

const HATS: readonly string[] = [
  "M-6-15L-3-22L0-16L3-23L6-15z",
  "M-9-12A9.5 9.5 0 0 1 9-12z",
  "M-10-10L-13-20L-5-14zM10-10L13-20L5-14z",
  "M0-13C-1-20-9-22-11-19C-8-15-4-14 0-13C1-20 8-22 11-19C8-15 4-14 0-13z",
];

/** Around its middle, 40 units high. */
export function FigureFace({ seat }: { readonly seat: number }) {
  const ink = inkOf(seat);
  return (
    <g stroke="#211a16" stroke-linejoin="round" stroke-width="2.3">
      <ellipse cy="15" rx="12" ry="3.5" stroke="none" opacity=".28" />
      <path d={HATS[seat % HATS.length]} fill={`var(--${ink}-edge)`} />
      <path d="M-12 3A12 13.5 0 0 1 12 3V9Q12 15 6 15H-6Q-12 15-12 9z" fill={`var(--${ink})`} />
      <path d="M-11-4H11" stroke-width="5" />
      <g fill="#fffaee" stroke-width="2">
        <circle cx="-4.7" cy="-3" r="4.6" />
        <circle cx="4.7" cy="-3" r="4.6" />
      </g>
      <g stroke="none" fill="#211a16">
        <circle cx="-3.9" cy="-2.5" r="1.7" />
        <circle cx="5.5" cy="-2.5" r="1.7" />
      </g>
      <g transform="translate(-4.2 4.2) scale(.35)" stroke="none" fill={`var(--on-${ink})`}>
        <InkShape ink={ink} />
      </g>
    </g>
  );
}

interface Props {
  readonly seat: number;
  readonly carries?: { readonly owner: number; readonly side: number } | undefined;
}

export function Figure({ seat, carries }: Props) {
  return (
    <>
      <FigureFace seat={seat} />
      {carries && (
        <g transform="translate(0 -17) scale(.8)">
          <BombFace owner={carries.owner} side={carries.side} />
        </g>
      )}
      <path class="bt-ouch" data-piece={`ouch-${seat}`} d="M0-13L-4-17A4 4 0 0 1 1-22L-1-18L2-16L0-13L3-16L1-18L2-22A4 4 0 0 1 6-18z" />
    </>
  );
}

/** As the list of seats, the log and the prompt show it. */
export function FigureIcon({ seat }: { readonly seat: number }) {
  return (
    <svg class="bt-figure-icon" viewBox="-15 -25 30 44" aria-hidden="true">
      <FigureFace seat={seat} />
    </svg>
  );
}
