// Bombs Away: the hands of the others, where a viewer may see them: after the end, or with eyes for everything.
import { Face } from "../../kit/face";
import { CardFace } from "./card_face";
import { inAList, spoken } from "./kind";
import type { AwayScene } from "./question";
import "./shown_hands.css";

export function ShownHands({ view, viewer, seats, words }: AwayScene) {
  const shown = view.hands.flatMap((cards, seat) => (cards === null || seat === viewer || cards.length === 0 ? [] : [{ seat, cards }]));
  if (shown.length === 0) return null;
  return (
    <ul class="ba-shown">
      {shown.map(({ seat, cards }) => (
        <li key={seat}>
          <Face face={seats[seat]?.face ?? seat} bot={seats[seat]?.kind === "bot"} size="xs" />
          <span
            class="ba-shown-cards"
            role="img"
            aria-label={words.plain("board-hand-of", {
              seat,
              cards: inAList(
                cards.map((card) => spoken(card, words)),
                words,
              ),
            })}
          >
            {cards.map((card, at) => (
              <CardFace key={at} kind={card} />
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
