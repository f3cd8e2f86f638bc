// Blast Tactics: what ended the game, as it lies on the arena: flames, those who fell in them, the winner on marigold.
import { lastEvent } from "../../contract/last_event";
import { FigureFace } from "./figure";
import type { Layout } from "./layout";
import { Place } from "./place";
import type { Props } from "./question";
import { burning } from "./reach";
import type { BlastTacticsEvent, Blast } from "./wire.gen";

interface Blow {
  readonly blasts: readonly Blast[];
  readonly caught: readonly number[];
  /** Flames caught them all; tiles and holes leave nobody lying. */
  readonly flames: boolean;
}

/** The last explosion, and who went out after it. */
export function lastBlow({ log = [] }: Props): Blow {
  const events = log as readonly BlastTacticsEvent[];
  const last = lastEvent<BlastTacticsEvent, "Exploded" | "TilesFlipped">(log, "Exploded", "TilesFlipped");
  const at = last === undefined ? -1 : events.lastIndexOf(last);
  const out = events.slice(at + 1).flatMap((event) => (event.type === "Eliminated" ? [event] : []));
  return {
    blasts: last?.type === "Exploded" ? last.blasts : [],
    caught: out.map(({ seat }) => seat),
    flames: out.every(({ how }) => how === "flames"),
  };
}

export function LastBlow(props: Props & { readonly layout: Layout }) {
  const { view, layout } = props;
  const { blasts, caught, flames } = lastBlow(props);
  const burnt = new Set(blasts.flatMap(({ square, arms }) => burning(layout, square, arms)).map(({ square }) => square));
  const winners = view.outcome?.winners ?? [];
  return (
    <g>
      {[...burnt].map((square) => (
        <Square key={square} layout={layout} square={square} looks="bt-burnt" />
      ))}
      {winners.map((seat) => {
        const square = view.players[seat]?.square ?? null;
        return square !== null && <Square key={seat} layout={layout} square={square} looks="bt-chosen" />;
      })}
      {blasts.map(({ square }) => (
        <Place key={square} spot={layout.spots[square]}>
          <use href="#bt-flame" transform="scale(1.25)" />
        </Place>
      ))}
      {flames &&
        caught.map((seat) => (
          <Place key={seat} spot={layout.spots[lastSquare(props, seat) ?? -1]}>
            <g transform={`rotate(${seat % 2 === 0 ? 78 : -78}) scale(.9)`}>
              <FigureFace seat={seat} />
            </g>
          </Place>
        ))}
    </g>
  );
}

/** Where a figure stood last, by what was told of it. */
function lastSquare({ log = [] }: Props, seat: number): number | undefined {
  const stood = (log as readonly BlastTacticsEvent[]).flatMap((event) => {
    if (event.type === "Moved" && event.by === seat) return [event.landed];
    return event.type === "PlaceTaken" && event.by === seat ? [event.square] : [];
  });
  return stood.at(-1);
}

function Square({ layout, square, looks }: { readonly layout: Layout; readonly square: number; readonly looks: string }) {
  const { row, column } = layout.spots[square]!;
  return <rect class={looks} x={column * 40 + 2} y={row * 40 + 2} width="36" height="36" rx="5" />;
}
