// A switch with its name and, under it, what it means.
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { toast } from "./toast";
import "./toggle.css";

interface Props {
  label: string;
  hint?: ComponentChildren;
  on: boolean;
  /** Why it cannot be switched now. */
  reason?: string;
  onChange: (on: boolean) => void;
}

export function Toggle({ label, hint, on, reason, onChange }: Props) {
  const id = useId();
  return (
    <div class="toggle-row">
      <div class="grow">
        <span id={id} class="toggle-label">
          {label}
        </span>
        {hint && <span class="meta toggle-hint">{hint}</span>}
      </div>
      <button
        class="toggle"
        type="button"
        role="switch"
        aria-checked={on}
        aria-labelledby={id}
        aria-disabled={reason ? true : undefined}
        onClick={() => (reason ? toast(reason) : onChange(!on))}
      />
    </div>
  );
}
