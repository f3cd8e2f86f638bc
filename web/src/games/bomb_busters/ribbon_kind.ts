// Bomb Busters: how a number stands by the cards that lie beside the track.
import type { BombBustersView, RibbonView } from "./wire.gen";

export type NumberState = "free" | "asked" | "locked" | "done" | "red";

/** The kind of piece that explains it. */
const PIECES = {
  sequence: "row",
  red_number: "acting",
  rewards: "reward",
  called: "called",
  constraint: "constraint",
  draft: "constraint",
  open: "open",
  line: "line",
} as const;

/** Where locks alone say what may be cut. */
const SAID_BY_LOCKS: readonly RibbonView["kind"][] = ["constraint", "draft", "line", "open"];

export type RibbonPiece = (typeof PIECES)[RibbonView["kind"]];

export const kindOf = ({ kind }: RibbonView): RibbonPiece => PIECES[kind];

/** The cards that lie open now: of a deck the one in force. */
export function shownIn({ kind, numbers = [], rests = false }: RibbonView): readonly number[] {
  if (rests) return [];
  return kind === "rewards" || kind === "called" ? numbers.slice(-1) : numbers;
}

export function stateIn(view: BombBustersView, number: number): NumberState {
  const { ribbon } = view;
  if (isLockedForAll(view, number)) return "locked";
  if (ribbon === undefined || ribbon === null || SAID_BY_LOCKS.includes(ribbon.kind)) return "free";
  const numbers = ribbon.numbers ?? [];
  const cut = view.cut_counts[number - 1] ?? 0;
  if (ribbon.kind === "rewards") return numbers.at(-1) === number && cut < 4 && (ribbon.cards ?? 0) > 0 ? "asked" : "free";
  if (ribbon.kind === "called") return shownIn(ribbon).includes(number) ? "asked" : "free";
  if (!numbers.includes(number)) return "free";
  if (ribbon.kind === "red_number") return "red";
  return cut >= (ribbon.copies ?? 0) ? "done" : "asked";
}

/** For everybody, or for this viewer alone. */
export const isLocked = ({ locks = [], own_locks = [] }: BombBustersView, value: number): boolean =>
  [...locks, ...own_locks].some((lock) => lock.value === value);

const isLockedForAll = ({ locks = [] }: BombBustersView, value: number): boolean => locks.some((lock) => lock.value === value);
