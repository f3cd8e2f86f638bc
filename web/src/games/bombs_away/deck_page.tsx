// Bombs Away: all cards of the game: how many of each are not in sight, how many are out; and whose list it is (BA-005, BA-120).
import { Dialog } from "../../kit/dialog";
import type { GameWords } from "../../contract/game_words";
import { CardFace } from "./card_face";
import { COUNTS, KINDS, spoken } from "./kind";
import type { BombsAwayView } from "./wire.gen";
import "./deck_page.css";

interface Props {
  readonly view: BombsAwayView;
  readonly viewer: number;
  readonly words: GameWords;
  readonly onClose: () => void;
}

export default function DeckPage({ view, viewer, words, onClose }: Props) {
  const seen = [...view.cards.map(({ card }) => card), ...(view.hands[viewer] ?? [])];
  return (
    <Dialog title={words.plain("board-deck")} closeLabel={words.plain("board-close")} onClose={onClose}>
      <p>{words.plain("board-deck-hint")}</p>
      <ul class="ba-deck">
        {KINDS.map((kind) => {
          const discarded = view.discard[kind] ?? 0;
          const unseen = COUNTS[kind]! - discarded - seen.filter((each) => each === kind).length;
          return (
            <li key={kind} class={unseen === 0 ? "ba-deck-none" : undefined}>
              <span
                role="img"
                aria-label={words.plain("board-unseen", { name: spoken(kind, words), unseen, count: COUNTS[kind], discarded })}
              >
                <CardFace kind={kind} />
                <b>{unseen}</b>
              </span>
              <small aria-hidden="true">{discarded > 0 && words.plain("board-deck-out", { discarded })}</small>
            </li>
          );
        })}
      </ul>
      <p class="ba-deck-ours">{words.plain("board-ours")}</p>
    </Dialog>
  );
}
