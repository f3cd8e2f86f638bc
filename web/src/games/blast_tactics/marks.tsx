// Blast Tactics: marks on the floor: what will burn, what a bomb reaches, where a tap leads, the trail, the plan, the order of collapse.
import { BombFace } from "./bomb";
import { FigureFace } from "./figure";
import { flipOf } from "./kind";
import { reachOfLanding } from "./landing";
import { type Layout, SIDES } from "./layout";
import { ASIDE, fallsOf, STOOD_ON } from "./pieces";
import { Place } from "./place";
import { type BlastScene, chosenIn, lights, planIn, slideIn, trailOf } from "./question";
import { armsFrom, burning } from "./reach";
import type { BlastTacticsView } from "./wire.gen";

interface Props {
  readonly view: BlastTacticsView;
  readonly layout: Layout;
}

/** What burns is painted on the floor; on what stands there, only a ring is. */
type Ringed = { readonly rings?: true };
const isRinged = ({ things }: BlastTacticsView, square: number, rings: true | undefined): boolean =>
  rings === undefined || things[square] !== 0;

function Mark({ layout, square, looks }: { readonly layout: Layout; readonly square: number; readonly looks: string }) {
  const { row, column } = layout.spots[square]!;
  return <rect class={looks} x={column * 40 + 3} y={row * 40 + 3} width="34" height="34" rx="4" />;
}

/** The danger map: what burns or flips if nobody acts, and after how many turns. */
export function Danger({ view, layout, rings }: Props & Ringed) {
  return (
    <>
      {(view.danger ?? []).map(
        (turns, square) =>
          turns > 0 &&
          isRinged(view, square, rings) && (
            <Mark
              key={square}
              layout={layout}
              square={square}
              looks={`bt-danger${turns <= view.players.length ? " bt-danger-soon" : ""}${rings ? " bt-ring" : ""}`}
            />
          ),
      )}
    </>
  );
}

export function DangerNumbers({ view, layout }: Props) {
  return (
    <g class="bt-turns">
      {(view.danger ?? []).map((turns, square) => {
        const { row, column } = layout.spots[square]!;
        return (
          turns > 0 && (
            <g key={square} transform={`translate(${column * 40 + 9} ${row * 40 + 9})`}>
              <circle r="8.5" />
              <text>{turns}</text>
            </g>
          )
        );
      })}
    </g>
  );
}

/** What the bomb that is looked at reaches, and what planned bombs and one that is sent away would. */
export function Reach({
  scene,
  layout,
  looked,
  rings,
}: Ringed & { readonly scene: BlastScene; readonly layout: Layout; readonly looked: number | null }) {
  const { view, viewer } = scene;
  const seen = view.bombs.filter(({ square }) => square === looked).flatMap(({ square, arms }) => burning(layout, square, arms));
  const planned = slideIn(scene).drops.flatMap((square) => burning(layout, square, armsFrom(view, layout, square, viewer)));
  const squares = [...new Set([...[...seen, ...planned].map(({ square }) => square), ...reachOfLanding({ scene, layout })])];
  return (
    <>
      {squares
        .filter((square) => isRinged(view, square, rings))
        .map((square) => (
          <Mark key={square} layout={layout} square={square} looks={rings ? "bt-reach bt-ring" : "bt-reach"} />
        ))}
    </>
  );
}

/** Squares that a tap can pick: a dot to stop at, a small bomb to lay, a frame to aim at. */
export function Lights({ scene, layout }: { readonly scene: BlastScene; readonly layout: Layout }) {
  const chosen = chosenIn(scene);
  return (
    <>
      {[...lights(scene)].map(([square, light]) => {
        if (square === chosen) return <Mark key={square} layout={layout} square={square} looks="bt-chosen" />;
        if (light === "target") return <Target key={square} layout={layout} square={square} />;
        const { row, column } = layout.spots[square]!;
        return (
          <g key={square} class={`bt-light bt-light-${light}`} transform={`translate(${column * 40 + 20} ${row * 40 + 20})`}>
            {light === "move" ? <circle r="6" /> : <path d="M-7 1a7 7 0 1 0 14 0a7 7 0 1 0-14 0zM4-5L8-9M-3 1H3M0-2V4" />}
          </g>
        );
      })}
    </>
  );
}

/** A marigold ring between two lines of ink. */
function Target(props: { readonly layout: Layout; readonly square: number }) {
  return (
    <>
      <Mark {...props} looks="bt-target" />
      <Mark {...props} looks="bt-target-ring" />
    </>
  );
}

/** Bombs that will be laid, and the figure where it will stand. */
export function Planned({ scene, layout }: { readonly scene: BlastScene; readonly layout: Layout }) {
  const slide = slideIn(scene);
  return (
    <>
      {slide.drops.map((square) => (
        <Place key={square} spot={layout.spots[square]}>
          <g transform={square === slide.to ? STOOD_ON : undefined}>
            <BombFace owner={scene.viewer} side={2} />
          </g>
        </Place>
      ))}
      {slide.to !== null && (
        <Place spot={layout.spots[slide.to]}>
          <g transform={slide.drops.includes(slide.to) ? ASIDE : undefined}>
            <FigureFace seat={scene.viewer} />
          </g>
        </Place>
      )}
    </>
  );
}

/** The way that was walked, and the planned slide: bombs can be laid on it. */
export function Trail({ scene, layout }: { readonly scene: BlastScene; readonly layout: Layout }) {
  const plan = planIn(scene);
  const way = plan?.kind === "use" || plan?.kind === "throw" ? "" : wayOver(layout, trailOf(scene, slideIn(scene)));
  if (way === "") return null;
  return (
    <g class="bt-trail">
      <path d={way} stroke="#211a16" stroke-width="7" />
      <path d={way} stroke="#fffaee" stroke-width="3.6" />
    </g>
  );
}

/** Each square is reached from the one before it, or from where the way went back to. After a teleport a new line begins. */
function wayOver(layout: Layout, squares: readonly number[]): string {
  const middle = (square: number): string => {
    const { row, column } = layout.spots[square]!;
    return `${column * 40 + 20} ${row * 40 + 20}`;
  };
  const beside = (square: number): readonly (number | undefined)[] => SIDES.map((side) => layout.next(square, side));
  return squares
    .flatMap((square, at) => {
      const from = squares
        .slice(0, at)
        .reverse()
        .find((other) => beside(other).includes(square));
      return from === undefined ? [] : [`M${middle(from)}L${middle(square)}`];
    })
    .join("");
}

/** When each tile goes, once the Sudden Death card is held: 1 is the next flip. */
export function Collapse({ view, layout }: Props) {
  return (
    <g class="bt-collapse">
      {view.arena.tiles.map((squares, tile) => {
        const flip = flipOf(view, tile);
        const { row, column } = layout.spots[squares[0]!]!;
        return (
          flip > 0 && (
            <g
              key={tile}
              data-piece={fallsOf(tile)}
              class={flip === 1 ? "bt-collapse-next" : undefined}
              transform={`translate(${column * 40 + 60} ${row * 40 + 58})`}
            >
              <path d="M-13-9H13V3L0 14L-13 3z" />
              <text>{flip}</text>
            </g>
          )
        );
      })}
    </g>
  );
}
