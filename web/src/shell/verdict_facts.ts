// What follows from a review: how much each decision gave away, in which order they are shown, and where the game turned.
import type { Action, Verdict, View, WinPoint } from "../net/wire.gen";
import type { GameModule } from "../contract/game_module";
import type { ChanceOf } from "./likely";
import type { LoadedGame } from "./use_game";

const SLIGHT = 0.005; // a loss that no player would call one
const GRAVE = 0.2;
const TURNING = 0.08; // a smaller drop is no turning point
const BEYOND_CHANCE = 2; // standard errors that a drop must exceed where chances were sampled

export type Loss = "none" | "some" | "grave";

/** How much worth was given away. */
export function lossOf({ value, best_value }: Verdict): Loss {
  const lost = best_value - value;
  return lost < SLIGHT ? "none" : lost < GRAVE ? "some" : "grave";
}

/** By what was given away; decisions that lost nothing stand last, in the order of the game. */
export function worstFirst(verdicts: readonly Verdict[]): readonly Verdict[] {
  const lost = (verdict: Verdict): number => (lossOf(verdict) === "none" ? 0 : verdict.best_value - verdict.value);
  return [...verdicts].sort((one, other) => lost(other) - lost(one) || one.turn - other.turn);
}

export interface Shares {
  readonly of: ChanceOf;
  readonly chosen: number;
  readonly best: number;
}

/** The chances that tell the two apart: of success, unless they are alike or nothing could fail; then what each was worth. */
export function sharesOf(verdict: Verdict, module: Pick<GameModule, "hintsTellWin">): Shares {
  const { chance, best_chance, value, best_value } = verdict;
  const ofChance = module.hintsTellWin ? "win" : "success";
  const ofValue = module.hintsTellWin ? "win" : "worth"; // elsewhere it is measured otherwise than the curve
  const isBest = lossOf(verdict) === "none";
  if (isBest && chance !== null) return { of: ofChance, chosen: chance, best: chance };
  if (isBest) return { of: ofValue, chosen: value, best: value };
  if (chance !== null && best_chance !== null && best_chance > chance) return { of: ofChance, chosen: chance, best: best_chance };
  return { of: ofValue, chosen: value, best: best_value };
}

export interface TurningPoint {
  readonly turn: number;
  readonly from: number;
  readonly to: number;
}

/** How the chance to win went in a turn; null where it is not known. */
export function swingOf(curve: readonly WinPoint[], turn: number): TurningPoint | null {
  const before = curve.find((point) => point.turn === turn - 1);
  const after = curve.find((point) => point.turn === turn);
  return before === undefined || after === undefined ? null : { turn, from: before.win, to: after.win };
}

/** The largest drop after an own decision, if it is one that matters and that sampling cannot explain. */
export function turningPoint(curve: readonly WinPoint[], verdicts: readonly Verdict[]): TurningPoint | null {
  const error = (turn: number): number => curve.find((point) => point.turn === turn)?.error ?? 0;
  const drops = verdicts
    .flatMap(({ turn }) => swingOf(curve, turn) ?? [])
    .filter(({ turn, from, to }) => from - to >= Math.max(TURNING, BEYOND_CHANCE * Math.hypot(error(turn - 1), error(turn))));
  return drops.reduce<TurningPoint | null>(
    (most, drop) => (most === null || drop.from - drop.to > most.from - most.to ? drop : most),
    null,
  );
}

/** A decision in words, with its marks; what completed it stands behind it. */
export function toldDecision({ module, words }: LoadedGame, view: View, action: unknown, completed: unknown): string {
  const [first, then] = [action as Action, completed as Action | null];
  const own = module.decided?.(first, then, view, words);
  return own ?? [first, then].flatMap((each) => (each === null ? [] : [words.action(each)])).join(". ");
}

/** Whole per cent, without a sign. */
export const points = (share: number): number => Math.round(100 * share);
