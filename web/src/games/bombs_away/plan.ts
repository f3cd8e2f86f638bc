// Bombs Away: what a player has picked and not sent.
import type { Place } from "./place";
import type { BombsAwayAction } from "./wire.gen";

/** A pipe card, and where it goes once that is picked. */
export interface LayPlan {
  readonly kind: "lay";
  readonly card: number;
  readonly place: Place | null;
  readonly turned: boolean;
}

/** A bomb, and the end that it is thrown at. */
export interface BombPlan {
  readonly kind: "bomb";
  readonly card: number;
  readonly place: Place | null;
}

export interface SecondPlan {
  readonly kind: "second";
  readonly place: Place;
}

/** What needs nothing else to be picked. */
export interface BarePlan {
  readonly kind: "enough" | "draw" | "pass" | "claim";
}

export type Plan = LayPlan | BombPlan | SecondPlan | BarePlan;

export const ENOUGH: BarePlan = { kind: "enough" };
export const DRAW: BarePlan = { kind: "draw" };
export const PASS: BarePlan = { kind: "pass" };
export const CLAIM: BarePlan = { kind: "claim" };
export const layPlan = (card: number, place: Place | null = null, turned = false): LayPlan => ({ kind: "lay", card, place, turned });
export const bombPlan = (card: number, place: Place | null = null): BombPlan => ({ kind: "bomb", card, place });
export const secondPlan = (place: Place): SecondPlan => ({ kind: "second", place });

/** What a plan would send, once nothing is missing. */
export function actionOf(plan: Plan): BombsAwayAction | null {
  switch (plan.kind) {
    case "lay":
      return plan.place === null ? null : { type: "Lay", card: plan.card, ...plan.place, turned: plan.turned };
    case "bomb":
      return plan.place === null ? null : { type: "Bomb", card: plan.card, ...plan.place };
    case "second":
      return { type: "Second", ...plan.place };
    case "enough":
      return { type: "Enough" };
    case "draw":
      return { type: "Draw" };
    case "pass":
      return { type: "Pass" };
    case "claim":
      return { type: "Claim" };
  }
}

/** The plan that would send an action, so that a hint can be taken. */
export function draftOf(action: BombsAwayAction): Plan {
  switch (action.type) {
    case "Lay":
      return layPlan(action.card, { x: action.x, y: action.y }, action.turned ?? false);
    case "Bomb":
      return bombPlan(action.card, { x: action.x, y: action.y });
    case "Second":
      return secondPlan({ x: action.x, y: action.y });
    case "Enough":
      return ENOUGH;
    case "Draw":
      return DRAW;
    case "Pass":
      return PASS;
    case "Claim":
      return CLAIM;
  }
}
