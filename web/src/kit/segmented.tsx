// A few choices side by side, one of them taken. Arrow keys move the choice.
import type { ComponentChildren } from "preact";
import { Icon, type IconName } from "./icon";
import { Sparks } from "./sparks";
import { walkRow } from "./walk_row";
import "./segmented.css";

export interface Choice<T extends string> {
  value: T;
  label: ComponentChildren;
  icon?: IconName;
  /** Filled sparks of a bot's level. */
  sparks?: number;
}

interface Props<T extends string> {
  label: string;
  value: T;
  choices: readonly Choice<T>[];
  onChange: (value: T) => void;
}

export function Segmented<T extends string>({ label, value, choices, onChange }: Props<T>) {
  const values = choices.map((choice) => choice.value);
  return (
    <div class="segmented" role="radiogroup" aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          role="radio"
          class={choice.sparks === undefined ? "segment" : "segment segment-sparks"}
          aria-checked={choice.value === value}
          tabIndex={choice.value === value || (!values.includes(value) && choice.value === values[0]) ? 0 : -1}
          onClick={() => onChange(choice.value)}
          onKeyDown={(event) => walkRow(event, values, choice.value, onChange)}
        >
          {choice.icon && <Icon name={choice.icon} size="s" />}
          {choice.sparks !== undefined && <Sparks count={choice.sparks} />}
          <span>{choice.label}</span>
        </button>
      ))}
    </div>
  );
}
