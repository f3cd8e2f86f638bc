// Bombs Away: one place of the table: the Hydrant, a card of the network, or an empty position that an open end leads to.
import type { ComponentChildren } from "preact";
import { Blast } from "./blast";
import { CARD, middleOf } from "./camera";
import { CardFace, HydrantFace } from "./card_face";
import { inAList, openingsOf, sidesTold, spoken } from "./kind";
import { facing, openSides } from "./network";
import { HYDRANT, pieceOf, type Place, type Side, whereTold } from "./place";
import type { Plan } from "./plan";
import type { Props } from "./question";
import { follow, tapPlace } from "./tap";
import type { CardView } from "./wire.gen";
import "./cell.css";

interface CellProps extends Props {
  readonly plan: Plan | null;
  readonly place: Place;
  readonly lit: boolean;
  readonly chosen: boolean;
  /** The one stop for Tab. */
  readonly first: boolean;
  /** It ended the game. */
  readonly last: boolean;
}

export function HydrantCell(props: CellProps) {
  const open = openSides(props.view, HYDRANT);
  const name = props.words.plain("board-hydrant", { open: sidesTold(open, props.words) });
  return (
    <Cell {...props} looks="ba-hydrant" name={name}>
      <HydrantFace />
      <Ends sides={open} />
    </Cell>
  );
}

export function CardCell({ card, ...props }: CellProps & { readonly card: CardView }) {
  const { view, words, place, lit, chosen, plan } = props;
  const laid = plan?.kind === "lay";
  const open = openSides(view, place);
  const facts = {
    where: whereTold(place, words),
    name: spoken(card.card, words),
    openings: sidesTold(openingsOf(card.card, card.turned), words),
    open: sidesTold(open, words),
  };
  const name =
    laid && chosen
      ? previewTold(props, plan.card, plan.turned)
      : words.plain("board-laid", { ...facts, lit: !lit ? "no" : laid ? "cover" : "bomb" });
  return (
    <Cell {...props} looks={!laid ? "ba-card ba-target" : chosen ? "ba-card ba-preview" : "ba-card"} name={name}>
      {laid && chosen ? <CardFace kind={plan.card} turned={plan.turned} /> : <CardFace kind={card.card} turned={card.turned ?? false} />}
      <Ends sides={open} />
      {chosen && !laid && <Blast />}
    </Cell>
  );
}

export function Spot(props: CellProps) {
  const { view, words, place, lit, chosen, plan } = props;
  const from = facing(view, place).map(({ side, colour }) =>
    words.plain("board-from", { side, name: words.plain("board-colour", { colour }) }),
  );
  const preview = chosen && plan?.kind === "lay" ? plan : null;
  const name =
    preview !== null
      ? previewTold(props, preview.card, preview.turned)
      : words.plain("board-spot", { where: whereTold(place, words), from: inAList(from, words), lit });
  return (
    <Cell {...props} looks={preview === null ? "ba-spot" : "ba-spot ba-preview"} name={name}>
      {preview !== null && <CardFace kind={preview.card} turned={preview.turned} />}
      <Blast piece={`blast-${place.x}-${place.y}`} />
    </Cell>
  );
}

function previewTold({ words, place }: CellProps, card: number, turned: boolean): string {
  return words.plain("board-preview", {
    where: whereTold(place, words),
    name: spoken(card, words),
    openings: sidesTold(openingsOf(card, turned), words),
  });
}

/** Rings before the openings that lead on. */
function Ends({ sides }: { readonly sides: readonly Side[] }) {
  return (
    <>
      {sides.map((side) => (
        <i key={side} class={`ba-end ba-end-${side}`} />
      ))}
    </>
  );
}

interface ShellProps extends CellProps {
  readonly looks: string;
  readonly name: string;
  readonly children: ComponentChildren;
}

function Cell({ looks, name, children, ...props }: ShellProps) {
  const { place, lit, chosen, still, first, last } = props;
  const same = {
    class: `ba-cell ${looks}${lit ? " ba-lit" : ""}${chosen ? " ba-chosen" : ""}${last ? " ba-last" : ""}`,
    style: placed(place),
    "aria-label": name,
    "data-piece": pieceOf(place),
  };
  if (still) {
    return (
      <div {...same} role="img">
        {children}
      </div>
    );
  }
  return (
    <button
      {...same}
      type="button"
      tabIndex={first ? 0 : -1}
      aria-pressed={lit || chosen ? chosen : undefined}
      onClick={() => follow(props, tapPlace(props, place))}
    >
      {children}
    </button>
  );
}

/** Behind the card that ended the game. */
export const LastBurst = ({ place }: { readonly place: Place }) => (
  <span class="ba-cell ba-last-burst" style={placed(place)} aria-hidden="true">
    <Blast />
  </span>
);

function placed(place: Place) {
  const { x, y } = middleOf(place);
  return { left: `${x - CARD.width / 2}px`, top: `${y - CARD.height / 2}px` };
}
