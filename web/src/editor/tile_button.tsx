// A whole tile to take hold of, and its place in the collapse.
import { t } from "../words";
import { chosenTile, work } from "./bench";
import { CORE, placeOf } from "./collapse";
import { spotName } from "./names";
import { type Plan, SIDE, type Tile } from "./plan";
import { UNIT } from "./pointer";

const MIDDLE = (SIDE * UNIT) / 2;
const FACE = SIDE * UNIT - 6;

interface Props {
  readonly plan: Plan;
  readonly tile: Tile;
}

const inTheMiddle = ({ row, column }: Tile): string => `translate(${column * UNIT + MIDDLE} ${row * UNIT + MIDDLE})`;

export function TileButton({ plan, tile, isStop }: Props & { readonly isStop: boolean }) {
  const place = placeOf(plan, tile.id);
  const isChosen = work.value === "tiles" && chosenTile.value === tile.id;
  const where =
    place === null
      ? t("editor-place-none")
      : place.group === CORE
        ? t("editor-place-core")
        : t("editor-place-ring", { ring: place.group + 1, place: place.at + 1 });
  return (
    <g
      class={`editor-tile${isChosen ? " editor-tile-chosen" : ""}`}
      role="button"
      tabindex={isStop ? 0 : -1}
      aria-pressed={work.value === "tiles" ? isChosen : place !== null}
      aria-label={t("editor-tile", { square: spotName(plan, tile), place: where })}
      data-tile={tile.id}
      transform={inTheMiddle(tile)}
    >
      <rect class="editor-tile-face" x={-FACE / 2} y={-FACE / 2} width={FACE} height={FACE} rx="6" />
    </g>
  );
}

/** The ring of a tile and its place there. */
export function Badge({ plan, tile }: Props) {
  const place = placeOf(plan, tile.id);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group without a tabindex takes no focus
    <g class={`editor-place${place === null ? " editor-place-none" : ""}`} aria-hidden="true" transform={inTheMiddle(tile)}>
      <circle r="27" />
      <text>{place === null ? "?" : place.group === CORE ? "★" : `${place.group + 1}·${place.at + 1}`}</text>
    </g>
  );
}
