// The line of the prompt that says what is expected of whom.
import type { ComponentChildren } from "preact";
import { BoldNames } from "../contract/bold_names";
import { Icon } from "../kit/icon";

interface Props {
  readonly icon?: ComponentChildren;
  readonly title: ComponentChildren;
  readonly detail?: string | undefined;
  readonly grave?: boolean | undefined;
  readonly children?: ComponentChildren;
}

export function PromptLine({ icon, title, detail, grave, children }: Props) {
  return (
    <div class="prompt-line">
      {icon}
      <div class="grow">
        <h2 class="prompt-title">{title}</h2>
        {detail !== undefined && (
          <p class={grave ? "prompt-grave" : "meta"}>
            {grave && <Icon name="bomb" size="s" />}
            <BoldNames text={detail} />
          </p>
        )}
      </div>
      {children}
    </div>
  );
}
