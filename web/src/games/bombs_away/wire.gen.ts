// Made by tools/make_types.py from the Python schemas. Do not edit.

import type { Outcome, Timer } from "../../net/wire.gen";

export interface BombsAwayOptions {
  readonly seats: number;
  readonly match: boolean;
  readonly dealer: number;
  readonly even_turns: boolean;
  readonly short_hand: boolean;
  readonly tough_pipes: boolean;
  readonly even_bombs: boolean;
  readonly late_start: boolean;
  readonly turn_seconds: number;
  readonly guided: boolean;
}

export interface Lay {
  readonly type: "Lay";
  readonly card: number;
  readonly x: number;
  readonly y: number;
  readonly turned?: boolean;
}

export interface Bomb {
  readonly type: "Bomb";
  readonly card: number;
  readonly x: number;
  readonly y: number;
}

export interface Second {
  readonly type: "Second";
  readonly x: number;
  readonly y: number;
}

export interface Enough {
  readonly type: "Enough";
}

export interface Draw {
  readonly type: "Draw";
}

export interface Pass {
  readonly type: "Pass";
}

export interface Claim {
  readonly type: "Claim";
}

export type BombsAwayAction = Lay | Bomb | Second | Enough | Draw | Pass | Claim;

export interface DealBegun {
  readonly type: "DealBegun";
  readonly deal: number;
  readonly dealer: number;
  readonly first: number;
}

export interface Dealt {
  readonly type: "Dealt";
  readonly seat: number;
  readonly count: number;
  readonly cards: readonly number[] | null;
}

export interface Laid {
  readonly type: "Laid";
  readonly by: number;
  readonly card: number;
  readonly x: number;
  readonly y: number;
  readonly turned: boolean;
}

export interface Covered {
  readonly type: "Covered";
  readonly by: number;
  readonly card: number;
  readonly x: number;
  readonly y: number;
  readonly turned: boolean;
  readonly covered: number;
}

export interface BombThrown {
  readonly type: "BombThrown";
  readonly by: number;
  readonly card: number;
}

export interface Destroyed {
  readonly type: "Destroyed";
  readonly by: number;
  readonly card: number;
  readonly x: number;
  readonly y: number;
}

export interface StoppedAtOne {
  readonly type: "StoppedAtOne";
  readonly by: number;
}

export interface Drew {
  readonly type: "Drew";
  readonly seat: number;
  readonly card: number | null;
  readonly forced: boolean;
}

export interface Reshuffled {
  readonly type: "Reshuffled";
  readonly count: number;
}

export interface Passed {
  readonly type: "Passed";
  readonly by: number;
}

export interface WentOut {
  readonly type: "WentOut";
  readonly by: number;
}

export interface DealEnded {
  readonly type: "DealEnded";
  readonly deal: number;
  readonly winners: readonly number[];
  readonly reason: "all_passed" | "fifty_rounds" | "went_out";
  readonly left: readonly number[];
}

export interface Replaced {
  readonly type: "Replaced";
  readonly seat: number;
  readonly away: boolean;
}

export interface Claimed {
  readonly type: "Claimed";
  readonly by: number;
}

export type BombsAwayEvent = DealBegun | Dealt | Laid | Covered | BombThrown | Destroyed | StoppedAtOne | Drew | Reshuffled | Passed |
    WentOut | DealEnded | Replaced | Claimed;

export interface BombsAwayView {
  readonly cards: readonly CardView[];
  readonly open_ends: readonly OpenEnd[];
  readonly hands: readonly (readonly number[] | null)[];
  readonly sizes: readonly number[];
  readonly pile: number;
  readonly discard: readonly number[];
  readonly dealer: number;
  readonly turn: number;
  readonly round: number;
  readonly turns: number;
  readonly moves: number;
  readonly thrown: boolean;
  readonly second: boolean;
  readonly drawn: number;
  readonly passes: number;
  readonly deal: number;
  readonly deals: number;
  readonly scores: readonly number[];
  readonly wins: readonly number[];
  readonly out: readonly number[];
  readonly away: readonly number[];
  readonly reason: "all_passed" | "fifty_rounds" | "went_out" | "" | "opponent_left";
  readonly settings: SettingsView;
  readonly waiting_on: readonly number[];
  readonly timers: readonly Timer[];
  readonly outcome: Outcome | null;
}

export interface CardView {
  readonly card: number;
  readonly x: number;
  readonly y: number;
  readonly turned?: boolean;
}

export interface OpenEnd {
  readonly x: number;
  readonly y: number;
  readonly side: "E" | "N" | "S" | "W";
}

export interface SettingsView {
  readonly match: boolean;
  readonly even_turns: boolean;
  readonly short_hand: boolean;
  readonly tough_pipes: boolean;
  readonly even_bombs: boolean;
  readonly late_start: boolean;
  readonly turn_seconds: number;
}
