// The bottom of a table: what is expected of whom, under the fuse, in reach of the thumb.
import type { ComponentChildren } from "preact";
import { Fuse } from "./fuse";
import "./prompt.css";

interface Props {
  fuse: "lit" | "plain" | "frayed" | "snipped";
  /** What the fuse says to a screen reader, e.g. "Your turn". */
  fuseLabel: string;
  left?: number;
  /** Who acts, before the words. */
  face?: ComponentChildren;
  title: ComponentChildren;
  hint?: ComponentChildren;
  /** Beside the title. */
  aside?: ComponentChildren;
  /** Values, undo, and the one button that sends. */
  children?: ComponentChildren;
}

export function Prompt({ fuse, fuseLabel, left, face, title, hint, aside, children }: Props) {
  return (
    <section class={`prompt prompt-${fuse}`} aria-label={fuseLabel}>
      <div class="prompt-fuse">
        <Fuse state={fuse} label={fuseLabel} {...(left === undefined ? {} : { left })} />
      </div>
      <div class="prompt-line">
        {face}
        <div class="grow">
          <h2 class="prompt-title">{title}</h2>
          {hint && <p class="meta">{hint}</p>}
        </div>
        {aside}
      </div>
      {children}
    </section>
  );
}
