// Bombs Away: the viewer's own cards as a fan. A tap picks one; those that can be played stand out.
import { walkPieces } from "../../kit/walk_pieces";
import { CardFace } from "./card_face";
import { openingsOf, sidesTold, spoken } from "./kind";
import { handOf } from "./motion";
import { planIn, playable, type Props } from "./question";
import { follow, tapCard } from "./tap";
import "./hand.css";

export function Hand(props: Props) {
  const { view, viewer, words, still } = props;
  const cards = view.hands[viewer] ?? [];
  const plan = planIn(props);
  const picked = plan?.kind === "lay" || plan?.kind === "bomb" ? cards.indexOf(plan.card) : -1;
  const lit = playable(props);
  return (
    <div class="ba-hand">
      <div
        class="ba-fan"
        role="group"
        aria-label={words.plain("board-hand")}
        data-stand="hand"
        style={{ "--n": cards.length }}
        tabIndex={still && cards.length > 0 ? 0 : undefined}
        onKeyDown={walkPieces}
      >
        {cards.map((card, at) => (
          <HandCard
            key={`${card}-${at - cards.indexOf(card)}`}
            {...props}
            card={card}
            copy={at - cards.indexOf(card)}
            from={at - (cards.length - 1) / 2}
            lit={lit.includes(card)}
            chosen={at === picked}
            first={at === Math.max(0, picked)}
          />
        ))}
      </div>
    </div>
  );
}

interface CardProps extends Props {
  readonly card: number;
  /** Which of several equal ones. */
  readonly copy: number;
  /** How far from the middle of the fan. */
  readonly from: number;
  readonly lit: boolean;
  readonly chosen: boolean;
  readonly first: boolean;
}

function HandCard({ card, copy, from, lit, chosen, first, ...props }: CardProps) {
  const { words, still } = props;
  const same = {
    class: `ba-held${lit ? " ba-held-lit" : ""}${chosen ? " ba-held-chosen" : ""}`,
    style: { "--from": from },
    "aria-label": words.plain("board-hand-card", { name: spoken(card, words), openings: sidesTold(openingsOf(card), words), lit }),
    "data-piece": copy === 0 ? handOf(card) : `${handOf(card)}-${copy}`,
  };
  if (still) {
    return (
      <div {...same} role="img">
        <CardFace kind={card} />
      </div>
    );
  }
  return (
    <button {...same} type="button" tabIndex={first ? 0 : -1} aria-pressed={chosen} onClick={() => follow(props, tapCard(props, card))}>
      <CardFace kind={card} />
    </button>
  );
}
