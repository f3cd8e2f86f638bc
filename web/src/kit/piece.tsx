// A die-cut piece: card stock with a cardboard edge. With onClick it can be tapped.
import type { ComponentChildren } from "preact";
import "./piece.css";

interface Props {
  /** Legal now: a marigold ring. */
  lit?: boolean;
  /** Chosen: lifted and framed. */
  chosen?: boolean;
  /** Lies on the table without an edge. */
  flat?: boolean;
  back?: boolean;
  locked?: boolean;
  used?: boolean;
  label?: string;
  class?: string;
  onClick?: () => void;
  children?: ComponentChildren;
}

export function Piece({ lit, chosen, flat, back, locked, used, label, class: extra = "", onClick, children }: Props) {
  const state = Object.entries({ lit, chosen, flat, back, locked, used })
    .filter(([, on]) => on)
    .map(([name]) => ` piece-${name}`)
    .join("");
  const names = `piece${state} ${extra}`;
  if (!onClick) {
    return (
      <div class={names} role={label ? "img" : undefined} aria-label={label}>
        {children}
      </div>
    );
  }
  return (
    <button class={`${names} piece-button`} type="button" aria-label={label} aria-pressed={chosen} onClick={onClick}>
      {children}
    </button>
  );
}
