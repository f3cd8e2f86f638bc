// It's a Bomb!: one bomb: its tiles in rows, an arrow at each line, the answers beside them and below.
import { walkPieces } from "../../kit/walk_pieces";
import { columnsOf, columnTiles, cornerOf, blockTiles, type Grid, lineTiles, rowsOf, rowTiles } from "./grid";
import { Head } from "./head";
import { inKinds, listed } from "./kind";
import { Pile } from "./pile";
import { answerInHand, answerOf, chosenTiles, gridsIn, litLines, litTiles, planIn, type Props } from "./question";
import { Tile } from "./tile";
import { Token } from "./token";
import { Faces } from "./faces";
import "./bomb.css";

/** How many tokens lie beside each other at the end of a row. */
export const inLine = (columns: number): number => Math.min(3, Math.ceil(columns / 2));

type BombProps = Props & { readonly grid: Grid; readonly onWrite: (tile: number) => void };

export function Bomb({ grid, onWrite, ...props }: BombProps) {
  const { view, words } = props;
  const several = view.bombs.length > 1;
  const letter = grid.bomb === 0 ? "A" : "B";
  const plan = planIn(props);
  const lit = { tiles: litTiles(props), lines: litLines(props) };
  const chosen = { tiles: chosenTiles(props), line: plan?.kind === "ask" ? plan.line : null };
  const asked = view.question === null ? [] : lineTiles(gridsIn(props), view.question.line);
  const hand = answerInHand(props);
  const tileOf = (tile: number, first: boolean) => (
    <Tile
      key={tile}
      {...props}
      tile={tile}
      first={first}
      lit={lit.tiles.includes(tile)}
      chosen={chosen.tiles.includes(tile)}
      picked={chosen.line === null && chosen.tiles.includes(tile)}
      asked={asked.includes(tile)}
      onWrite={onWrite}
    />
  );
  const headOf = (line: number, row: boolean, first: boolean, explosives?: number) => (
    <Head
      key={line}
      {...props}
      line={line}
      row={row}
      first={first}
      lit={lit.lines.includes(line)}
      chosen={chosen.line === line}
      explosives={explosives}
    />
  );
  const pileOf = (line: number, row: boolean) => (
    <Pile
      key={line}
      {...props}
      line={line}
      row={row}
      inHand={hand?.line === line}
      answer={hand?.line === line ? hand : answerOf(props, line)}
    />
  );
  const firstRow = view.bombs.slice(0, grid.bomb).reduce((rows, bomb) => rows + bomb.rows, 0);
  return (
    <section
      class="iab-bomb"
      style={{ "--in-line": inLine(grid.columns), "--here": grid.columns }}
      data-bomb={grid.bomb}
      aria-label={words.plain("board-bomb", { bomb: several ? letter : "none" })}
    >
      <div
        class="iab-row iab-row-heads"
        role="group"
        aria-label={words.plain("board-columns")}
        data-stand={`${grid.bomb}-0`}
        onKeyDown={walkPieces}
      >
        <span class="iab-corner">{several && letter}</span>
        {columnsOf(grid).map((column) => headOf(grid.firstLine + grid.rows + column, false, column === 0))}
      </div>
      {rowsOf(grid).map((row) => (
        <div
          key={row}
          class="iab-row"
          role="group"
          aria-label={words.plain("board-row", { row: row + 1 })}
          data-stand={`${grid.bomb}-${row + 1}`}
          onKeyDown={walkPieces}
        >
          {rowTiles(grid, row).map((tile, column) => tileOf(tile, column === 0))}
          {headOf(grid.firstLine + row, true, false, view.archive?.[firstRow + row])}
          {pileOf(grid.firstLine + row, true)}
        </div>
      ))}
      <div class="iab-row iab-row-under">
        <span class="iab-corner" />
        {columnsOf(grid).map((column) => pileOf(grid.firstLine + grid.rows + column, false))}
      </div>
      <Blocks {...props} grid={grid} />
    </section>
  );
}

/** The frame of an X-rayed block with its note, and the faces of those who propose one. */
function Blocks({ grid, ...props }: Props & { readonly grid: Grid }) {
  const { view, words } = props;
  const grids = gridsIn(props);
  const inside = (block: number): boolean =>
    columnTiles(grid, 0)[0]! <= cornerOf(grids, block) && cornerOf(grids, block) < grid.first + grid.rows * grid.columns;
  const place = (block: number) => {
    const at = cornerOf(grids, block) - grid.first;
    return { "--row": Math.floor(at / grid.columns), "--column": at % grid.columns };
  };
  return (
    <>
      {view.notes
        .filter(({ block }) => inside(block))
        .map(({ block, counts }) => (
          <span
            key={block}
            class={`iab-block${blockTiles(grids, block).every((tile) => view.tiles[tile]?.up) ? " iab-block-open" : ""}`}
            style={place(block)}
            role="img"
            aria-label={words.plain("board-note", { block, what: listed(inKinds(counts), words) })}
          >
            <span class="iab-note">
              {inKinds(counts).map((kind, at) => (
                <Token key={at} kind={kind} />
              ))}
            </span>
          </span>
        ))}
      {view.proposals
        .filter(({ block = null }) => block !== null && inside(block))
        .map((proposal) => (
          <span key={proposal.by} class="iab-block iab-block-wanted" style={place(proposal.block!)}>
            <Faces {...props} of={[proposal]} />
          </span>
        ))}
    </>
  );
}
