// A line to write on.
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { Icon, type IconName } from "./icon";
import "./text_field.css";

interface Props {
  label: string;
  /** The label is only for screen readers; the placeholder shows what to write. */
  labelHidden?: boolean;
  value: string;
  onInput: (value: string) => void;
  placeholder?: string;
  icon?: IconName;
  hint?: ComponentChildren;
  error?: string | undefined;
  maxLength?: number;
  search?: boolean;
  capitals?: boolean;
  autoFocus?: boolean;
  /** At the end of the line, e.g. a cross. */
  children?: ComponentChildren;
}

export function TextField(props: Props) {
  const id = useId();
  const under = props.error ?? props.hint;
  return (
    <div class="field">
      <label for={id} class={props.labelHidden ? "unseen" : "field-label"}>
        {props.label}
      </label>
      <div class={props.error ? "field-box field-wrong" : "field-box"}>
        {props.icon && <Icon name={props.icon} />}
        <input
          id={id}
          class={props.capitals ? "field-capitals" : undefined}
          type="text"
          role={props.search ? "searchbox" : undefined}
          enterKeyHint={props.search ? "search" : undefined}
          value={props.value}
          placeholder={props.placeholder}
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: a dialog that asks for one text starts there
          autoFocus={props.autoFocus}
          aria-invalid={props.error ? true : undefined}
          aria-describedby={under ? `${id}-under` : undefined}
          onInput={(event) => props.onInput(event.currentTarget.value)}
          maxLength={props.maxLength}
          autoCapitalize={props.capitals ? "characters" : undefined}
          spellcheck={!props.capitals}
        />
        {props.children}
      </div>
      {under && (
        <p id={`${id}-under`} class={props.error ? "field-error" : "meta"} role={props.error ? "alert" : undefined}>
          {under}
        </p>
      )}
    </div>
  );
}
