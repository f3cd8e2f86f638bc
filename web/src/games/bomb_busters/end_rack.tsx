// Bomb Busters: one stand after the end: what was cut in its ink, what was not on kraft, a burst under the wire that set it off.
import { BoardFace } from "../../contract/board_face";
import { starPoints } from "../../kit/star_points";
import { isSecond, pieceOf, placeOf, seatingOf } from "./place";
import type { Props } from "./stand";
import { labelOf, RED, spoken, tileValue, YELLOW } from "./tile";
import { CutTile } from "./wire";
import type { WireView } from "./wire.gen";

const BURST = starPoints(0, 0, 30, 17, 11, 0.2, 3);

interface RackProps extends Props {
  readonly stand: number;
  readonly guilty: number | null;
}

export function EndRack({ stand, guilty, ...props }: RackProps) {
  const { view, seats, words } = props;
  const { owner, wires } = view.stands[stand]!;
  const said = (cut: boolean): string =>
    wires
      .filter((wire) => (wire.cut ?? false) === cut)
      .map((wire) => spoken(tileValue(wire.tile ?? 0), words))
      .join(", ") || "none";
  const second = isSecond(stand, seatingOf(view));
  return (
    <li class="bb-end-rack" data-stand={stand}>
      <span class="unseen">{words.plain("board-end-rack", { seat: owner, second, cut: said(true), left: said(false) })}</span>
      <span class="bb-end-face" aria-hidden="true">
        <BoardFace seats={seats} seat={owner} />
        <b class="ellipsis">{words.seat(owner)}</b>
      </span>
      <span class="bb-end-tiles" aria-hidden="true">
        {wires.map((wire, position) => {
          const place = placeOf(stand, position);
          return <EndTile key={wire.handle} wire={wire} piece={pieceOf(place)} guilty={place === guilty} />;
        })}
      </span>
    </li>
  );
}

interface TileProps {
  readonly wire: WireView;
  readonly piece: string;
  readonly guilty: boolean;
}

function EndTile({ wire: { tile, cut = false }, piece, guilty }: TileProps) {
  const value = tile == null ? null : tileValue(tile);
  return (
    <span class={`bb-end-tile${guilty ? " bb-end-guilty" : ""}`} data-piece={piece}>
      {guilty && (
        <svg class="bb-end-burst" viewBox="-32 -32 64 64">
          <polygon points={BURST} fill="#ffb51f" stroke="#211a16" stroke-width="2.5" stroke-linejoin="round" />
        </svg>
      )}
      {value !== null && (cut || value === YELLOW || value === RED ? <CutTile value={value} /> : <Left value={value} />)}
    </span>
  );
}

/** Never cut: face up on the cardboard it stood behind. */
const Left = ({ value }: { readonly value: number }) => <span class="bb-tile bb-end-left" data-label={labelOf(value)} />;
