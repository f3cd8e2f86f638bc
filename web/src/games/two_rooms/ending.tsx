// Two Rooms: its end: the sign of the team that has won, or both where neither has; the floor plan shows everybody's card.
import { OnBurst } from "../../kit/on_burst";
import { Shape } from "../../kit/shape";
import type { Props } from "./question";
import "./ending.css";

export function Picture({ view }: Props) {
  const teams = view.winner === "blue" || view.winner === "red" ? ([view.winner] as const) : (["blue", "red"] as const);
  return (
    <OnBurst dots={view.winner === "red" ? "boom" : "orange"}>
      {teams.map((team) => (
        <span key={team} class={teams.length > 1 ? "tr-end-team tr-end-none" : "tr-end-team"}>
          <Shape ink={team} size={32} />
        </span>
      ))}
    </OnBurst>
  );
}
