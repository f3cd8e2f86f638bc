// Blast Tactics: what has just left the board, out of sight: while an explosion is told it stands there until the flames reach it.
import { useRef } from "preact/hooks";
import { Thing } from "./block";
import { BombFace } from "./bomb";
import { FigureFace } from "./figure";
import { FIRST_ITEM, SOFT } from "./kind";
import type { Layout } from "./layout";
import { Place } from "./place";
import type { BlastTacticsView, BombView } from "./wire.gen";

type Left =
  | { readonly kind: "bomb"; readonly square: number; readonly bomb: BombView }
  | { readonly kind: "thing"; readonly square: number; readonly thing: number }
  | { readonly kind: "figure"; readonly square: number; readonly seat: number };

export const goneBomb = (square: number): string => `gone-bomb-${square}`;
export const goneThing = (square: number): string => `gone-thing-${square}`;
export const goneFigure = (seat: number): string => `gone-figure-${seat}`;

function pieceOf(left: Left): string {
  if (left.kind === "figure") return goneFigure(left.seat);
  return left.kind === "bomb" ? goneBomb(left.square) : goneThing(left.square);
}

export function Gone({ view, layout }: { readonly view: BlastTacticsView; readonly layout: Layout }) {
  const memory = useRef({ now: view, left: new Map<string, Left>() });
  const { now, left } = memory.current;
  if (now !== view) {
    for (const each of leftBetween(now, view)) left.set(pieceOf(each), each);
    memory.current = { now: view, left };
  }
  return (
    <g class="bt-gone">
      {[...left].map(([piece, each]) => (
        <Place key={piece} spot={layout.spots[each.square]} piece={piece}>
          {each.kind === "bomb" ? (
            <BombFace owner={each.bomb.owner} side={each.bomb.side} />
          ) : each.kind === "thing" ? (
            <Thing thing={each.thing} />
          ) : (
            <FigureFace seat={each.seat} />
          )}
        </Place>
      ))}
    </g>
  );
}

function leftBetween(before: BlastTacticsView, now: BlastTacticsView): readonly Left[] {
  const bombs = before.bombs.filter(
    ({ square, owner, carrier }) => !now.bombs.some((bomb) => bomb.square === square && bomb.owner === owner && bomb.carrier === carrier),
  );
  const things = before.things.flatMap((thing, square) =>
    thing !== now.things[square] && (thing === SOFT || thing >= FIRST_ITEM) ? [{ kind: "thing", square, thing } as const] : [],
  );
  const figures = before.players.flatMap(({ square }, seat) =>
    square !== null && now.players[seat]?.square === null ? [{ kind: "figure", square, seat } as const] : [],
  );
  return [...things, ...bombs.map((bomb) => ({ kind: "bomb", square: bomb.square, bomb }) as const), ...figures];
}
