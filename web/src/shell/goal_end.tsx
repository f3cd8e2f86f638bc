// One of the two ends that a game can come to, with its sign.
import type { ComponentChildren } from "preact";
import { Icon, type IconName } from "../kit/icon";
import "./goal_end.css";

interface Props {
  readonly icon: IconName;
  readonly won?: boolean;
  readonly title: string;
  readonly children: ComponentChildren;
}

export function GoalEnd({ icon, won = false, title, children }: Props) {
  return (
    <div class={won ? "goal-end goal-end-won" : "goal-end"}>
      <span class="goal-sign">
        <Icon name={icon} />
      </span>
      <span>
        <b>{title}</b>
        {children}
      </span>
    </div>
  );
}
