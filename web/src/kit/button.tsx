// A push button of cardboard. One primary button per screen: the one that sends.
import type { ComponentChildren } from "preact";
import { Icon, type IconName } from "./icon";
import { toast } from "./toast";
import "./button.css";

export interface ButtonProps {
  kind?: "primary" | "quiet" | "danger" | "safe" | "paper";
  size?: "small" | "normal" | "large";
  icon?: IconName | undefined;
  filledIcon?: boolean;
  /** Why it cannot be pushed now; shown on tap. Makes the button disabled. */
  reason?: string | undefined;
  /** Waiting for an answer: pushed down, and deaf. */
  busy?: boolean;
  href?: string;
  label?: string | undefined;
  wide?: boolean;
  /** One of several choices, picked or not. */
  pressed?: boolean | undefined;
  type?: "button" | "submit";
  /** The label colour of a game, e.g. "snip". */
  game?: string;
  onClick?: ((by: MouseEvent) => void) | undefined;
  children?: ComponentChildren;
}

export function Button(props: ButtonProps) {
  const { kind = "quiet", size = "normal", icon, filledIcon = false, reason, busy = false, href, label, wide = false } = props;
  const names = ["button", `button-${kind}`, `button-${size}`];
  if (wide) names.push("button-wide");
  if (busy) names.push("button-busy");
  if (!props.children) names.push("button-square");
  const style = props.game ? { background: `var(--g-${props.game.replaceAll("_", "-")})`, color: "var(--ink)" } : undefined;
  const face = (
    <>
      {icon && <Icon name={icon} size={size === "small" ? "s" : "m"} filled={filledIcon} />}
      {props.children}
    </>
  );
  if (href && !reason) {
    return (
      <a class={names.join(" ")} href={href} aria-label={label} style={style} onClick={props.onClick}>
        {face}
      </a>
    );
  }
  const push = (by: MouseEvent) => (reason ? toast(reason) : busy || props.onClick?.(by));
  return (
    <button
      class={names.join(" ")}
      type={reason ? "button" : (props.type ?? "button")}
      aria-label={label}
      aria-disabled={reason ? true : undefined}
      aria-busy={busy ? true : undefined}
      aria-pressed={props.pressed}
      title={reason}
      style={reason ? undefined : style}
      onClick={push}
    >
      {face}
    </button>
  );
}
