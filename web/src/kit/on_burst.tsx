// Somebody, or a piece, in front of a burst: the picture of an end.
import type { ComponentChildren } from "preact";
import { Burst } from "./burst";
import "./on_burst.css";

interface Props {
  readonly dots?: "orange" | "boom";
  readonly children: ComponentChildren;
}

export function OnBurst({ dots = "orange", children }: Props) {
  return (
    <span class="on-burst" aria-hidden="true">
      <Burst dots={dots} />
      <span class="on-burst-front">{children}</span>
    </span>
  );
}
