// Bomb Busters: one stand. Uncut wires stand behind the lip of the rack, everything public lies in front of it.
import { useState } from "preact/hooks";
import { LazyPart } from "../../kit/lazy_part";
import { walkPieces } from "../../kit/walk_pieces";
import type { BoardProps } from "../../contract/game_module";
import { marksOf, pencilIsOut } from "../pencil";
import { laidWith } from "./laying";
import { onRightClick } from "../right_click";
import { isSecond, letterOf, ownerOf, pieceOf, placeOf, seatingOf, standOf, wireAt } from "./place";
import { shortly } from "./pencil";
import type { Plan } from "./plan";
import { chosenWires, claimIn, litWires, valueAt } from "./question";
import { tapWire } from "./tap";
import { stateIn } from "./ribbon_kind";
import { spoken, tileLabel, valuesIn } from "./tile";
import { Token } from "./token";
import { tokensAt } from "./token_kind";
import { Back, CutTile, Inked, XToken } from "./wire";
import type { BombBustersAction, BombBustersView } from "./wire.gen";
import "./stand.css";

const loadPad = () => import("./pencil_pad");

export type Props = BoardProps<BombBustersView, BombBustersAction, Plan>;

export function Stand({ stand, ...props }: Props & { readonly stand: number }) {
  const { view, words } = props;
  const { owner, wires } = view.stands[stand]!;
  const seating = seatingOf(view);
  const [writing, setWriting] = useState<number | null>(null);
  const lit = litWires(props);
  const chosen = chosenWires(props);
  const claim = claimIn(props);
  const laid = laidWith(props, claim);
  const first = wires.findIndex((wire) => !wire.cut);
  const name = words.plain("board-stand", { seat: owner, second: isSecond(stand, seating) });
  const handle = writing === null ? undefined : wireAt(view, writing)?.handle;
  return (
    <div
      class={`bb-rack${owner === props.viewer ? " bb-mine" : ""}`}
      role="group"
      data-stand={stand}
      aria-label={name}
      style={{ "--n": wires.length }}
      onKeyDown={walkPieces}
    >
      <span class="bb-slot" />
      <div class="bb-places">
        {wires.map(({ handle: key }, position) => {
          const wire = placeOf(stand, position);
          return (
            <Place
              key={key}
              {...props}
              wire={wire}
              lit={lit.includes(wire)}
              chosen={chosen.includes(wire)}
              said={claim.values}
              laid={claim.wires.length === 0 || laid.includes(wire)}
              first={position === Math.max(0, first)}
              onWrite={setWriting}
            />
          );
        })}
      </div>
      <span class="bb-lip" />
      <Label at={view.equal} stand={stand} sign="=" />
      <Label at={view.unequal} stand={stand} sign="≠" />
      {writing !== null && handle !== undefined && props.notes !== undefined && (
        <LazyPart
          load={loadPad}
          props={{ wire: writing, seat: owner, handle, values: valuesIn(view), notes: props.notes, words, onClose: () => setWriting(null) }}
        />
      )}
    </div>
  );
}

/** = or ≠ across two neighbours. */
function Label({ at, stand, sign }: { readonly at: number | null; readonly stand: number; readonly sign: string }) {
  if (at === null || standOf(at) !== stand) return null;
  return <span class="bb-label" style={{ "--at": at % 16 }} data-piece={sign === "=" ? "label-12" : "label-1"} data-label={sign} />;
}

interface PlaceProps extends Props {
  readonly wire: number;
  readonly lit: boolean;
  readonly chosen: boolean;
  /** The values of the claim in the making. */
  readonly said: readonly number[];
  /** Of the own wires of these values it is cut, or all may be. */
  readonly laid: boolean;
  readonly first: boolean;
  readonly onWrite: (wire: number) => void;
}

