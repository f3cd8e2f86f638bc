// Two Rooms: the face of a card, whole or its colour alone.
import type { ComponentChildren } from "preact";
import { LazyPart } from "../../kit/lazy_part";
import { InkShape, Shape } from "../../kit/shape";
import type { GameWords } from "../../contract/game_words";
import { colourOf, type Role, type Side, sideOf } from "./kinds";
import type { OwnView } from "./wire.gen";
import "./card_face.css";

/** Drawings take more room than the rest of a card: the frame keeps their place until they are there. */
export const loadPortrait = () => import("./portrait");

interface Props {
  readonly role: Role;
  readonly conditions?: OwnView["conditions"];
  readonly words: GameWords;
  /** Below the card itself, on a field of its own. */
  readonly children?: ComponentChildren;
}

export function CardFace({ role, conditions = [], words, children }: Props) {
  const colour = colourOf(role);
  return (
    <article class="tr-card">
      <header class="tr-card-band" style={inked(colour)}>
        <Corner side={colour} />
        {words.plain("board-allegiance", { side: sideOf(role) })}
        <Corner side={colour} />
      </header>
      <div class="tr-card-body">
        <div class="tr-card-who">
          <span class="tr-card-portrait">
            <LazyPart load={loadPortrait} props={{ role }} />
          </span>
          <div>
            <h2>{words.plain("board-role", { role })}</h2>
            <p>{words.plain("board-role-text", { role })}</p>
          </div>
        </div>
        {conditions.length > 0 && <p class="tr-card-foot">{words.plain("board-conditions", { conditions })}</p>}
        {children}
      </div>
    </article>
  );
}

export function ColourFace({ side, words }: { readonly side: Side; readonly words: GameWords }) {
  return (
    <div class="tr-colour" style={inked(side)}>
      <Shape ink={side} size={120} />
      {words.plain("board-colour", { colour: side })}
    </div>
  );
}

const inked = (side: Side) => ({ background: `var(--${side})`, color: `var(--on-${side})` });

const Corner = ({ side }: { readonly side: Side }) => (
  <svg viewBox="0 0 24 24" width="22" height="22" fill="currentColor" aria-hidden="true">
    <InkShape ink={side} />
  </svg>
);
