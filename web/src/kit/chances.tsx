// All that one hidden piece may be: a column for each value, with its per cent above it. A column that can be named is a button.
import type { ComponentChildren } from "preact";
import { percent } from "./percent";
import { type Ink, Shape } from "./shape";
import "./chances.css";

export interface Share {
  readonly label: string;
  readonly ink?: Ink | undefined;
  /** A picture in place of an ink. */
  readonly sign?: ComponentChildren;
  /** What loses the game. */
  readonly grave?: boolean | undefined;
  /** From 0 to 1. */
  readonly share: number;
  readonly pressed?: boolean;
  readonly onClick?: (() => void) | undefined;
}

/** Where any column can be named, the others are shown in another colour. */
export function Chances({ label, shares }: { readonly label: string; readonly shares: readonly Share[] }) {
  const told = [...shares].filter(({ share }) => share > 0).sort((a, b) => b.share - a.share);
  const most = told[0]?.share ?? 1;
  const isAsked = shares.some(({ onClick }) => onClick !== undefined);
  return (
    <div
      class={isAsked ? "chances chances-asked" : "chances"}
      role={isAsked ? "group" : "img"}
      aria-label={`${label}: ${told.map(({ label: each, share }) => `${each}, ${percent(share)}`).join("; ")}`}
    >
      {shares.map((share) => (
        <Column key={share.label} {...share} most={most} />
      ))}
    </div>
  );
}

function Column({ label, ink, sign, grave, share, most, pressed, onClick }: Share & { readonly most: number }) {
  const looks = `chance${share > 0 ? "" : " chance-none"}${ink === "red" || grave ? " chance-grave" : ""}`;
  const style = { "--share": share / most };
  const drawn = (
    <>
      <span class="chance-well">
        {share > 0 && (share < 0.005 ? "<1" : Math.round(100 * share))}
        <span class="chance-bar" />
      </span>
      <span class="chance-name">{ink !== undefined ? <Shape ink={ink} size={15} /> : (sign ?? label)}</span>
    </>
  );
  if (onClick === undefined) {
    return (
      <span class={looks} style={style} aria-hidden="true">
        {drawn}
      </span>
    );
  }
  return (
    <button type="button" class={looks} style={style} aria-label={label} aria-pressed={pressed} onClick={onClick}>
      {drawn}
    </button>
  );
}
