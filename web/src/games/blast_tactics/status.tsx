// Blast Tactics: over the arena: its name, the cards left in the deck, and who holds Sudden Death.
import { Icon } from "../../kit/icon";
import type { BlastScene } from "./question";

export function Status({ view, words }: BlastScene) {
  const { holder, deck, next_tiles: next } = view;
  return (
    <p class="bt-status">
      <b>{words.plain("board-arena-name", { arena: view.arena.name })}</b>
      <span class="bt-deck" data-piece="deck">
        <Icon name="copy" size="s" />
        {words.plain("board-deck", { deck })}
      </span>
      {holder !== null && (
        <span class="bt-sudden" data-piece="sudden">
          <Icon name="down" size="s" />
          {words.plain("board-sudden", { seat: holder, flips: next.length })}
        </span>
      )}
    </p>
  );
}
