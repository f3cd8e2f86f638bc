// It's a Bomb!: the answer beside a line: a pile whose order is chance and says nothing, a row in the order of the tiles, or two piles; an
// empty tray where nothing has a token.
import { lineTiles } from "./grid";
import { inKinds, listed, TOKEN_KINDS } from "./kind";
import { gridsIn, type Props } from "./question";
import { Token } from "./token";
import type { AnswerView } from "./wire.gen";
import "./pile.css";

const FULL = 6; // more tokens than two lines of three hold

interface PileProps extends Props {
  readonly line: number;
  readonly row: boolean;
  readonly answer: AnswerView | undefined;
  /** In the Crisis Unit's hand, not laid down yet. */
  readonly inHand: boolean;
}

export function Pile({ row, answer, inHand, ...props }: PileProps) {
  if (answer === undefined) return <span class={`iab-pile iab-pile-${row ? "row" : "column"} iab-pile-none`} />;
  const shown = answer.tokens.length + missing(answer).length;
  const looks = {
    part: !answer.full,
    hand: inHand,
    ordered: answer.sequence !== null,
    halves: answer.first_half !== null,
    full: shown > FULL,
  };
  const parts = partsOf(lineTiles(gridsIn(props), props.line), answer);
  return (
    <span
      class={`iab-pile iab-pile-${row ? "row" : "column"}${Object.entries(looks)
        .map(([name, on]) => (on ? ` iab-pile-${name}` : ""))
        .join("")}`}
      style={{ "--n": shown }}
      role="img"
      aria-label={pileTold(props, answer, inHand)}
      data-piece={`pile-${props.line}`}
    >
      {parts.length === 1 ? (
        <Tokens {...props} answer={answer} {...parts[0]!} />
      ) : (
        parts.map((part, at) => (
          <span key={at} class="iab-half">
            <Tokens {...props} answer={answer} {...part} />
          </span>
        ))
      )}
      {missing(answer).map((kind) => (
        <Token key={kind} kind={kind} none piece={`token-${props.line}-${kind}-0`} />
      ))}
    </span>
  );
}

/** Kinds that were asked for while the signal was disturbed, and are not there. */
const missing = ({ full, counts }: AnswerView): readonly number[] => (full ? [] : TOKEN_KINDS.filter((kind) => counts[kind] === 0));

/** Some tiles of a line, the tokens that were told of them, and which of all tokens beside the line those are. */
interface Part {
  readonly tiles: readonly number[];
  readonly counts: readonly number[];
  readonly from: number;
  readonly to: number;
}

/** The whole line, or one pile for its first half and one for the rest (IB-124). */
function partsOf(tiles: readonly number[], { counts, first_half: first, tokens }: AnswerView): readonly Part[] {
  if (first === null) return [{ tiles, counts, from: 0, to: tokens.length }];
  const half = Math.floor(tiles.length / 2);
  const border = inKinds(first).length;
  return [
    { tiles: tiles.slice(0, half), counts: first, from: 0, to: border },
    { tiles: tiles.slice(half), counts: counts.map((count, kind) => count - (first[kind] ?? 0)), from: border, to: tokens.length },
  ];
}

type TokensProps = Props & Part & { readonly line: number; readonly answer: AnswerView };

/** As they lie (IB-077). Tokens of tiles that everybody knows are pale: they need not be looked for any more (IB-266). */
function Tokens({ answer, tiles, counts, from, to, line, view }: TokensProps) {
  const lying = answer.tokens.slice(from, to);
  const open = tiles.map((tile) => view.tiles[tile]!).filter(({ up, spotted, marked }) => up || spotted || marked);
  const pale = (kind: number): number => open.filter((tile) => tile.kind === kind).length - ((counts[kind] ?? 0) - count(lying, kind));
  const known = (kind: number, at: number): boolean =>
    view.settings.help > 0 && answer.sequence === null && count(lying.slice(at), kind) <= pale(kind);
  return (
    <>
      {lying.map((kind, at) => (
        <Token
          key={at}
          kind={kind}
          known={known(kind, at)}
          piece={`token-${line}-${kind}-${count(answer.tokens.slice(0, from + at), kind)}`}
        />
      ))}
    </>
  );
}

const count = (tokens: readonly number[], kind: number): number => tokens.filter((each) => each === kind).length;

function pileTold({ line, words }: Props & { readonly line: number }, answer: AnswerView, inHand: boolean): string {
  const { full, sequence, first_half: first, tokens } = answer;
  const border = first === null ? tokens.length : inKinds(first).length;
  return words.plain("board-answer", {
    line,
    how: !full ? (tokens.length > 0 ? "part" : "missing") : sequence !== null ? "ordered" : first !== null ? "halves" : "pile",
    what: listed(tokens.slice(0, border), words),
    rest: listed(tokens.slice(border), words),
    none: listed(missing(answer), words),
    missing: missing(answer).length > 0,
    hand: inHand,
  });
}
