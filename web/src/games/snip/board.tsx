// Snip: the table. Every seat has a stand with two wires; the viewer's own stand is its hand.
import { BoardFace } from "../../contract/board_face";
import { walkPieces } from "../../kit/walk_pieces";
import type { BoardProps } from "../../contract/game_module";
import { choicesOf } from "../../contract/offers";
import { letterOf, ownerOf, pieceOf, WireDrawing, type WireFacts } from "./wire";
import type { SnipAction, SnipView } from "./wire.gen";
import "./style.css";

export type Props = BoardProps<SnipView, SnipAction, number>;

export function Board(props: Props) {
  const others = seatsAround(props.view, props.viewer);
  return (
    <div class="snip-board">
      <div class={`snip-stands snip-stands-${others.length}`}>
        {others.map((seat) => (
          <Stand key={seat} seat={seat} {...props} />
        ))}
      </div>
    </div>
  );
}

export function Hand(props: Props) {
  return (
    <div class="snip-hand">
      <Stand seat={props.viewer} {...props} />
    </div>
  );
}

/** Clockwise, beginning with the viewer's neighbour; onlookers see everybody. */
export function seatsAround(view: SnipView, viewer: number): readonly number[] {
  const seats = view.cut.length / 2;
  const first = viewer < 0 ? 0 : viewer + 1;
  return Array.from({ length: viewer < 0 ? seats : seats - 1 }, (_, place) => (first + place) % seats);
}

function Stand({ seat, ...props }: Props & { readonly seat: number }) {
  const { view, seats, words, viewer } = props;
  const turn = view.waiting_on.includes(seat);
  return (
    <section
      class={`snip-stand${turn ? " snip-stand-turn" : ""}`}
      data-stand
      aria-label={words.plain("board-stand", { seat })}
      onKeyDown={walkPieces}
    >
      <header class="snip-name" data-piece={`seat-${seat}`}>
        <BoardFace seats={seats} seat={seat} turn={turn} />
        <b class="ellipsis">{words.seat(seat)}</b>
        {seat === viewer && <span class="unseen">{words.plain("board-yours")}</span>}
      </header>
      <div class="snip-rack">
        <span class="snip-rail snip-rail-top" />
        <div class="snip-wires">
          {[2 * seat, 2 * seat + 1].map((wire, place) => (
            <Wire key={wire} {...props} facts={factsOf(view, wire)} first={place === 0} />
          ))}
        </div>
        <span class="snip-rail" />
      </div>
    </section>
  );
}

export function factsOf(view: SnipView, wire: number): WireFacts {
  return { wire, colour: view.colours[wire] ?? null, cut: view.cut[wire] ?? false, vouched: view.vouched[wire] ?? false };
}

function Wire({ facts, first, ...props }: Props & { readonly facts: WireFacts; readonly first: boolean }) {
  const { offers, draft, still, viewer, pick, attempt } = props;
  const { wire } = facts;
  const lit = litWires(offers).includes(wire);
  const chosen = draft === wire;
  const name = wireName(props, facts, lit);
  const face = (
    <>
      <WireDrawing {...facts} chosen={chosen} />
      <span class="snip-place" aria-hidden="true">
        {letterOf(wire)}
      </span>
    </>
  );
  const looks = `snip-column${lit ? " snip-lit" : ""}${chosen ? " snip-chosen" : ""}${facts.cut ? " snip-cut" : ""}`;
  if (still) {
    return (
      <div class={looks} role="img" aria-label={name} data-piece={pieceOf(wire)}>
        {face}
      </div>
    );
  }
  const tap = () => (lit ? pick(wire) : attempt({ type: ownerOf(wire) === viewer ? "Vouch" : "Cut", wire }));
  return (
    <button
      class={looks}
      type="button"
      tabIndex={first ? 0 : -1}
      aria-label={name}
      aria-pressed={chosen}
      data-piece={pieceOf(wire)}
      onClick={tap}
    >
      {face}
    </button>
  );
}

/** Wires that the offers light up, in the order of the table. */
export function litWires(offers: Props["offers"]): readonly number[] {
  const choices = [...choicesOf<SnipAction, "Cut">(offers, "Cut"), ...choicesOf<SnipAction, "Vouch">(offers, "Vouch")];
  return choices.map((choice) => choice.wire).sort((a, b) => a - b);
}

function wireName({ words }: Props, { wire, colour, cut, vouched }: WireFacts, lit: boolean): string {
  const state = cut ? "cut" : vouched ? "vouched" : colour === null ? "covered" : "seen";
  return words.plain("board-wire", { seat: ownerOf(wire), wire, state, colour, lit });
}
