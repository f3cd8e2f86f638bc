// Two Rooms: the face of a card, whole or its colour alone.
import { ICON_SHAPES } from "../../kit/icon_shapes";
import { InkShape, patternOf, Shape } from "../../kit/shape";
import type { GameWords } from "../../contract/game_words";
import { colourOf, iconOf, type Role, type Side, sideOf } from "./kinds";
import type { OwnView } from "./wire.gen";
import "./card_face.css";

interface Props {
  readonly role: Role;
  readonly conditions?: OwnView["conditions"];
  readonly words: GameWords;
}

export function CardFace({ role, conditions = [], words }: Props) {
  const colour = colourOf(role);
  return (
    <article class="tr-card">
      <header class="tr-card-band" style={inked(colour)}>
        <Corner side={colour} />
        {words.plain("board-allegiance", { side: sideOf(role) })}
        <Corner side={colour} />
      </header>
      <div class="tr-card-body">
        <Portrait role={role} />
        <h2>{words.plain("board-role", { role })}</h2>
        <p>{words.plain("board-role-text", { role })}</p>
        {conditions.length > 0 && <p class="tr-card-foot">{words.plain("board-conditions", { conditions })}</p>}
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

/** The sign of a character on a disc of its ink. */
function Portrait({ role }: { readonly role: Role }) {
  const colour = colourOf(role);
  return (
    <svg class="tr-portrait" viewBox="-50 -50 100 100" aria-hidden="true">
      <circle r="47" fill={`var(--${colour})`} stroke="#211a16" stroke-width="3.5" />
      <circle r="45" fill={patternOf(colour)} />
      <circle r="31" fill="#fffaee" stroke="#211a16" stroke-width="3" />
      <g
        transform="translate(-21.6 -21.6) scale(1.8)"
        fill="none"
        stroke="#211a16"
        stroke-width="2.1"
        stroke-linecap="round"
        stroke-linejoin="round"
      >
        <path d={ICON_SHAPES[iconOf(role)]} />
      </g>
    </svg>
  );
}
