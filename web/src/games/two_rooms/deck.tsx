// Two Rooms: the cards of this game, as everybody may know them (TR-024).
import { Shape } from "../../kit/shape";
import { colourOf, type Role } from "./kinds";
import type { RoomScene } from "./question";
import "./deck.css";

export function Deck({ view, words }: RoomScene) {
  if (view.deck === null) return <p class="meta">{words.plain("board-deck-hidden")}</p>;
  const counts = new Map<Role, number>();
  for (const role of view.deck) counts.set(role, (counts.get(role) ?? 0) + 1);
  return (
    <ul class="tr-deck">
      {[...counts].map(([role, count]) => (
        <li key={role} title={words.plain("board-role-text", { role })}>
          <Shape ink={colourOf(role)} size={18} />
          {words.plain("board-deck-card", { role, count })}
        </li>
      ))}
      {view.options.bury && <li class="meta">{words.plain("board-buries")}</li>}
    </ul>
  );
}
