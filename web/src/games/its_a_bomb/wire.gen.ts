// Made by tools/make_types.py from the Python schemas. Do not edit.

import type { Outcome, Timer } from "../../net/wire.gen";

export interface ItsABombOptions {
  readonly seats: number;
  readonly scenario: number;
  readonly own: OwnScenario | null;
  readonly crisis_unit: number;
  readonly deciding: "spokesperson" | "vote";
  readonly voters: readonly number[] | null;
  readonly decision_seconds: number;
  readonly crisis_unit_seconds: number;
  readonly help: number;
  readonly guided: boolean;
}

export interface OwnScenario {
  readonly bombs: readonly OwnBomb[];
  readonly timers: number;
  readonly specials: readonly SpecialCard[];
  readonly consultants: readonly ("ARCH" | "DISP" | "DRAU" | "HACK" | "NEGO" | "RADIO" | "SAPP" | "SPOT" | "SURV" | "XRAY")[];
  readonly order: boolean;
  readonly double_purple: boolean;
}

export interface OwnBomb {
  readonly rows: number;
  readonly columns: number;
  readonly tiles: string;
}

export interface SpecialCard {
  readonly card: "C" | "D";
  readonly above: number;
}

export interface Ask {
  readonly type: "Ask";
  readonly line: number;
  readonly kind?: number | null;
}

export interface Cut {
  readonly type: "Cut";
  readonly tile: number;
}

export interface ChooseBlock {
  readonly type: "ChooseBlock";
  readonly block: number;
}

export interface Use {
  readonly type: "Use";
  readonly card: "ARCH" | "DISP" | "DRAU" | "HACK" | "NEGO" | "RADIO" | "SAPP" | "SPOT" | "SURV" | "XRAY";
  readonly tile?: number | null;
}

export interface Pass {
  readonly type: "Pass";
}

export interface Settle {
  readonly type: "Settle";
}

export interface Speak {
  readonly type: "Speak";
  readonly phrase: "card_soon" | "ready" | "saving_cards" | "sorry" | "time_is_short" | "well_done";
}

export interface Mark {
  readonly type: "Mark";
  readonly tile: number;
  readonly kinds?: readonly number[];
  readonly warning?: boolean;
}

export type ItsABombAction = Ask | Cut | ChooseBlock | Use | Pass | Settle | Speak | Mark;

export interface ScenarioLaid {
  readonly type: "ScenarioLaid";
  readonly scenario: number;
  readonly crisis_unit: number;
  readonly order: readonly number[];
}

export interface RoundBegun {
  readonly type: "RoundBegun";
  readonly round: number;
  readonly phone: number;
}

export interface Proposed {
  readonly type: "Proposed";
  readonly by: number;
  readonly line: number | null;
  readonly kind: number | null;
  readonly tile: number | null;
  readonly block: number | null;
}

export interface Passed {
  readonly type: "Passed";
  readonly by: number;
}

export interface Asked {
  readonly type: "Asked";
  readonly line: number;
  readonly kind: number | null;
}

export interface LookedAt {
  readonly type: "LookedAt";
  readonly tiles: readonly number[];
  readonly kinds: readonly number[];
}

export interface Answered {
  readonly type: "Answered";
  readonly line: number;
  readonly kind: number | null;
  readonly tokens: readonly number[];
  readonly second_pile: readonly number[] | null;
  readonly ordered: boolean;
}

export interface CardUsed {
  readonly type: "CardUsed";
  readonly by: number;
  readonly card: "ARCH" | "DISP" | "DRAU" | "HACK" | "NEGO" | "RADIO" | "SAPP" | "SPOT" | "SURV" | "XRAY";
  readonly tile: number | null;
  readonly kind: number | null;
}

export interface Blocked {
  readonly type: "Blocked";
  readonly block: number;
  readonly tokens: readonly number[];
}

export interface Archived {
  readonly type: "Archived";
  readonly explosives: readonly number[];
}

export interface PointedAt {
  readonly type: "PointedAt";
  readonly tile: number;
}

export interface Flipped {
  readonly type: "Flipped";
  readonly tile: number;
  readonly kind: number;
  readonly result: "again" | "auxiliary" | "battery" | "counts" | "disarmed" | "explosive" | "grey" | "receiver" | "wasted";
}

