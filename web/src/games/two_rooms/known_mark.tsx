// Two Rooms: three marks that are never mistaken for each other: a seen card, a seen colour, and what somebody says.
import { Icon } from "../../kit/icon";
import { InkShape, Shape } from "../../kit/shape";
import type { Known } from "./knowledge";
import { iconOf, type Side } from "./kinds";
import "./known_mark.css";

/** The card itself with its sign, or the shape of its colour, filled in. */
export function KnownMark({ known, size = 20 }: { readonly known: Known; readonly size?: number }) {
  if (known.role === null) return <Shape ink={known.colour} size={size} />;
  return (
    <span class="tr-card-mark" style={{ background: `var(--${known.colour})`, color: `var(--on-${known.colour})` }}>
      <Icon name={iconOf(known.role)} size="xs" />
    </span>
  );
}

/** A bubble of paper with the outline of a shape: somebody says so. */
export function ClaimMark({ side }: { readonly side: Side }) {
  return (
    <span class="tr-claim-mark">
      <svg viewBox="-1.5 -1.5 27 27" width="13" height="13" fill="none" stroke="#211a16" stroke-width="3" aria-hidden="true">
        <InkShape ink={side} />
      </svg>
    </span>
  );
}
