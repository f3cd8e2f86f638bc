// A small label. With onClick it is a button, and tall enough for a finger.
import type { ComponentChildren } from "preact";
import { Icon, type IconName } from "./icon";
import "./chip.css";

interface Props {
  kind?: "plain" | "spark" | "safe" | "boom" | "lead" | "mat";
  icon?: IconName | undefined;
  pressed?: boolean;
  onClick?: () => void;
  children: ComponentChildren;
}

export function Chip({ kind = "plain", icon, pressed, onClick, children }: Props) {
  const face = (
    <>
      {icon && <Icon name={icon} size="s" />}
      {children}
    </>
  );
  if (!onClick) return <span class={`chip chip-${kind}`}>{face}</span>;
  return (
    <button class={`chip chip-${kind} chip-button`} type="button" aria-pressed={pressed} onClick={onClick}>
      {face}
    </button>
  );
}
