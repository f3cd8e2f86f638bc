// It's a Bomb!: one tile. Face down it is cardboard; what a viewer knows of it lies on it, what somebody wants to do to it shows as their
// face.
import { Icon } from "../../kit/icon";
import { pencilIsOut } from "../pencil";
import { onRightClick } from "../right_click";
import { Picture } from "./cable";
import { Faces } from "./faces";
import { pieceOf } from "./grid";
import { ownOn, sharedOn, signTold, WARNING } from "./pencil";
import { follow, looking, Piece } from "./piece";
import { tapTile } from "./tap";
import { Pencilled, Token } from "./token";
import { spoken } from "./kind";
import { isEmployee, type Props } from "./question";
import type { TileView } from "./wire.gen";
import "./tile.css";

export interface TileProps extends Props {
  readonly tile: number;
  readonly lit: boolean;
  readonly chosen: boolean;
  /** Chosen for itself, not with its line. */
  readonly picked: boolean;
  /** Looked at now, by the Crisis Unit alone or for all to know. */
  readonly asked: boolean;
  readonly first: boolean;
  readonly onWrite: (tile: number) => void;
}

export function Tile(props: TileProps) {
  const { tile, view, still } = props;
  const seen = view.tiles[tile]!;
  const write = still || seen.up || !isEmployee(props) || props.notes === undefined ? undefined : () => props.onWrite(tile);
  const tap = (): void => {
    if (pencilIsOut.value && write !== undefined) write();
    else follow(props, tapTile(props, tile));
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() !== "p" || write === undefined) return;
    event.stopPropagation();
    write();
  };
  return (
    <Piece
      still={still}
      piece={pieceOf(tile)}
      name={nameOf(props, seen)}
      looks={looksOf(props, seen)}
      chosen={props.picked}
      tabIndex={props.first ? 0 : -1}
      onTap={tap}
      onKeyDown={press}
      onContextMenu={onRightClick(write)}
    >
      <Face {...props} />
    </Piece>
  );
}

function Face(props: TileProps) {
  const { view, tile, notes } = props;
  const { kind = null, up = false, marked = false, spotted = false } = view.tiles[tile]!;
  const open = up || (kind !== null && !marked && !spotted);
  return (
    <>
      {open && kind !== null && <Picture kind={kind} cut={up} />}
      {!up && kind !== null && (marked || spotted) && <Token kind={kind} piece={`spot-${tile}`} />}
      {marked && (
        <span class="iab-secured">
          <Icon name="shield" size="s" />
        </span>
      )}
      {view.pointed === tile && (
        <span class="iab-secured iab-scissors">
          <Icon name="snip" size="s" />
        </span>
      )}
      {kind === null && <Marks own={ownOn(notes?.text, tile)} shared={sharedOn(view, tile)} />}
      <Faces {...props} of={view.proposals.filter((proposal) => proposal.tile === tile)} />
    </>
  );
}

/** What all may read stands above, what only this player may read below and thinner. */
function Marks({ own, shared }: { readonly own: readonly number[]; readonly shared: readonly number[] }) {
  if (own.length + shared.length === 0) return null;
  return (
    <span class={`iab-marks${own.length + shared.length > 4 ? " iab-marks-many" : ""}`}>
      {[...shared.map((sign) => ({ sign, mine: false })), ...own.map((sign) => ({ sign, mine: true }))].map(({ sign, mine }) => (
        <span key={`${sign}${mine}`} class={mine ? "iab-mine" : undefined}>
          {sign === WARNING ? <i class="iab-pencilled" data-label="!" /> : <Pencilled kind={sign} />}
        </span>
      ))}
    </span>
  );
}

function looksOf(
  { view, tile, lit, chosen, asked }: TileProps,
  { kind = null, up = false, marked = false, spotted = false }: TileView,
): string {
  return looking("iab-tile", { up, seen: !up && kind !== null && !marked && !spotted, lit, chosen, asked, pointed: view.pointed === tile });
}

function nameOf(props: TileProps, { kind = null, up = false, marked = false, spotted = false }: TileView): string {
  const { view, words, tile, lit, notes } = props;
  const state = up ? "cut" : marked ? "secured" : spotted ? "spotted" : kind !== null ? "seen" : "covered";
  const signs = (list: readonly number[]): string => list.map((sign) => signTold(sign, words)).join(", ") || "none";
  return words.plain("board-tile", {
    tile,
    state,
    what: kind === null ? "" : spoken(kind, words),
    shared: kind === null ? signs(sharedOn(view, tile)) : "none",
    own: kind === null ? signs(ownOn(notes?.text, tile)) : "none",
    wanted:
      view.proposals
        .filter((proposal) => proposal.tile === tile)
        .map(({ by }) => words.seat(by))
        .join(", ") || "none",
    pointed: view.pointed === tile,
    lit,
  });
}