function Place(props: PlaceProps) {
  const { wire, first, view, viewer, still } = props;
  const looks = looksOf(props);
  const mine = ownerOf(view, wire) === viewer;
  const face = <Face {...props} />;
  const name = wireName(props);
  const write = mine || props.notes === undefined || wireAt(view, wire)?.cut ? undefined : () => props.onWrite(wire);
  if (still) {
    return (
      <div class={looks} role="img" aria-label={name} data-piece={pieceOf(wire)}>
        {face}
      </div>
    );
  }
  const choose = (picked: ReturnType<typeof tapWire>): void => {
    if (picked === null) return;
    if ("draft" in picked) props.pick(picked.draft);
    else props.attempt(picked.attempt);
  };
  const tap = (): void => {
    if (pencilIsOut.value && write !== undefined) write();
    else choose(tapWire(props, wire));
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() === "p") write?.();
  };
  return (
    <button
      class={looks}
      type="button"
      tabIndex={first ? 0 : -1}
      aria-label={name}
      aria-pressed={props.chosen || (isRaised(props) && props.laid)}
      data-piece={pieceOf(wire)}
      onClick={tap}
      onKeyDown={press}
      onContextMenu={onRightClick(write)}
    >
      {face}
    </button>
  );
}

function Face({ view, viewer, wire, notes, words }: PlaceProps) {
  const seating = seatingOf(view);
  const { handle, cut = false, tile = null, apart = null } = wireAt(view, wire)!;
  const tokens = tokensAt(view, wire);
  const value = valueAt({ view }, wire);
  const label = tile === null ? undefined : tileLabel(tile);
  const letter = letterOf(wire, seating);
  const mine = ownerOf(view, wire) === viewer;
  const marks = marksOf(notes?.text, handle);
  return (
    <>
      <span class="bb-up">
        {!cut && (value === null ? <Back letter={letter} /> : <Inked value={value} label={label} letter={mine ? undefined : letter} />)}
      </span>
      {apart !== null && <i class="bb-peg" />}
      {mine && <i class="bb-corner" data-label={letter} />}
      {apart === "x" && !cut && tokens.length > 0 && <XToken />}
      <span class="bb-front">
        {cut && value !== null && <CutTile value={value} label={label} />}
        {tokens.slice(0, 2).map((token, at) => (
          <Token
            key={token}
            token={token}
            more={at === 1 ? tokens.length - 2 : 0}
            words={words}
            piece={`token-${wire}`}
            red={stateIn(view, token) === "red"}
          />
        ))}
        {apart === "x" && !cut && tokens.length === 0 && <XToken />}
        {!cut && apart !== "x" && tokens.length === 0 && !mine && marks.length > 0 && <i class="bb-marks" data-label={shortly(marks)} />}
      </span>
    </>
  );
}

/** An own wire of a value that is about to be said. */
function isRaised({ view, viewer, wire, said }: PlaceProps): boolean {
  const value = valueAt({ view }, wire);
  return ownerOf(view, wire) === viewer && !wireAt(view, wire)?.cut && value !== null && said.includes(value);
}

function looksOf(props: PlaceProps): string {
  const { view, wire, lit, chosen } = props;
  const { cut = false, apart = null } = wireAt(view, wire)!;
  const raised = isRaised(props);
  const pointed = view.claim?.wires.includes(wire) || view.swap?.wire === wire;
  const named = view.claim?.named === wire || view.claim?.found === wire;
  const states = { lit, chosen, raised, spared: raised && !props.laid, pointed, named, cut, x: apart === "x" };
  return `bb-place${Object.entries(states)
    .map(([name, on]) => (on ? ` bb-${name}` : ""))
    .join("")}`;
}

function wireName(props: PlaceProps): string {
  const { view, words, wire, lit, notes } = props;
  const { handle, cut = false, apart = null } = wireAt(view, wire)!;
  const value = valueAt(props, wire);
  const tokens = tokensAt(view, wire);
  const known = cut ? [value, ...tokens] : tokens.length > 0 ? tokens : [value];
  const state = cut ? "cut" : tokens.length > 0 ? "token" : value !== null ? "seen" : "covered";
  const label = [view.equal, view.unequal].findIndex((at) => at !== null && (at === wire || at + 1 === wire));
  return words.plain("board-wire", {
    seat: ownerOf(view, wire),
    second: isSecond(standOf(wire), seatingOf(view)),
    wire,
    state,
    value: known.flatMap((each) => (each === null ? [] : [spoken(each, words)])).join(", "),
    label: ["equal", "unequal"][label] ?? "none",
    apart: apart ?? "none",
    marks:
      marksOf(notes?.text, handle)
        .map((mark) => spoken(mark, words))
        .join(", ") || "none",
    pointed: view.claim?.wires.includes(wire) ?? false,
    lit,
  });
}
