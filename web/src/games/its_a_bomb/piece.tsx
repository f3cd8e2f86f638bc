// It's a Bomb!: something on the board that can be tapped, or only looked at.
import type { ComponentChildren, JSX } from "preact";
import type { Props as BoardProps } from "./question";
import type { Picked } from "./tap";

interface Props extends Pick<JSX.IntrinsicElements["button"], "onKeyDown" | "onContextMenu" | "tabIndex"> {
  readonly still: boolean;
  /** Its `data-piece`. */
  readonly piece: string;
  readonly name: string | undefined;
  readonly looks: string;
  readonly chosen: boolean | undefined;
  readonly onTap: () => void;
  readonly children: ComponentChildren;
}

export function Piece({ still, piece, name, looks, chosen, onTap, children, ...more }: Props) {
  const same = { class: looks, "aria-label": name, "data-piece": piece };
  if (still) {
    return (
      <div {...same} role="img">
        {children}
      </div>
    );
  }
  return (
    <button {...same} {...more} type="button" aria-pressed={chosen} onClick={onTap}>
      {children}
    </button>
  );
}

/** The names of all looks that hold. */
export function looking(look: string, states: { readonly [state: string]: boolean }): string {
  return (
    look +
    Object.entries(states)
      .map(([state, on]) => (on ? ` iab-${state}` : ""))
      .join("")
  );
}

/** Picks what a tap means, or asks the server about it. */
export function follow({ pick, attempt }: BoardProps, picked: Picked): boolean {
  if (picked === null) return false;
  if ("draft" in picked) pick(picked.draft);
  else attempt(picked.attempt);
  return true;
}
