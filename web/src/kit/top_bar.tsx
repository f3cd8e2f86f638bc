// The bar at the top of a page: back or menu, the title, and what else belongs within reach.
import type { ComponentChildren } from "preact";
import { IconButton } from "./icon_button";
import "./top_bar.css";

interface Props {
  title: ComponentChildren;
  subtitle?: ComponentChildren;
  back?: { href: string; label: string };
  /** Instead of the arrow back. */
  start?: ComponentChildren;
  children?: ComponentChildren;
}

export function TopBar({ title, subtitle, back, start, children }: Props) {
  return (
    <header class="top-bar">
      {start}
      {back && <IconButton icon="left" label={back.label} href={back.href} />}
      <h1 class="ellipsis" tabIndex={-1}>
        <span>{title}</span>
      </h1>
      {subtitle && <span class="top-bar-subtitle wide-only ellipsis">{subtitle}</span>}
      <span class="grow" />
      {children}
    </header>
  );
}
