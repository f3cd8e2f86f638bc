// Bomb Busters: one wire. Upright it shows its back or its ink; cut it lies in front of its place.
// What is drawn on a piece is said by its name, so labels are pictures: written by the style, not text.
import { InkShape, patternOf } from "../../kit/shape";
import { inkOf, labelOf, YELLOW } from "./tile";

/** The cardboard back of somebody else's wire, with the letter of its place. */
export function Back({ letter }: { readonly letter: string }) {
  return (
    <span class="bb-back">
      <b class="bb-letter">{letter}</b>
    </span>
  );
}

/** A wire whose value the viewer knows: ink above, pattern and shape below; on a foreign one the letter of its place instead. */
interface InkedProps {
  readonly value: number;
  readonly letter?: string | undefined;
  /** What stands on it, if not its value. */
  readonly label?: string | undefined;
}

export function Inked({ value, letter, label = labelOf(value) }: InkedProps) {
  const ink = inkOf(value);
  return (
    <span class="bb-inked" style={{ background: `var(--${ink})`, color: `var(--on-${ink})` }}>
      <b data-label={label} />
      <svg class="bb-pattern" aria-hidden="true">
        <rect width="100%" height="100%" fill={patternOf(ink)} />
      </svg>
      {letter === undefined ? (
        <svg class="bb-shape" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
          <InkShape ink={ink} />
        </svg>
      ) : (
        <b class="bb-letter" data-label={letter} />
      )}
    </span>
  );
}

/** Face up in front of its place; its place never changes (BB-089). */
export function CutTile({ value, label = labelOf(value) }: { readonly value: number; readonly label?: string | undefined }) {
  const ink = inkOf(value);
  return (
    <span class="bb-tile" data-label={label} style={{ background: `var(--${ink})`, color: `var(--on-${ink})` }}>
      {value >= YELLOW && (
        <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
          <InkShape ink={ink} />
        </svg>
      )}
    </span>
  );
}

/** It stands unsorted at the end of its stand (BB-405). */
export function XToken() {
  return (
    <span class="bb-x-token">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6 6l12 12M18 6L6 18" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round" />
      </svg>
    </span>
  );
}
