// An icon of our own set. Without a label it is decoration and stays silent.
import { ICON_SHAPES, type IconName } from "./icon_shapes";
import "./icon.css";

export type { IconName };

interface Props {
  name: IconName;
  size?: "xs" | "s" | "m" | "l";
  label?: string;
  filled?: boolean;
}

const HEAVY: ReadonlySet<IconName> = new Set(["eq", "neq", "pause"]);

export function Icon({ name, size = "m", label, filled = false }: Props) {
  return (
    <svg
      class={`icon icon-${size}${HEAVY.has(name) ? " icon-heavy" : ""}`}
      viewBox="0 0 24 24"
      fill={filled ? "currentColor" : "none"}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={ICON_SHAPES[name]} />
    </svg>
  );
}