export interface Secured {
  readonly type: "Secured";
  readonly tile: number;
}

export interface Advanced {
  readonly type: "Advanced";
  readonly discarded: number;
  readonly top: number;
}

export interface Skipped {
  readonly type: "Skipped";
}

export interface TimerReturned {
  readonly type: "TimerReturned";
  readonly seconds: number;
}

export interface TimeEnded {
  readonly type: "TimeEnded";
  readonly seat: number | null;
}

export interface Spoke {
  readonly type: "Spoke";
  readonly by: number;
  readonly phrase: "card_soon" | "ready" | "saving_cards" | "sorry" | "time_is_short" | "well_done";
}

export interface Marked {
  readonly type: "Marked";
  readonly by: number;
  readonly tile: number;
  readonly kinds: readonly number[];
  readonly warning: boolean;
}

export interface VoterSet {
  readonly type: "VoterSet";
  readonly seat: number;
  readonly votes: boolean;
  readonly phone: number;
}

export interface Ended {
  readonly type: "Ended";
  readonly reason: "call_missed" | "countdown_over" | "defused" | "explosive_cut" | "order_broken";
}

export type ItsABombEvent = ScenarioLaid | RoundBegun | Proposed | Passed | Asked | LookedAt | Answered | CardUsed | Blocked | Archived |
    PointedAt | Flipped | Secured | Advanced | Skipped | TimerReturned | TimeEnded | Spoke | Marked | VoterSet | Ended;

export interface ItsABombView {
  readonly scenario: number;
  readonly own: OwnScenario | null;
  readonly crisis_unit: number;
  readonly seats: number;
  readonly step: "advance" | "after" | "block" | "choose" | "look" | "over" | "point" | "second" | "start";
  readonly round: number;
  readonly bombs: readonly BombView[];
  readonly tiles: readonly TileView[];
  readonly deck: readonly number[];
  readonly discard: readonly number[];
  readonly order: readonly number[];
  readonly counted: readonly number[];
  readonly needed: readonly number[];
  readonly answers: readonly AnswerView[];
  readonly notes: readonly NoteView[];
  readonly archive: readonly number[] | null;
  readonly consultants: readonly ConsultantView[];
  readonly phone: number;
  readonly voters: readonly number[];
  readonly proposals: readonly ProposalView[];
  readonly proposals_left: readonly number[];
  readonly question: QuestionView | null;
  readonly first_line: number | null;
  readonly pointed: number | null;
  readonly due: number;
  readonly checked: readonly number[];
  readonly spoken: boolean;
  readonly marks: readonly MarkView[];
  readonly marks_left: number;
  readonly moves: number;
  readonly settings: SettingsView;
  readonly waiting_on: readonly number[];
  readonly timers: readonly Timer[];
  readonly outcome: Outcome | null;
}

export interface BombView {
  readonly rows: number;
  readonly columns: number;
  readonly counts: readonly number[];
}

export interface TileView {
  readonly kind?: number | null;
  readonly up?: boolean;
  readonly marked?: boolean;
  readonly spotted?: boolean;
}

export interface AnswerView {
  readonly line: number;
  readonly full: boolean;
  readonly counts: readonly number[];
  readonly sequence: readonly number[] | null;
  readonly first_half: readonly number[] | null;
  readonly tokens: readonly number[];
}

export interface NoteView {
  readonly block: number;
  readonly counts: readonly number[];
}

export interface ConsultantView {
  readonly card: "ARCH" | "DISP" | "DRAU" | "HACK" | "NEGO" | "RADIO" | "SAPP" | "SPOT" | "SURV" | "XRAY";
  readonly used: boolean;
}

export interface ProposalView {
  readonly by: number;
  readonly line?: number | null;
  readonly kind?: number | null;
  readonly tile?: number | null;
  readonly block?: number | null;
}

export interface QuestionView {
  readonly line: number;
  readonly kind: number | null;
  readonly disturbed: boolean;
  readonly layout: "halves" | "ordered" | "pile" | "spotted";
}

export interface MarkView {
  readonly tile: number;
  readonly kinds: readonly number[];
  readonly warning: boolean;
}

export interface SettingsView {
  readonly deciding: "spokesperson" | "vote";
  readonly decision_seconds: number;
  readonly crisis_unit_seconds: number;
  readonly help: number;
  readonly guided: boolean;
}
