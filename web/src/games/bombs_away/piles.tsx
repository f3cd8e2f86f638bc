// Bombs Away: draw pile and discard pile with their numbers of cards, and the deal of a match. A tap lists all cards of the game.
import type { GameWords } from "../../contract/game_words";
import { PileFace } from "./card_face";
import type { BombsAwayView } from "./wire.gen";
import "./piles.css";

interface Props {
  readonly view: BombsAwayView;
  readonly words: GameWords;
  readonly onOpen: () => void;
}

export function Piles({ view, words, onOpen }: Props) {
  const discarded = view.discard.reduce((sum, count) => sum + count, 0);
  const name = [
    words.plain("board-draw-pile", { count: view.pile }),
    words.plain("board-discard-pile", { count: discarded }),
    words.plain("board-deck"),
  ].join(", ");
  return (
    <>
      <button class="ba-piles" type="button" onClick={onOpen}>
        <span class="unseen">{name}</span>
        <span class="ba-pile" data-piece="pile" aria-hidden="true">
          <PileFace back />
          <b>{view.pile}</b>
          <small>{words.plain("board-draw")}</small>
        </span>
        <span class={`ba-pile${discarded === 0 ? " ba-pile-none" : ""}`} data-piece="discard" aria-hidden="true">
          {discarded > 0 && <PileFace back={false} />}
          <b>{discarded}</b>
          <small>{words.plain("board-discard")}</small>
        </span>
      </button>
      {view.deals > 1 && <span class="ba-deal">{words.plain("board-deal", { deal: view.deal, deals: view.deals })}</span>}
    </>
  );
}
