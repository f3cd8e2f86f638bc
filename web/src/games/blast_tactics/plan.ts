// Blast Tactics: what a player has picked and not sent.
import type { Card } from "./kind";
import type { BlastTacticsAction, Throw } from "./wire.gen";

/** A slide, and bombs to lay on its way; without a goal, bombs on the trail that is there. */
export interface SlidePlan {
  readonly kind: "slide";
  readonly to: number | null;
  readonly drops: readonly number[];
  /** A tap on the trail lays a bomb; else it picks another goal. */
  readonly laying: boolean;
}

/** A card of the row, and what is done with it. */
export interface UsePlan {
  readonly kind: "use";
  readonly card: Card;
  readonly action: BlastTacticsAction | null;
}

export interface ThrowPlan {
  readonly kind: "throw";
  readonly action: Throw | null;
}

interface DiscardPlan {
  readonly kind: "discard";
  readonly card: Card;
}

interface EndPlan {
  readonly kind: "end";
}

export type Plan = SlidePlan | UsePlan | ThrowPlan | DiscardPlan | EndPlan;

export const END: EndPlan = { kind: "end" };
export const slidePlan = (to: number | null, drops: readonly number[] = [], laying = true): SlidePlan => ({
  kind: "slide",
  to,
  drops,
  laying,
});
export const usePlan = (card: Card, action: BlastTacticsAction | null = null): UsePlan => ({ kind: "use", card, action });
export const throwPlan = (action: Throw | null = null): ThrowPlan => ({ kind: "throw", action });
export const discardPlan = (card: Card): DiscardPlan => ({ kind: "discard", card });

/** What a plan would send, one after the other; nothing while something is missing. */
export function actionsOf(plan: Plan): readonly BlastTacticsAction[] {
  switch (plan.kind) {
    case "slide": {
      const lays = plan.drops.map((square) => ({ type: "Lay", square }) as const);
      return plan.to === null ? lays : [{ type: "Move", square: plan.to }, ...lays];
    }
    case "use":
    case "throw":
      return plan.action === null ? [] : [plan.action];
    case "discard":
      return [{ type: "Discard", card: plan.card }];
    case "end":
      return [{ type: "End" }];
  }
}

/** The plan that would send an action, so that a hint can be taken. */
export function draftOf(action: BlastTacticsAction, then: BlastTacticsAction | null): Plan {
  switch (action.type) {
    case "Move":
      return slidePlan(action.square, then?.type === "Lay" ? [then.square] : []);
    case "Lay":
      return slidePlan(null, [action.square]);
    case "Pass":
      return usePlan("pass", action);
    case "Kick":
      return usePlan("kick", action);
    case "Remote":
    case "RemoteCarried":
      return usePlan("remote", action);
    case "Punch":
      return usePlan("punch", action);
    case "Glove":
      return usePlan("glove", action);
    case "Throw":
      return throwPlan(action);
    case "Discard":
      return discardPlan(action.card);
    case "End":
      return END;
  }
}
