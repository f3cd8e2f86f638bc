// It's a Bomb!: what a player has picked and not sent.
import type { ConsultantView, ItsABombAction } from "./wire.gen";

export type Consultant = ConsultantView["card"];

/** While the signal is disturbed a kind is named; line and kind come in any order. */
export interface AskPlan {
  readonly kind: "ask";
  readonly line: number | null;
  readonly named: number | null;
}

/** `sure`: said again where a token shows an explosive (IB-302). */
export interface CutPlan {
  readonly kind: "cut";
  readonly tile: number;
  readonly sure: boolean;
}

export interface BlockPlan {
  readonly kind: "block";
  readonly block: number;
}

/** A consultant; the Spotter goes with a tile. */
export interface UsePlan {
  readonly kind: "use";
  readonly card: Consultant;
  readonly tile: number | null;
}

export interface PassPlan {
  readonly kind: "pass";
}

export interface SettlePlan {
  readonly kind: "settle";
}

export type Plan = AskPlan | CutPlan | BlockPlan | UsePlan | PassPlan | SettlePlan;

export const PASS: PassPlan = { kind: "pass" };
export const SETTLE: SettlePlan = { kind: "settle" };
export const askPlan = (line: number | null, named: number | null = null): AskPlan => ({ kind: "ask", line, named });
export const cutPlan = (tile: number): CutPlan => ({ kind: "cut", tile, sure: false });
export const usePlan = (card: Consultant, tile: number | null = null): UsePlan => ({ kind: "use", card, tile });

/** What a plan would send, once nothing is missing. */
export function actionOf(plan: Plan): ItsABombAction | null {
  switch (plan.kind) {
    case "ask":
      return plan.line === null ? null : { type: "Ask", line: plan.line, kind: plan.named };
    case "cut":
      return { type: "Cut", tile: plan.tile };
    case "block":
      return { type: "ChooseBlock", block: plan.block };
    case "use":
      return { type: "Use", card: plan.card, tile: plan.tile };
    case "pass":
      return { type: "Pass" };
    case "settle":
      return { type: "Settle" };
  }
}

/** The plan that would send an action, so that a hint can be taken. */
export function draftOf(action: ItsABombAction): Plan | null {
  switch (action.type) {
    case "Ask":
      return askPlan(action.line, action.kind ?? null);
    case "Cut":
      return { kind: "cut", tile: action.tile, sure: true };
    case "ChooseBlock":
      return { kind: "block", block: action.block };
    case "Use":
      return usePlan(action.card, action.tile ?? null);
    case "Pass":
      return PASS;
    case "Settle":
      return SETTLE;
    default:
      return null;
  }
}
