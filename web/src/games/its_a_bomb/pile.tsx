// It's a Bomb!: the answer beside a line: a pile that says nothing by its order, a row in the order of the tiles, or two piles; an empty tray where nothing has a token.
import type { Props } from "./bomb";
import { lineTiles } from "./grid";
import { inKinds, listed, TOKEN_KINDS } from "./kind";
import { gridsIn } from "./question";
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
  const looks = { part: !answer.full, hand: inHand, ordered: answer.sequence !== null, halves: answer.first_half !== null, full: inKinds(answer.counts).length > FULL };
  return (
    <span class={`iab-pile iab-pile-${row ? "row" : "column"}${Object.entries(looks).map(([name, on]) => (on ? ` iab-pile-${name}` : "")).join("")}`} style={{ "--n": inKinds(answer.counts).length }} role="img" aria-label={pileTold(props, answer, inHand)} data-piece={`pile-${props.line}`}>
      {answer.first_half === null ? <Tokens {...props} answer={answer} tiles={lineTiles(gridsIn(props), props.line)} counts={answer.counts} /> : <Halves {...props} answer={answer} first={answer.first_half} />}
    </span>
  );
}

type TokensProps = Props & { readonly line: number; readonly answer: AnswerView };

/** One pile for the first half of the line, one for the rest (IB-124). */
function Halves({ first, ...props }: TokensProps & { readonly first: readonly number[] }) {
  const tiles = lineTiles(gridsIn(props), props.line);
  const half = Math.floor(tiles.length / 2);
  const rest = props.answer.counts.map((count, kind) => count - (first[kind] ?? 0));
  return (
    <>
      <span class="iab-half">
        <Tokens {...props} tiles={tiles.slice(0, half)} counts={first} />
      </span>
      <span class="iab-half">
        <Tokens {...props} tiles={tiles.slice(half)} counts={rest} />
      </span>
    </>
  );
}

/** Tokens of tiles that everybody knows are pale: they need not be looked for any more (IB-266). */
function Tokens({ answer, tiles, counts, line, view }: TokensProps & { readonly tiles: readonly number[]; readonly counts: readonly number[] }) {
  if (answer.sequence !== null) return <>{answer.sequence.map((kind, at) => <Token key={at} kind={kind} piece={`token-${line}-${at}`} />)}</>;
  const open = tiles.map((tile) => view.tiles[tile]!).filter(({ up, spotted, marked }) => spotted || ((up || marked) && view.settings.help > 0));
  const known = TOKEN_KINDS.map((kind) => open.filter((tile) => tile.kind === kind).length);
  return (
    <>
      {TOKEN_KINDS.flatMap((kind) => {
        const count = counts[kind] ?? -1;
        if (!answer.full && count === 0) return [<Token key={kind} kind={kind} none piece={`token-${line}-${kind}-0`} />];
        return Array.from({ length: Math.max(0, count) }, (_, at) => <Token key={`${kind}-${at}`} kind={kind} known={at >= count - (known[kind] ?? 0)} piece={`token-${line}-${kind}-${at}`} />);
      })}
    </>
  );
}

function pileTold({ line, words }: Props & { readonly line: number }, answer: AnswerView, inHand: boolean): string {
  const { full, counts, sequence, first_half: first } = answer;
  const rest = first === null ? counts : counts.map((count, kind) => count - (first[kind] ?? 0));
  return words.plain("board-answer", {
    line,
    how: !full ? "part" : sequence !== null ? "ordered" : first !== null ? "halves" : "pile",
    what: listed(sequence ?? inKinds(first ?? counts), words),
    rest: listed(inKinds(rest), words),
    none: full ? "none" : listed(TOKEN_KINDS.filter((kind) => counts[kind] === 0), words),
    missing: !full && counts.includes(0),
    hand: inHand,
  });
}
