// It's a Bomb!: the arrow at the end of a row or column: a tap asks about that line.
import { Faces } from "./faces";
import { lineName, lineOf } from "./grid";
import { follow, looking, Piece } from "./piece";
import { answerOf, gridsIn, type Props } from "./question";
import { tapLine } from "./tap";
import { Token } from "./token";
import { EXPLOSIVE } from "./kind";

export interface HeadProps extends Props {
  readonly line: number;
  readonly row: boolean;
  readonly lit: boolean;
  readonly chosen: boolean;
  readonly first: boolean;
  /** Explosives in this row, once the Archivist was used. */
  readonly explosives?: number | undefined;
}

export function Head(props: HeadProps) {
  const { line, row, lit, chosen, view, words, still } = props;
  const name = lineName(gridsIn(props), line);
  const wanted = view.proposals.filter((proposal) => proposal.line === line);
  const answer = answerOf(props, line);
  const looks = looking(`iab-head iab-head-${row ? "row" : "column"}`, {
    lit,
    chosen,
    asked: view.question?.line === line,
    done: answer?.full ?? false,
  });
  const said = words.plain("board-line", {
    line,
    row,
    answered: answer === undefined ? "no" : answer.full ? "full" : "part",
    explosives: props.explosives ?? null,
    wanted: wanted.map(({ by }) => words.seat(by)).join(", ") || "none",
    lit,
  });
  return (
    <Piece
      still={still}
      piece={lineOf(line)}
      name={said}
      looks={looks}
      chosen={chosen}
      tabIndex={props.first ? 0 : -1}
      onTap={() => follow(props, tapLine(props, line))}
    >
      <b data-label={name.slice(name.indexOf(":") + 1)} />
      {props.explosives !== undefined && (
        <span class="iab-archive">
          <i data-label={props.explosives} />
          <Token kind={EXPLOSIVE} />
        </span>
      )}
      <Faces {...props} of={wanted} />
    </Piece>
  );
}
