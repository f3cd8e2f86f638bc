// Several leaves in one place, one of them on top. Arrow keys turn them.
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { Icon, type IconName } from "./icon";
import { walkRow } from "./walk_row";
import "./tabs.css";

export interface Leaf<T extends string> {
  value: T;
  label: string;
  icon?: IconName;
  badge?: number;
}

interface Props<T extends string> {
  label: string;
  value: T;
  leaves: readonly Leaf<T>[];
  onChange: (value: T) => void;
  /** What the chosen leaf shows. */
  children?: ComponentChildren;
}

export function Tabs<T extends string>({ label, value, leaves, onChange, children }: Props<T>) {
  const id = useId();
  const values = leaves.map((leaf) => leaf.value);
  return (
    <div class="tabs">
      <div class="tab-list" role="tablist" aria-label={label}>
        {leaves.map((leaf) => (
          <button
            key={leaf.value}
            type="button"
            role="tab"
            id={`${id}-${leaf.value}`}
            class="tab"
            aria-selected={leaf.value === value}
            aria-controls={leaf.value === value ? `${id}-panel` : undefined}
            tabIndex={leaf.value === value ? 0 : -1}
            onClick={() => onChange(leaf.value)}
            onKeyDown={(event) => walkRow(event, values, leaf.value, onChange)}
          >
            {leaf.icon && <Icon name={leaf.icon} size="s" />}
            {leaf.label}
            {leaf.badge ? <span class="badge">{leaf.badge}</span> : null}
          </button>
        ))}
      </div>
      <div class="tab-panel" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} tabIndex={0}>
        {children}
      </div>
    </div>
  );
}
