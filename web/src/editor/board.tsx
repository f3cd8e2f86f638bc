// The arena on the cutting mat: its tiles, a button over every square or every tile, and what is wrong.
import { useState } from "preact/hooks";
import { CardStock } from "../games/blast_tactics/ground";
import { letter } from "../games/blast_tactics/layout";
import { t } from "../words";
import { chosenTile, work } from "./bench";
import { plan } from "./draft";
import { pressKey, pressWithoutPointer } from "./keys";
import { signName, spotName } from "./names";
import { type Box, boxOf, keyOf, type Plan, reading, signAt, type Spot, squaresOf } from "./plan";
import { UNIT, usePointer } from "./pointer";
import { Painted } from "./square";
import { Badge, TileButton } from "./tile_button";

const EDGE = 26; // room for letters and numbers
const ROOM = 3 * UNIT; // where new tiles can lie

/** `wrong` squares are marked. */
export function Board({ wrong }: { readonly wrong: ReadonlySet<string> }) {
  const here = plan.value;
  const [stop, setStop] = useState<string | null>(null);
  const { down, move, up, frame } = usePointer((spot) => setStop(keyOf(spot)));
  const box = frame ?? boxOf(here.tiles);
  const spots = here.tiles.flatMap(squaresOf).sort(reading);
  const first = spots.some((spot) => keyOf(spot) === stop) ? stop : spots[0] && keyOf(spots[0]);
  const firstTile = here.tiles.find(({ id }) => id === chosenTile.value) ?? here.tiles[0];
  return (
    <div
      class="editor-frame"
      role="group"
      aria-label={t("editor-board")}
      onClick={pressWithoutPointer}
      onKeyDown={pressKey}
      onFocusIn={(event) => setStop((event.target as SVGElement).dataset.spot ?? stop)}
    >
      <svg
        class={`editor-board editor-board-${work.value}`}
        viewBox={viewOf(box)}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={up}
      >
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group without a tabindex takes no focus */}
        <g aria-hidden="true">
          {here.tiles.map(({ id, row, column }) => (
            <CardStock key={id} row={row} column={column} />
          ))}
        </g>
        <Heads box={box} />
        {spots.map((spot) => (
          <Square key={keyOf(spot)} plan={here} spot={spot} isStop={keyOf(spot) === first} isWrong={wrong.has(keyOf(spot))} />
        ))}
        {work.value !== "squares" &&
          here.tiles.map((tile) => <TileButton key={tile.id} plan={here} tile={tile} isStop={tile === firstTile} />)}
        {work.value === "collapse" && here.tiles.map((tile) => <Badge key={tile.id} plan={here} tile={tile} />)}
      </svg>
    </div>
  );
}

function viewOf({ row, column, height, width }: Box): string {
  const before = work.value === "tiles" ? ROOM : EDGE;
  const after = work.value === "tiles" ? ROOM : 10;
  return [column * UNIT - before, row * UNIT - before, width * UNIT + before + after, height * UNIT + before + after].join(" ");
}

function Heads({ box }: { readonly box: Box }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group without a tabindex takes no focus
    <g class="editor-head" aria-hidden="true">
      {Array.from({ length: box.width }, (_, column) => (
        <text key={`c${column}`} x={(box.column + column) * UNIT + 20} y={box.row * UNIT - 10}>
          {column + 1}
        </text>
      ))}
      {Array.from({ length: box.height }, (_, row) => (
        <text key={`r${row}`} x={box.column * UNIT - 13} y={(box.row + row) * UNIT + 21}>
          {letter(row)}
        </text>
      ))}
    </g>
  );
}

interface SquareProps {
  readonly plan: Plan;
  readonly spot: Spot;
  readonly isStop: boolean;
  readonly isWrong: boolean;
}

function Square({ plan: here, spot, isStop, isWrong }: SquareProps) {
  const sign = signAt(here, spot);
  const name = t(isWrong ? "editor-square-wrong" : "editor-square", { square: spotName(here, spot), sign: signName(sign) });
  const own =
    work.value === "squares"
      ? ({ role: "button", tabindex: isStop ? 0 : -1, "aria-label": name } as const)
      : ({ "aria-hidden": true } as const);
  return (
    <g
      class={`editor-square${isWrong ? " editor-wrong" : ""}`}
      data-spot={keyOf(spot)}
      transform={`translate(${spot.column * UNIT + 20} ${spot.row * UNIT + 20})`}
      {...own}
    >
      <rect x="-18" y="-18" width="36" height="36" rx="3" fill={(spot.row + spot.column) % 2 === 0 ? "transparent" : "var(--floor-2)"} />
      <Painted sign={sign} />
      {isWrong && <path class="editor-cross" d="M-17-17h34v34h-34z" />}
      <rect class="editor-focus" x="-18" y="-18" width="36" height="36" rx="4" />
    </g>
  );
}
