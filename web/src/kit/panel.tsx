// A surface: warm paper, the cutting mat, or a piece of card with its cardboard edge.
import type { ComponentChildren } from "preact";
import "./panel.css";

interface Props {
  tone?: "paper" | "mat" | "card";
  title?: ComponentChildren;
  /** Beside the title, at the end of its line. */
  aside?: ComponentChildren;
  label?: string;
  pad?: boolean;
  class?: string;
  children?: ComponentChildren;
}

const TONES = { paper: "panel", mat: "panel-mat mat", card: "piece" };

export function Panel({ tone = "paper", title, aside, label, pad = true, class: extra = "", children }: Props) {
  return (
    <section class={`${TONES[tone]}${pad ? " padded" : ""} ${extra}`} aria-label={label}>
      {title && (
        <div class="panel-head">
          <h2>{title}</h2>
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}
