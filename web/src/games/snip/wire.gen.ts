// Made by tools/make_types.py from the Python schemas. Do not edit.

import type { Outcome, Timer } from "../../net/wire.gen";

export interface SnipOptions {
  readonly seats: number;
  readonly first: number;
  readonly guided: boolean;
}

export interface Vouch {
  readonly type: "Vouch";
  readonly wire: number;
}

export interface Cut {
  readonly type: "Cut";
  readonly wire: number;
}

export type SnipAction = Vouch | Cut;

export interface Dealt {
  readonly type: "Dealt";
  readonly seat: number;
  readonly colours: readonly number[] | null;
}

export interface WireCut {
  readonly type: "WireCut";
  readonly by: number;
  readonly wire: number;
  readonly colour: number;
}

export interface Vouched {
  readonly type: "Vouched";
  readonly by: number;
  readonly wire: number;
}

export type SnipEvent = Dealt | WireCut | Vouched;

export interface SnipView {
  readonly colours: readonly (number | null)[];
  readonly cut: readonly boolean[];
  readonly vouched: readonly boolean[];
  readonly vouchers: number;
  readonly turn: number;
  readonly waiting_on: readonly number[];
  readonly timers: readonly Timer[];
  readonly outcome: Outcome | null;
}
