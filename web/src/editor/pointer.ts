// A finger or a mouse on the arena: a stroke paints, a drag moves a tile, a tap lays a new one or gives one its place in the collapse.
import type { TargetedPointerEvent } from "preact";
import { useRef, useState } from "preact/hooks";
import { brush, chosenTile, group, symmetries, work } from "./bench";
import { tapped } from "./collapse";
import { change, plan } from "./draft";
import { painted, strokeOf } from "./painting";
import { type Box, boxOf, keyOf, signAt, type Spot, type Tile, tileAt } from "./plan";
import { addedAt, moved } from "./tiles";

export const UNIT = 40; // of the drawing, for a square

type Touch = TargetedPointerEvent<SVGSVGElement>;
type Drag = { readonly tile: Tile; readonly from: Spot } | { readonly sign: string; readonly last: Spot };

interface Pointer {
  readonly down: (event: Touch) => void;
  readonly move: (event: Touch) => void;
  readonly up: () => void;
  /** What stands still while a tile is dragged. */
  readonly frame: Box | null;
}

export function usePointer(onSquare: (spot: Spot) => void): Pointer {
  const drag = useRef<Drag | null>(null);
  const [frame, setFrame] = useState<Box | null>(null);
  const begin = (spot: Spot): Drag | null => {
    const here = plan.value;
    const tile = tileAt(here, spot);
    if (tile === undefined) {
      if (work.value === "tiles") change(addedAt(here, spot));
      return null;
    }
    if (work.value === "squares") {
      const sign = strokeOf(here, spot, brush.value);
      change(painted(here, spot, sign, symmetries.value));
      onSquare(spot);
      return { sign, last: spot };
    }
    if (work.value === "collapse") {
      change(tapped(here, tile.id, group.value));
      return null;
    }
    chosenTile.value = tile.id;
    setFrame(boxOf(here.tiles));
    return { tile, from: spot };
  };
  const down = (event: Touch): void => {
    const spot = spotUnder(event);
    if (spot === null || event.button !== 0 || !event.isPrimary) return;
    drag.current = begin(spot);
    if (drag.current !== null) event.currentTarget.setPointerCapture(event.pointerId);
  };
  const move = (event: Touch): void => {
    const spot = drag.current === null || !event.isPrimary ? null : spotUnder(event);
    if (drag.current === null || spot === null) return;
    if ("sign" in drag.current) {
      for (const each of between(drag.current.last, spot)) paintOn(each, drag.current.sign);
      drag.current = { ...drag.current, last: spot };
    } else pull(drag.current.tile, drag.current.from, spot);
  };
  const up = (): void => {
    drag.current = null;
    setFrame(null);
  };
  return { down, move, up, frame };
}

/** The squares that a quick stroke has crossed since it was last seen, the end included. */
function between(from: Spot, to: Spot): readonly Spot[] {
  const far = Math.max(Math.abs(to.row - from.row), Math.abs(to.column - from.column));
  const part = (start: number, end: number, step: number): number => Math.round(start + ((end - start) * step) / far);
  return Array.from({ length: far }, (_, at) => ({ row: part(from.row, to.row, at + 1), column: part(from.column, to.column, at + 1) }));
}

function paintOn(spot: Spot, sign: string): void {
  if (signAt(plan.value, spot) !== sign) change(painted(plan.value, spot, sign, symmetries.value), { joined: true });
}

/** As far as the pointer has gone since the drag began, where there is room. */
function pull(tile: Tile, from: Spot, to: Spot): void {
  const lying = plan.value.tiles.find(({ id }) => id === tile.id);
  const place = { row: tile.row + to.row - from.row, column: tile.column + to.column - from.column };
  if (lying !== undefined && keyOf(lying) !== keyOf(place)) change(moved(plan.value, tile.id, place), { joined: lying !== tile });
}

/** The square under a pointer, on the mat too. */
function spotUnder(event: Touch): Spot | null {
  const matrix = event.currentTarget.getScreenCTM();
  if (matrix === null) return null;
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  return { row: Math.floor(y / UNIT), column: Math.floor(x / UNIT) };
}
