// Two Rooms: its end: the own portrait, or the sign of the team that has won; then everybody's card.
import { OnBurst } from "../../kit/on_burst";
import { Shape } from "../../kit/shape";
import Portrait from "./portrait";
import type { Props } from "./question";
import { pairOf } from "./what_happened";
import "./ending.css";

export { Everybody as Table } from "./everybody";

/** What went off went off for all, whoever looks. */
export const exploded = (view: Props["view"]): boolean => pairOf(view).together !== null;

/** A side wins, and with it half of a houseful. */
export const title = ({ view, viewer, words }: Props): string | null =>
  viewer < 0 && view.winner !== null ? words.plain("board-side-wins", { team: view.winner }) : null;

export function Picture({ view, viewer }: Props) {
  const own = view.results.find(({ seat }) => seat === viewer);
  if (own !== undefined) return <Portrait role={own.role} />;
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
