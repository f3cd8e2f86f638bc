// The chance to win over a game, as a rope: own decisions are dots, the turning point is a burst, the end a tick or a cross.
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { InkShape } from "./shape";
import "./win_rope.css";

const LEFT = 30;
const RIGHT = 12;
const TOP = 10;
const BELOW = 26; // for the numbers of turns
const EVERY = [1, 2, 5, 10, 20, 50, 100]; // turns between two numbers
const MOST_NUMBERS = 7;

export interface RopePoint {
  readonly turn: number;
  /** From 0 to 1. */
  readonly win: number;
}

interface Props {
  readonly curve: readonly RopePoint[];
  readonly last: number;
  /** The turns with a decision of one's own, in order. */
  readonly dots: readonly number[];
  readonly turning: number | null;
  /** The dot that is looked at. */
  readonly now: number | null;
  /** Null while the rope still grows. */
  readonly won: boolean | null;
  readonly width: number;
  readonly height: number;
  readonly label: string;
  readonly turnLabel: string;
  /** What is said of a dot. */
  readonly say: (turn: number) => string;
  /** The dot that was dragged or stepped to. */
  readonly onTurn: (turn: number) => void;
  /** A tap or Enter on it, where that leads somewhere else. */
  readonly onOpen?: (turn: number) => void;
}

export function WinRope(props: Props) {
  const { curve, last, dots, now, width, height, label, say, onTurn, onOpen } = props;
  const box = useRef<HTMLDivElement>(null);
  const x = (turn: number): number => LEFT + ((width - LEFT - RIGHT) * turn) / Math.max(1, last);
  const y = (win: number): number => TOP + (height - TOP - BELOW) * (1 - win);
  const nearest = (event: PointerEvent): number | null => {
    const { left, width: wide } = box.current!.getBoundingClientRect();
    const at = ((event.clientX - left) * width) / wide;
    return dots.reduce<number | null>((best, dot) => (best === null || Math.abs(x(dot) - at) < Math.abs(x(best) - at) ? dot : best), null);
  };
  const point = (event: PointerEvent, then: ((turn: number) => void) | undefined): void => {
    const turn = nearest(event);
    if (turn !== null) then?.(turn);
  };
  const place = now === null ? -1 : dots.indexOf(now);
  const press = (event: KeyboardEvent): void => {
    const to = stepTo(event.key, place, dots.length);
    if (event.key === "Enter" && now !== null) onOpen?.(now);
    else if (to !== null) onTurn(dots[to]!);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      ref={box}
      class="win-rope"
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={dots[0] ?? 0}
      aria-valuemax={dots.at(-1) ?? 0}
      aria-valuenow={now ?? dots[0] ?? 0}
      aria-valuetext={say(now ?? dots[0] ?? 0)}
      onPointerDown={(event) => point(event, onTurn)}
      onPointerMove={(event) => event.buttons > 0 && point(event, onTurn)}
      onPointerUp={(event) => point(event, onOpen)}
      onKeyDown={press}
    >
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <Axes {...props} x={x} y={y} />
        {curve.length > 0 && <Rope {...props} x={x} y={y} />}
      </svg>
    </div>
  );
}

/** Its axes, while no point is known. */
export function EmptyRope(given: Pick<Props, "width" | "height" | "turnLabel">) {
  const y = (win: number): number => TOP + (given.height - TOP - BELOW) * (1 - win);
  return (
    <div class="win-rope" aria-hidden="true">
      <svg viewBox={`0 0 ${given.width} ${given.height}`}>
        <Axes {...given} last={0} x={() => LEFT} y={y} />
      </svg>
    </div>
  );
}

function stepTo(key: string, place: number, count: number): number | null {
  const to = { ArrowRight: place + 1, ArrowUp: place + 1, ArrowLeft: place - 1, ArrowDown: place - 1, Home: 0, End: count - 1 }[key];
  return to === undefined || count === 0 ? null : Math.max(0, Math.min(to, count - 1));
}

interface Drawn extends Props {
  readonly x: (turn: number) => number;
  readonly y: (win: number) => number;
}

function Axes({ last, width, height, turnLabel, x, y }: Pick<Drawn, "last" | "width" | "height" | "turnLabel" | "x" | "y">) {
  const every = EVERY.find((each) => last / each <= MOST_NUMBERS) ?? last;
  const numbers = Array.from({ length: Math.floor(last / every) }, (_, number) => (number + 1) * every);
  return (
    <>
      {[0, 0.5, 1].map((win) => (
        <g key={win}>
          <path class="win-rope-axis" d={`M${LEFT} ${y(win)}H${width - RIGHT}`} stroke-dasharray={win === 0 ? undefined : "2 5"} />
          <text x={LEFT - 6} y={y(win)} text-anchor="end">
            {100 * win}
          </text>
        </g>
      ))}
      <text x={LEFT} y={height - 8}>
        {turnLabel}
      </text>
      {numbers.map(
        (turn) =>
          x(turn) > LEFT + 36 && (
            <text key={turn} x={x(turn)} y={height - 8} text-anchor="middle">
              {turn}
            </text>
          ),
      )}
    </>
  );
}

function Rope({ curve, dots, turning, now, won, x, y }: Drawn) {
  const first = curve[0]!;
  const end = curve.at(-1)!;
  const line = `M${curve.map(({ turn, win }) => `${x(turn).toFixed(1)} ${y(win).toFixed(1)}`).join("L")}`;
  const at = (turn: number): RopePoint | undefined => curve.find((each) => each.turn === turn);
  const fall = turning === null ? undefined : at(turning);
  return (
    <>
      <path class="win-rope-area" d={`${line}L${x(end.turn)} ${y(0)}L${x(first.turn)} ${y(0)}z`} />
      {turning !== null && (
        <rect class="win-rope-band" x={x(turning - 1)} y={TOP - 4} width={x(turning) - x(turning - 1)} height={y(0) - TOP + 4} />
      )}
      <path class="win-rope-ink" d={line} />
      <path class="win-rope-strand" d={line} />
      {dots.map((dot) => {
        const found = at(dot);
        if (found === undefined || (dot === end.turn && won !== null)) return null;
        const names = `win-rope-dot${dot === now ? " win-rope-now" : ""}`;
        return <circle key={dot} class={names} cx={x(dot)} cy={y(found.win)} r={dot === now ? 6 : 4.6} />;
      })}
      {won !== null && <End x={x(end.turn)} y={y(end.win)} won={won} />}
      {fall !== undefined && (
        <g class="win-rope-burst" transform={`translate(${x(fall.turn) - 11} ${y(fall.win) - 11}) scale(.92)`}>
          <InkShape ink="red" />
        </g>
      )}
    </>
  );
}

function End({ x, y, won }: { readonly x: number; readonly y: number; readonly won: boolean }): ComponentChildren {
  return (
    <g transform={`translate(${x - 9} ${y - 9})`}>
      <circle class="win-rope-end" cx="9" cy="9" r="9" fill={won ? "var(--safe)" : "var(--boom)"} />
      <path class="win-rope-end-sign" d={won ? "M4.8 9.3l3 3 5.5-6" : "M5.4 5.4l7.2 7.2M12.6 5.4l-7.2 7.2"} />
    </g>
  );
}
