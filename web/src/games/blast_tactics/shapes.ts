// Blast Tactics: the outlines of the arenas that come with the game, so that the log can name squares before it has seen a view.
import type { Fact, Facts } from "../../contract/facts";
import { type Layout, layoutOf } from "./layout";
import type { BlastTacticsOptions } from "./wire.gen";

const times = (count: number, row: string): readonly string[] => Array<string>(count).fill(row);
const SQUARE = times(9, ".........");
const ARM = times(6, "______...______");
const BAR = times(3, "...............");

/** Those that are no full rectangle of nine columns. */
const SHAPES: { readonly [arena: string]: readonly string[] } = {
  offset_bridge: [...times(3, ".........__"), ...times(3, "__.........")],
  trident: [...BAR, ...ARM],
  crossroads: [...ARM, ...BAR, ...ARM],
  ring_road: [...SQUARE.slice(0, 3), ...times(3, "...___..."), ...SQUARE.slice(0, 3)],
};

function shapeOf(options: unknown): Layout {
  const { arena = "standard", plan = [] } = (options ?? {}) as Partial<BlastTacticsOptions>;
  if (arena === "custom") return layoutOf(plan.slice(plan.indexOf("map") + 1).filter(Boolean));
  return layoutOf(SHAPES[arena] ?? SQUARE);
}

interface Exploding {
  readonly square: number;
}

/** Squares by their names; of an explosion, the squares of its bombs. */
export function facts(given: Facts, options: unknown): Facts {
  const layout = shapeOf(options);
  const named = (fact: Fact): Fact => (typeof fact === "number" ? layout.name(fact) : fact);
  const change: { readonly [name: string]: (fact: Fact) => Fact } = {
    square: named,
    start: named,
    landed: named,
    squares: (fact) => (Array.isArray(fact) ? fact.map(named) : fact),
    path: (fact) => (Array.isArray(fact) ? fact.map(named) : fact),
    blasts: (fact) => (Array.isArray(fact) ? (fact as unknown as readonly Exploding[]).map(({ square }) => layout.name(square)) : fact),
  };
  return Object.fromEntries(Object.entries(given).map(([name, fact]) => [name, change[name]?.(fact) ?? fact]));
}
