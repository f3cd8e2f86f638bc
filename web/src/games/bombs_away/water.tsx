// Bombs Away: water from the Hydrant along the pipes to each card. It is in sight only while it runs to a card that has just been laid.
import type { Point } from "../camera";
import { middleOf } from "./camera";
import { sources, wayTo } from "./network";
import { keyOf, type Place } from "./place";
import type { BombsAwayView } from "./wire.gen";
import "./water.css";

const BEND = 15; // how far from the middle of a card its bend begins

export const waterOf = ({ x, y }: Place): string => `water-${x}-${y}`;

export function Water({ view }: { readonly view: BombsAwayView }) {
  const from = sources(view);
  return (
    <svg class="ba-water" aria-hidden="true">
      {view.cards.map((card) => (
        <path key={keyOf(card)} d={along(wayTo(card, from).map(middleOf))} pathLength={1} data-piece={waterOf(card)} />
      ))}
    </svg>
  );
}

function along(points: readonly Point[]): string {
  return points.map((point, at) => stretch(points[at - 1], point, points[at + 1])).join("");
}

/** To the middle of a card, round its corner where the way turns. */
function stretch(before: Point | undefined, { x, y }: Point, after: Point | undefined): string {
  if (before === undefined) return `M${x} ${y}`;
  if (after === undefined || before.x === after.x || before.y === after.y) return `L${x} ${y}`;
  const near = (other: Point): string => `${x + BEND * Math.sign(other.x - x)} ${y + BEND * Math.sign(other.y - y)}`;
  return `L${near(before)}Q${x} ${y} ${near(after)}`;
}
