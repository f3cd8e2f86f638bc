// Two Rooms: what a player has picked and not sent.
import type { Fact } from "../../contract/facts";
import type { ActionType } from "./kinds";
import type { TwoRoomsAction } from "./wire.gen";

/** Somebody was tapped; what to do with them may be chosen. */
export interface PersonPlan {
  readonly kind: "person";
  readonly seat: number;
  readonly action: TwoRoomsAction | null;
  /** Their page lies open: what is known of them, and notes. */
  readonly page: boolean;
}

/** Something that needs nobody to be tapped first. */
export interface ActPlan {
  readonly kind: "act";
  readonly action: TwoRoomsAction;
}

/** The leader's form. */
export interface HostagePlan {
  readonly kind: "hostages";
  readonly seats: readonly number[];
}

/** A sentence in the making: its type, the words filled in so far, and whom it is for. */
export interface SayPlan {
  readonly kind: "say";
  readonly type: ActionType | null;
  readonly facts: { readonly [field: string]: Fact };
  /** Whom it is about, until its type asks for them. */
  readonly about: number | null;
  /** Null: everybody here. */
  readonly at: number | null;
}

/** What the own card may do was asked for. */
export interface PowerPlan {
  readonly kind: "power";
}

export type Plan = PersonPlan | ActPlan | HostagePlan | SayPlan | PowerPlan;

export const personPlan = (seat: number, action: TwoRoomsAction | null = null, page = false): PersonPlan => ({
  kind: "person",
  seat,
  action,
  page,
});
export const actPlan = (action: TwoRoomsAction): ActPlan => ({ kind: "act", action });
export const hostagePlan = (seats: readonly number[]): HostagePlan => ({ kind: "hostages", seats });
export const sayPlan = (
  at: number | null,
  about: number | null = null,
  type: ActionType | null = null,
  facts: SayPlan["facts"] = {},
): SayPlan => ({ kind: "say", type, facts, about, at });

/** The form after a seat was tapped; a full one drops who was put in first. */
export function toggled(seats: readonly number[], seat: number, most: number): readonly number[] {
  return seats.includes(seat) ? seats.filter((each) => each !== seat) : [...seats, seat].slice(-Math.max(1, most));
}

/** What would have been picked before doing this. */
export function draftOf(action: TwoRoomsAction): Plan | null {
  if ("target" in action && action.target !== null) return personPlan(action.target, action);
  if (action.type === "Draft") return hostagePlan([action.seat]);
  return actPlan(action);
}
