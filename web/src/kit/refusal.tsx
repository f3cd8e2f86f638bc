// The strip above the prompt: what is not possible, what is, and the rule as a link. It leaves after five seconds.
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { Icon } from "./icon";
import "./refusal.css";

interface Props {
  children: ComponentChildren;
  /** The rule behind it, e.g. "SN-003". */
  rule?: string;
  /** Where the rule is written, or what opens it there. */
  href?: string;
  onRule?: (rule: string) => void;
  closeLabel: string;
  onClose: () => void;
}

const SHOWN_MS = 5000;

export function Refusal({ children, rule, href, onRule, closeLabel, onClose }: Props) {
  useEffect(() => {
    const timer = setTimeout(onClose, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [children, rule]);
  return (
    <div class="refusal" role="alert">
      <button type="button" class="refusal-close" aria-label={closeLabel} onClick={onClose}>
        <Icon name="close" />
      </button>
      <p>
        {children}{" "}
        {rule &&
          (onRule ? (
            <button type="button" class="refusal-rule" onClick={() => onRule(rule)}>
              {rule}
            </button>
          ) : (
            <a class="refusal-rule" href={href ?? `#${rule}`}>
              {rule}
            </a>
          ))}
      </p>
    </div>
  );
}
