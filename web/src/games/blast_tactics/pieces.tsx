// Blast Tactics: all that stands or lies in the arena now: blocks, items, bombs, figures, flipped tiles.
import { Thing } from "./block";
import { BombFace } from "./bomb";
import { Figure } from "./figure";
import { Feature } from "./ground";
import { isFlipped } from "./kind";
import type { Layout } from "./layout";
import { Place } from "./place";
import type { BlastTacticsView } from "./wire.gen";

interface Props {
  readonly view: BlastTacticsView;
  readonly layout: Layout;
}

/** A figure beside the bomb it stands on, and that bomb. */
export const ASIDE = "translate(-7 -5) scale(.82)";
export const STOOD_ON = "translate(9 8) scale(.78)";

export const bombOf = (square: number): string => `bomb-${square}`;
export const thingOf = (square: number): string => `thing-${square}`;
export const figureOf = (seat: number): string => `figure-${seat}`;
export const fallsOf = (tile: number): string => `falls-${tile}`;
export const tileOf = (tile: number): string => `tile-${tile}`;

export function Features({ view, layout }: Props) {
  return (
    <>
      {view.features.map(
        (feature, square) =>
          feature > 0 && (
            <Place key={square} spot={layout.spots[square]}>
              <Feature feature={feature} />
            </Place>
          ),
      )}
    </>
  );
}

export function Things({ view, layout }: Props) {
  return (
    <>
      {view.things.map(
        (thing, square) =>
          thing > 0 && (
            <Place key={square} spot={layout.spots[square]} piece={thingOf(square)}>
              <Thing thing={thing} />
            </Place>
          ),
      )}
    </>
  );
}

export function Bombs({ view, layout }: Props) {
  const lying = view.bombs.filter(({ carrier }) => carrier == null);
  const stood = view.players.map(({ square }) => square);
  return (
    <>
      {lying.map(({ square, owner, side }) => (
        <Place key={square} spot={layout.spots[square]} piece={bombOf(square)}>
          <g transform={stood.includes(square) ? STOOD_ON : undefined}>
            <BombFace owner={owner} side={side} />
          </g>
        </Place>
      ))}
    </>
  );
}

interface FigureProps extends Props {
  /** Who is about to slide away, and is seen only faintly. */
  readonly leaving: number | null;
}

/** Those in front cover those behind. A figure on a bomb steps aside, so that both can be seen. */
export function Figures({ view, layout, leaving }: FigureProps) {
  const standing = view.players
    .flatMap(({ square }, seat) => (square === null ? [] : [{ seat, square }]))
    .sort((one, other) => one.square - other.square);
  return (
    <>
      {standing.map(({ seat, square }) => {
        const onBomb = view.bombs.some((bomb) => bomb.carrier == null && bomb.square === square);
        return (
          <Place key={seat} spot={layout.spots[square]} piece={figureOf(seat)}>
            <g transform={onBomb ? ASIDE : undefined} opacity={seat === leaving ? 0.45 : undefined}>
              <Figure seat={seat} carries={view.bombs.find(({ carrier }) => carrier === seat)} />
            </g>
          </Place>
        );
      })}
    </>
  );
}

/** The backs of tiles that Sudden Death has flipped. */
export function Backs({ view, layout }: Props) {
  return (
    <>
      {view.arena.tiles.map((squares, tile) => {
        const { row, column } = layout.spots[squares[0]!]!;
        return (
          isFlipped(view, tile) && (
            <g key={tile} transform={`translate(${column * 40 + 60} ${row * 40 + 60})`}>
              <g class="bt-piece" data-piece={tileOf(tile)} stroke="#211a16" stroke-width="2.6">
                <rect x="-59" y="-59" width="118" height="118" rx="7" fill="#5d4526" />
                <rect
                  x="-51"
                  y="-51"
                  width="102"
                  height="102"
                  rx="5"
                  fill="none"
                  stroke="#8d7348"
                  stroke-width="3"
                  stroke-dasharray="2 8"
                  stroke-linecap="round"
                />
                <path d="M-22-22L22 22M22-22L-22 22" stroke="#8d7348" stroke-width="9" stroke-linecap="round" />
              </g>
            </g>
          )
        );
      })}
    </>
  );
}
