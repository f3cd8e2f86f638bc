// What may be picked instead of a piece, and the switches beside the title.
import type { ComponentChildren } from "preact";
import { Button } from "../kit/button";
import { Chip } from "../kit/chip";
import { type Ink, InkShape } from "../kit/shape";
import type { Playing } from "./use_playing";

interface Props {
  readonly draft: Playing["draft"];
}

/** Switches beside the title; on a phone without those that have a button of their own. */
export function Modes({ draft: { prompt, pick } }: Props) {
  const { modes = [], beside = [] } = prompt;
  if (modes.length + beside.length === 0) return null;
  return (
    <div class={modes.length > 0 ? "prompt-modes" : "prompt-modes wide-only"}>
      {[...modes, ...beside].map((mode) => (
        <span key={mode.label} class={beside.includes(mode) ? "wide-only" : undefined}>
          <Chip pressed={mode.chosen} onClick={() => pick(mode.draft)} icon={mode.icon}>
            {mode.label}
          </Chip>
        </span>
      ))}
    </div>
  );
}

/** What may be picked instead of a piece; some of it out of turn. */
export function Options({ draft: { prompt, pick } }: Props) {
  if (prompt.options === undefined || prompt.options.length === 0) return null;
  return (
    <div class="prompt-options">
      {prompt.options.map((option) =>
        option.ink === undefined ? (
          <Button
            key={option.label}
            kind={option.chosen ? "primary" : "paper"}
            pressed={option.chosen}
            onClick={() => pick(option.draft)}
            label={option.name}
            icon={option.icon}
          >
            {option.sign}
            {option.label}
          </Button>
        ) : (
          <InkOption
            key={option.label}
            ink={option.ink}
            label={option.label}
            name={option.name}
            sign={option.sign}
            told={option.told}
            chosen={option.chosen}
            onClick={() => pick(option.draft)}
          />
        ),
      )}
    </div>
  );
}

interface InkOptionProps {
  readonly ink: Ink;
  readonly label: string;
  readonly name: string | undefined;
  readonly sign: ComponentChildren;
  readonly told: string | undefined;
  readonly chosen: boolean;
  readonly onClick: () => void;
}

function InkOption({ ink, label, name, sign, told, chosen, onClick }: InkOptionProps) {
  return (
    <button
      class="ink-option"
      type="button"
      aria-label={name}
      aria-description={told}
      aria-pressed={chosen}
      style={{ background: `var(--${ink})`, color: `var(--on-${ink})` }}
      onClick={onClick}
    >
      {label}
      {ink !== "blue" && (
        <svg viewBox="0 0 24 24" width="11" height="11" fill="currentColor" aria-hidden="true">
          <InkShape ink={ink} />
        </svg>
      )}
      {sign !== undefined && (
        <span class="ink-option-sign" aria-hidden="true">
          {sign}
        </span>
      )}
    </button>
  );
}
