// Several leaves in one place, one of them on top. Arrow keys turn them.
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { Icon, type IconName } from "./icon";
import { walkRow } from "./walk_row";
import "./tabs.css";

export interface Tab<T extends string> {
  value: T;
  label: string;
  icon?: IconName;
  badge?: number;
}

interface Props<T extends string> {
  label: string;
  value: T;
  tabs: readonly Tab<T>[];
  onChange: (value: T) => void;
  /** What the chosen tab shows. */
  children?: ComponentChildren;
}

export function Tabs<T extends string>({ label, value, tabs, onChange, children }: Props<T>) {
  const id = useId();
  const values = tabs.map((tab) => tab.value);
  return (
    <div class="tabs">
      <div class="tab-list" role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            class="tab"
            aria-selected={tab.value === value}
            aria-controls={tab.value === value ? `${id}-panel` : undefined}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
            onKeyDown={(event) => walkRow(event, values, tab.value, onChange)}
          >
            {tab.icon && <Icon name={tab.icon} size="s" />}
            {tab.label}
            {tab.badge ? <span class="badge">{tab.badge}</span> : null}
          </button>
        ))}
      </div>
      <div class="tab-panel" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} tabIndex={0}>
        {children}
      </div>
    </div>
  );
}
