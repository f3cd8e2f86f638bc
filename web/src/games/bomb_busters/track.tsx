// Bomb Busters: the validation track. Four pips for each number, a stamp when all are cut, markers for red and yellow between the numbers.
import { Icon } from "../../kit/icon";
import { LazyPart } from "../../kit/lazy_part";
import { InkShape } from "../../kit/shape";
import type { Scene } from "../../contract/game_module";
import type { Plan } from "./plan";
import { type NumberState, stateIn } from "./ribbon_kind";
import { inkOf, tileValue } from "./tile";
import type { BombBustersView, MarkersView } from "./wire.gen";
import "./track.css";

const loadNano = () => import("./nano");

const COPIES = 4;
const NUMBERS = Array.from({ length: 12 }, (_, at) => at + 1);

type Props = Scene<BombBustersView, Plan>;

export function Track({ view, words }: Props) {
  const done = NUMBERS.filter((number) => view.cut_counts[number - 1] === COPIES);
  const name = words.plain("board-track", { done: done.join(", ") || "none" });
  return (
    <div class="bb-track" role="img" aria-label={name}>
      <div class="bb-cells">
        {NUMBERS.map((number) => (
          <Cell
            key={number}
            number={number}
            cut={view.cut_counts[number - 1] ?? 0}
            absent={number > view.blue}
            state={stateIn(view, number)}
            letter={view.ribbon?.kind === "constraint" ? view.ribbon.letters?.[number - 1] : undefined}
          />
        ))}
      </div>
      <Markers markers={view.yellows} others={view.reds} view={view} />
      <Markers markers={view.reds} others={view.yellows} view={view} />
      {view.nano != null && <LazyPart load={loadNano} props={{ view, words }} />}
    </div>
  );
}

interface CellProps {
  readonly number: number;
  readonly cut: number;
  readonly absent: boolean;
  readonly state: NumberState;
  /** The constraint that comes when the number is complete. */
  readonly letter?: string | undefined;
}

function Cell({ number, cut, absent, state, letter }: CellProps) {
  const done = cut === COPIES;
  const marked = !done && state !== "free" && state !== "done" ? ` bb-cell-${state}` : "";
  return (
    <span class={`bb-cell${done ? " bb-cell-done" : marked}${absent ? " bb-cell-absent" : ""}`} data-piece={`track-${number}`}>
      {state === "locked" && !done && <Icon name="lock" size="xs" />}
      {letter !== undefined && !done && <i class="bb-cell-letter">{letter}</i>}
      <b>{number}</b>
      {done ? (
        <svg viewBox="0 0 24 24" class="bb-tick">
          <path d="M4.5 12.5l5 5L19.5 6.5" />
        </svg>
      ) : (
        <span class="bb-pips">
          {Array.from({ length: COPIES }, (_, pip) => (
            <i key={pip} class={pip < cut ? "bb-pip-cut" : ""} />
          ))}
        </span>
      )}
    </span>
  );
}

interface MarkersProps {
  readonly markers: MarkersView;
  readonly others: MarkersView;
  readonly view: BombBustersView;
}

/** Over the gap after its number; two colours in one gap stand side by side. */
function gapOf(tile: number, others: MarkersView): number {
  const gap = Math.floor(tile / 10);
  const shared = others.tiles.some((other) => Math.floor(other / 10) === gap);
  return shared ? gap + (tile % 10 === 1 ? -0.32 : 0.32) : gap;
}

/** A question mark where not all marked tiles are in the bomb (BB-027); a tick once the tile lies face up (BB-165). */
function Markers({ markers, others, view }: MarkersProps) {
  const open = new Set(view.stands.flatMap(({ wires }) => wires.flatMap((wire) => (wire.cut && wire.tile != null ? [wire.tile] : []))));
  return (
    <>
      {markers.tiles.map((tile) => (
        <svg
          key={tile}
          class={`bb-marker${open.has(tile) ? " bb-marker-open" : ""}`}
          data-piece={`marker-${tile}`}
          viewBox="-1.5 -1.5 27 27"
          style={{ "--sort": gapOf(tile, others) }}
        >
          <g fill={`var(--${inkOf(tileValue(tile))})`} stroke="#211a16" stroke-width="2.4" stroke-linejoin="round">
            <InkShape ink={inkOf(tileValue(tile))} />
          </g>
          {markers.inside < markers.tiles.length && (
            <text x="12" y="12.5" class={`bb-marker-maybe bb-on-${inkOf(tileValue(tile))}`}>
              ?
            </text>
          )}
        </svg>
      ))}
    </>
  );
}
