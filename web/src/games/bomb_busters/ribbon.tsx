// Bomb Busters: what a mission lays beside the track for all: its number cards, and what is left of its decks.
import { Icon } from "../../kit/icon";
import type { Scene } from "../../contract/game_module";
import type { GameWords } from "../../contract/game_words";
import { ConstraintChip } from "./constraint";
import type { Plan } from "./plan";
import { kindOf, type NumberState, shownIn, stateIn } from "./ribbon_kind";
import type { BombBustersView, RibbonView } from "./wire.gen";
import "./ribbon.css";

export default function Ribbon({ view, words }: Pick<Scene<BombBustersView, Plan>, "view" | "words">) {
  const { ribbon } = view;
  if (ribbon === undefined || ribbon === null) return null;
  if (ribbon.kind === "constraint" || ribbon.kind === "draft") return <ConstraintRibbon ribbon={ribbon} words={words} />;
  const numbers = shownIn(ribbon);
  const why = words.plain("board-ribbon-why", {
    kind: ribbon.kind,
    copies: ribbon.copies ?? 0,
    cards: ribbon.cards ?? 0,
    number: numbers[0] ?? 0,
    rests: ribbon.rests ?? false,
  });
  return (
    <section
      class={`bb-ribbon bb-ribbon-${kindOf(ribbon)}`}
      data-piece={kindOf(ribbon)}
      aria-label={words.plain("board-ribbon", { kind: ribbon.kind })}
    >
      <p class="bb-ribbon-words">
        <b>{words.plain("board-ribbon", { kind: ribbon.kind })}</b>
        <span>{why}</span>
      </p>
      <ol class="bb-number-cards">
        {numbers.map((number) => (
          <NumberCard key={number} number={number} state={stateIn(view, number)} words={words} />
        ))}
        <Piles ribbon={ribbon} words={words} />
      </ol>
    </section>
  );
}

interface RibbonProps {
  readonly ribbon: RibbonView;
  readonly words: GameWords;
}

/** The constraint that binds everybody, and how many are still face down. */
function ConstraintRibbon({ ribbon, words }: RibbonProps) {
  const { kind, letter = null, deck = 0, letters = [] } = ribbon;
  const text = kind === "draft" ? words.plain("prompt-draft-hint") : words.plain("board-constraint-none");
  return (
    <section class="bb-ribbon" data-piece="constraint" aria-label={words.plain("board-ribbon", { kind })}>
      <p class="bb-ribbon-words">
        <b>{words.plain("board-ribbon", { kind })}</b>
        <span>{letter === null ? text : words.plain("board-constraint", { letter })}</span>
      </p>
      <span class="bb-number-cards">
        {letter !== null && <ConstraintChip letter={letter} words={words} />}
        {kind === "draft" && letters.map((each) => <ConstraintChip key={each} letter={each} short words={words} />)}
        {deck > 0 && (
          <b class="bb-number-card bb-number-pile" role="img" aria-label={words.plain("board-face-down", { count: deck })}>
            {deck}
          </b>
        )}
      </span>
    </section>
  );
}

interface NumberCardProps {
  readonly number: number;
  readonly state: NumberState;
  readonly words: GameWords;
}

function NumberCard({ number, state, words }: NumberCardProps) {
  return (
    <li class={`bb-number-card bb-number-${state}`} aria-label={words.plain("board-number-state", { number, state })}>
      <b aria-hidden="true">{number}</b>
      {state === "locked" && <Icon name="lock" size="xs" />}
      {state === "done" && <Icon name="check" size="xs" />}
      {state === "red" && <Icon name="bomb" size="xs" />}
    </li>
  );
}

/** Number cards and equipment that lie face down, as piles with their counts. */
function Piles({ ribbon, words }: RibbonProps) {
  if (ribbon.kind !== "rewards" && ribbon.kind !== "called") return null;
  return (
    <li class="bb-number-card bb-number-pile" aria-label={words.plain("board-pile", { count: ribbon.deck ?? 0 })}>
      <b aria-hidden="true">{ribbon.deck ?? 0}</b>
    </li>
  );
}
