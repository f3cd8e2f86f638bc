// It's a Bomb!: the table: the bombs, side by side or one above the other, and the Crisis Unit's consultants. For the Crisis Unit it is
// the back of the screen.
import { useState } from "preact/hooks";
import { LazyPart } from "../../kit/lazy_part";
import { pencilIsOut, useSwitches } from "../pencil";
import { Bomb, inLine } from "./bomb";
import { Consultants } from "./consultants";
import { gridsOf } from "./grid";
import { looking } from "./piece";
import { isUnit, type Props } from "./question";
import { passesByItself } from "./standing";
import { Team } from "./team";
import "./board.css";

const loadPad = () => import("./pencil_pad");

export function Board(props: Props) {
  const { view, words } = props;
  const [writing, setWriting] = useState<number | null>(null);
  const grids = gridsOf(view.bombs);
  useSwitches(pencilIsOut, passesByItself);
  return (
    <div
      class={looking("iab-board", {
        screen: isUnit(props),
        guided: view.settings.guided && view.outcome === null,
        tall: isTall(view.bombs),
      })}
      data-piece="board"
    >
      <div class="iab-top">
        <Team {...props} />
        <Consultants {...props} short />
      </div>
      <div class="iab-bombs" style={sizeOf(view.bombs)}>
        <div class="iab-mats">
          {grids.map((grid) => (
            <Bomb key={grid.bomb} {...props} grid={grid} onWrite={setWriting} />
          ))}
        </div>
      </div>
      {writing !== null && props.notes !== undefined && (
        <LazyPart
          key={writing}
          load={loadPad}
          props={{
            tile: writing,
            view,
            viewer: props.viewer,
            words,
            notes: props.notes,
            attempt: props.attempt,
            onClose: () => setWriting(null),
          }}
        />
      )}
    </div>
  );
}

/** Whether bombs above each other are higher than wide. */
const isTall = (bombs: Props["view"]["bombs"]): boolean =>
  bombs.reduce((all, { rows }) => all + rows, 0) > Math.max(...bombs.map(({ columns }) => columns));

/** Tiles are as large as rows, columns and the answers beside them allow, however the bombs are laid out. */
function sizeOf(bombs: Props["view"]["bombs"]): { readonly [name: string]: number } {
  const columns = bombs.map((bomb) => bomb.columns);
  const rows = bombs.map((bomb) => bomb.rows);
  const sum = (counts: readonly number[]): number => counts.reduce((all, each) => all + each, 0);
  const wide = (count: number): number => count + inLine(count) / 2;
  const token = bombs.length > 1 ? 0.45 : 0.5; // of a tile; as in the style sheet
  const high = (count: number): number => count + Math.ceil(count / 2) * token;
  return {
    "--bombs": bombs.length,
    "--columns": Math.max(...columns),
    "--all-columns": sum(columns),
    "--wide": wide(Math.max(...columns)),
    "--all-wide": sum(columns.map(wide)),
    "--rows": Math.max(...rows),
    "--all-rows": sum(rows),
    "--high": high(Math.max(...rows)),
    "--all-high": sum(rows.map(high)),
  };
}
