// Keys on the arena. Squares: arrows walk, Enter and Space paint, a sign of the text form paints itself. Tiles: arrows move or walk.
import { brush, chosenTile, group, symmetries, work } from "./bench";
import { tapped } from "./collapse";
import { change, plan } from "./draft";
import { painted, strokeOf } from "./painting";
import { boxOf, keyOf, SIGNS, type Spot, tileAt } from "./plan";
import { moved, removed } from "./tiles";

const ARROWS: { readonly [key: string]: Spot } = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

export function pressKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { spot, tile } = (event.target as SVGElement).dataset;
  const isMeant = spot !== undefined ? keyOnSquare(event, spotOf(spot)) : tile !== undefined && keyOnTile(event, Number(tile));
  if (isMeant) event.preventDefault();
}

/** What assistive technology sends has no pointer. */
export function pressWithoutPointer(event: MouseEvent): void {
  const target = (event.target as Element).closest<SVGElement>("[data-spot], [data-tile]");
  if (event.detail !== 0 || target === null) return;
  const { spot, tile } = target.dataset;
  if (spot !== undefined) paint(spotOf(spot), brush.value);
  else pushTile(Number(tile));
}

function spotOf(key: string): Spot {
  const [row, column] = key.split(",").map(Number);
  return { row: row!, column: column! };
}

function paint(spot: Spot, sign: string): void {
  change(painted(plan.value, spot, strokeOf(plan.value, spot, sign), symmetries.value));
}

function pushTile(tile: number): void {
  if (work.value === "collapse") change(tapped(plan.value, tile, group.value));
  else chosenTile.value = tile;
}

function keyOnSquare({ key }: KeyboardEvent, spot: Spot): boolean {
  const step = ARROWS[key];
  const sign = [key, key.toUpperCase()].find((each) => (SIGNS as readonly string[]).includes(each));
  if (step !== undefined) walk(spot, step);
  else if (key === "Enter" || key === " ") paint(spot, brush.value);
  else if (sign !== undefined && !(Number(sign) > plan.value.players)) paint(spot, sign);
  else return false;
  return true;
}

/** To the next square, over gaps too. */
function walk(from: Spot, step: Spot): void {
  const box = boxOf(plan.value.tiles);
  for (let far = 1; far <= Math.max(box.height, box.width); far++) {
    const spot = { row: from.row + far * step.row, column: from.column + far * step.column };
    if (tileAt(plan.value, spot) === undefined) continue;
    document.querySelector<SVGElement>(`[data-spot="${keyOf(spot)}"]`)?.focus();
    return;
  }
}

/**
 * Laying: arrows move the tile, with Shift they go from tile to tile, Delete removes it. Ordering: arrows go, Enter and Space give it its
 * place.
 */
function keyOnTile({ key, shiftKey }: KeyboardEvent, id: number): boolean {
  const tile = plan.value.tiles.find((each) => each.id === id);
  const step = ARROWS[key];
  const isLaying = work.value === "tiles";
  if (tile === undefined) return false;
  if (step !== undefined && isLaying && !shiftKey)
    change(moved(plan.value, id, { row: tile.row + step.row, column: tile.column + step.column }));
  else if (step !== undefined) goTo(id, step.row + step.column);
  else if (key === "Enter" || key === " ") pushTile(id);
  else if (isLaying && (key === "Delete" || key === "Backspace")) change(removed(plan.value, id));
  else return false;
  return true;
}

function goTo(id: number, by: number): void {
  const ids = plan.value.tiles.map((tile) => tile.id);
  const next = ids[(ids.indexOf(id) + by + ids.length) % ids.length]!;
  chosenTile.value = next;
  document.querySelector<SVGElement>(`[data-tile="${next}"]`)?.focus();
}
