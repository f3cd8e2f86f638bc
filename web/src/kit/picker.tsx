// A choice from a list in little room: the device's own list under a short face.
import type { ComponentChildren } from "preact";
import { Icon } from "./icon";
import "./picker.css";

interface Props<T extends string> {
  label: string;
  value: T;
  choices: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
  /** What stands in the bar, e.g. "EN". */
  children: ComponentChildren;
}

export function Picker<T extends string>({ label, value, choices, onChange, children }: Props<T>) {
  return (
    <span class="picker">
      <span class="picker-face" aria-hidden="true">
        {children}
        <Icon name="down" size="xs" />
      </span>
      <select aria-label={label} value={value} onChange={(event) => onChange(event.currentTarget.value as T)}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </span>
  );
}
