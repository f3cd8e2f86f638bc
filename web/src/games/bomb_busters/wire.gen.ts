// Made by tools/make_types.py from the Python schemas. Do not edit.

import type { Outcome, Timer } from "../../net/wire.gen";

export interface BombBustersOptions {
  readonly seats: number;
  readonly mission: number;
  readonly captain: number;
  readonly all_boxes: boolean;
  readonly signals: boolean;
  readonly free_chat: boolean;
  readonly guided: boolean;
  readonly strict_memory: boolean;
  readonly double_detector: boolean;
  readonly equipment: readonly number[];
  readonly hold_ms: number;
  readonly decision_seconds: number;
  readonly unhurried: boolean;
  readonly characters: readonly (0 | 2 | 3 | 8 | 10)[];
}

export interface PlaceInfo {
  readonly type: "PlaceInfo";
  readonly wire: number;
}

export interface Point {
  readonly type: "Point";
  readonly wire: number;
}

export interface DoubleDetect {
  readonly type: "DoubleDetect";
  readonly wires: readonly number[];
}

export interface TripleDetect {
  readonly type: "TripleDetect";
  readonly wires: readonly number[];
}

export interface SuperDetect {
  readonly type: "SuperDetect";
  readonly stand: number;
}

export interface Say {
  readonly type: "Say";
  readonly values: readonly number[];
}

export interface Answer {
  readonly type: "Answer";
  readonly wire: number;
}

export interface Lay {
  readonly type: "Lay";
  readonly wire: number;
}

export interface SoloCut {
  readonly type: "SoloCut";
  readonly value: number;
}

export interface RevealReds {
  readonly type: "RevealReds";
}

export interface PutLabel {
  readonly type: "PutLabel";
  readonly card: 1 | 12;
  readonly wire: number;
}

export interface UseWalkieTalkies {
  readonly type: "UseWalkieTalkies";
  readonly mate: number;
  readonly wire: number;
}

export interface GiveWire {
  readonly type: "GiveWire";
  readonly wire: number;
}

export interface UsePostIt {
  readonly type: "UsePostIt";
  readonly wire: number;
}

export interface UseRewinder {
  readonly type: "UseRewinder";
}

export interface UseBatteries {
  readonly type: "UseBatteries";
  readonly mates: readonly number[];
}

export interface UseRadar {
  readonly type: "UseRadar";
  readonly number: number;
}

export interface UseStabilizer {
  readonly type: "UseStabilizer";
}

export interface UseCoffeeMug {
  readonly type: "UseCoffeeMug";
  readonly mate: number;
}

export interface Speak {
  readonly type: "Speak";
  readonly phrase: "careful" | "thanks" | "use_detector" | "use_equipment" | "use_radar" | "use_rewinder" | "use_stabilizer" | "well_done";
}

export interface UseFastPass {
  readonly type: "UseFastPass";
  readonly wires: readonly number[];
}

export interface UseGrapplingHook {
  readonly type: "UseGrapplingHook";
  readonly wire: number;
  readonly stand: number;
}

export interface Appoint {
  readonly type: "Appoint";
  readonly mate: number;
}

export interface SortIn {
  readonly type: "SortIn";
  readonly stand: number;
}

export interface PlaceFalse {
  readonly type: "PlaceFalse";
  readonly wire: number;
  readonly value: number;
}

export interface Skip {
  readonly type: "Skip";
}

export interface NameWire {
  readonly type: "NameWire";
  readonly wire: number;
}

export interface TakeBack {
  readonly type: "TakeBack";
}

export interface Volunteer {
  readonly type: "Volunteer";
}

export interface Decline {
  readonly type: "Decline";
}

export interface TakeToken {
  readonly type: "TakeToken";
  readonly value: number;
}

export interface TurnNano {
  readonly type: "TurnNano";
  readonly ahead: boolean;
}

export interface GiveAir {
  readonly type: "GiveAir";
  readonly mate: number;
}

export interface PointBlind {
  readonly type: "PointBlind";
  readonly own: number;
  readonly wire: number;
}

export interface SoloBlind {
  readonly type: "SoloBlind";
  readonly value: number;
  readonly own: readonly number[];
}

export interface CallSnip {
  readonly type: "CallSnip";
}

export interface TakeConstraint {
  readonly type: "TakeConstraint";
  readonly letter: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L";
}

export interface ChangeConstraint {
  readonly type: "ChangeConstraint";
  readonly change: boolean;
}

export type BombBustersAction = PlaceInfo | Point | DoubleDetect | TripleDetect | SuperDetect | Say | Answer | Lay | SoloCut | RevealReds |
    PutLabel | UseWalkieTalkies | GiveWire | UsePostIt | UseRewinder | UseBatteries | UseRadar | UseStabilizer | UseCoffeeMug | Speak |
    UseFastPass | UseGrapplingHook | Appoint | SortIn | PlaceFalse | Skip | NameWire | TakeBack | Volunteer | Decline | TakeToken | TurnNano
    | GiveAir | PointBlind | SoloBlind | CallSnip | TakeConstraint | ChangeConstraint;

export interface MissionLaid {
  readonly type: "MissionLaid";
  readonly mission: number;
  readonly captain: number;
  readonly equipment: readonly number[];
  readonly reds: readonly number[];
  readonly yellows: readonly number[];
}

export interface Dealt {
  readonly type: "Dealt";
  readonly seat: number;
  readonly stand: number;
  readonly tiles: readonly number[] | null;
}

export interface WiresGiven {
  readonly type: "WiresGiven";
  readonly value: number;
  readonly seats: readonly number[];
}

export interface TokensDrawn {
  readonly type: "TokensDrawn";
  readonly values: readonly number[];
}

export interface TokenAside {
  readonly type: "TokenAside";
  readonly by: number;
  readonly value: number;
}

export interface InfoPlaced {
  readonly type: "InfoPlaced";
  readonly by: number;
  readonly wire: number;
  readonly value: number;
}

export interface FalsePlaced {
  readonly type: "FalsePlaced";
  readonly by: number;
  readonly wire: number;
  readonly value: number;
}

export interface TokensOffered {
  readonly type: "TokensOffered";
  readonly values: readonly number[];
}

export interface TokenTaken {
  readonly type: "TokenTaken";
  readonly by: number;
  readonly value: number;
}

export interface TokenReturned {
  readonly type: "TokenReturned";
  readonly by: number;
  readonly value: number;
}

export interface Pointed {
  readonly type: "Pointed";
  readonly by: number;
  readonly at: number;
  readonly wires: readonly number[];
  readonly tool: "double" | "hand" | "super" | "triple";
}

export interface Said {
  readonly type: "Said";
  readonly by: number;
  readonly at: number;
  readonly wires: readonly number[];
  readonly values: readonly number[];
}

export interface Named {
  readonly type: "Named";
  readonly by: number;
  readonly wire: number;
}

export interface Found {
  readonly type: "Found";
  readonly by: number;
  readonly at: number;
  readonly wire: number;
  readonly tile: number;
}

export interface PairCut {
  readonly type: "PairCut";
  readonly by: number;
  readonly at: number;
  readonly wire: number;
  readonly tile: number;
  readonly own: number;
  readonly own_tile: number;
  readonly value: number;
}

export interface ClaimFailed {
  readonly type: "ClaimFailed";
  readonly by: number;
  readonly at: number;
  readonly values: readonly number[];
  readonly wire: number | null;
  readonly value: number | null;
  readonly fuse: number;
  readonly stabilized: boolean;
}

export interface Exploded {
  readonly type: "Exploded";
  readonly by: number;
  readonly reason: "captain_failed" | "fuse_burned" | "named_reds" | "nano_at_the_end" | "no_way_on" | "red_wire_hit" | "time_up" |
    "turned_wrong" | "wrong_wires";
  readonly wires: readonly number[];
}

export interface SoloDone {
  readonly type: "SoloDone";
  readonly by: number;
  readonly value: number;
  readonly wires: readonly number[];
  readonly tiles: readonly number[];
}

export interface RedsRevealed {
  readonly type: "RedsRevealed";
  readonly by: number;
  readonly wires: readonly number[];
  readonly tiles: readonly number[];
}

export interface NamesTakenBack {
  readonly type: "NamesTakenBack";
  readonly by: number;
}

export interface SetCut {
  readonly type: "SetCut";
  readonly by: number;
  readonly value: number;
  readonly wires: readonly number[];
  readonly tiles: readonly number[];
}

export interface SetFailed {
  readonly type: "SetFailed";
  readonly by: number;
  readonly value: number;
  readonly wires: readonly number[];
  readonly shown: readonly number[];
  readonly fuse: number;
}

export interface Validated {
  readonly type: "Validated";
  readonly number: number;
}

export interface Unlocked {
  readonly type: "Unlocked";
  readonly card: number;
}

export interface NumbersLaid {
  readonly type: "NumbersLaid";
  readonly purpose: "clips" | "line" | "open" | "red_number" | "rewards" | "sequence";
  readonly numbers: readonly number[];
}

export interface XLaid {
  readonly type: "XLaid";
  readonly wires: readonly number[];
}

export interface WireTurned {
  readonly type: "WireTurned";
  readonly seat: number;
  readonly wire: number;
  readonly tile: number | null;
}

export interface PointedBlind {
  readonly type: "PointedBlind";
  readonly by: number;
  readonly at: number;
  readonly wire: number;
  readonly own: number;
}

export interface TurnedCut {
  readonly type: "TurnedCut";
  readonly by: number;
  readonly fuse: number;
}

export interface NumberFreed {
  readonly type: "NumberFreed";
  readonly number: number;
}

export interface ConstraintTurned {
  readonly type: "ConstraintTurned";
  readonly letter: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | null;
  readonly deck: number;
}

export interface ConstraintsLaid {
  readonly type: "ConstraintsLaid";
  readonly letters: readonly ("A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L")[];
  readonly by_number: boolean;
}

export interface ConstraintTaken {
  readonly type: "ConstraintTaken";
  readonly by: number;
  readonly letter: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L";
}

export interface ConstraintDropped {
  readonly type: "ConstraintDropped";
  readonly by: number;
  readonly letter: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L";
}

export interface ConstraintKept {
  readonly type: "ConstraintKept";
  readonly by: number;
}

export interface Stalled {
  readonly type: "Stalled";
  readonly fuse: number;
}

export interface CardsDrawn {
  readonly type: "CardsDrawn";
  readonly cards: readonly number[];
  readonly clips: readonly number[];
}

export interface CardWon {
  readonly type: "CardWon";
  readonly number: number;
  readonly card: number;
}

export interface NumberTurned {
  readonly type: "NumberTurned";
  readonly number: number;
  readonly passed: readonly number[];
}

export interface NanoMoved {
  readonly type: "NanoMoved";
  readonly at: number;
  readonly ahead: number;
}

export interface WireTaken {
  readonly type: "WireTaken";
  readonly by: number;
  readonly wire: number;
  readonly tile: number | null;
}

export interface AirMoved {
  readonly type: "AirMoved";
  readonly by: number | null;
  readonly to: number | null;
  readonly air: number;
  readonly why: "back" | "lost" | "paid" | "passed" | "taken";
}

export interface AirPromised {
  readonly type: "AirPromised";
  readonly by: number;
  readonly to: number;
}

export interface NumberCalled {
  readonly type: "NumberCalled";
  readonly by: number;
  readonly number: number;
  readonly shuffled: boolean;
}

export interface Appointed {
  readonly type: "Appointed";
  readonly by: number;
  readonly to: number;
  readonly number: number;
}

export interface NumberLacked {
  readonly type: "NumberLacked";
  readonly by: number;
  readonly number: number;
  readonly fuse: number;
}

export interface Volunteered {
  readonly type: "Volunteered";
  readonly by: number;
  readonly number: number;
}

export interface Declined {
  readonly type: "Declined";
  readonly by: number;
  readonly number: number;
}

export interface NobodyCalled {
  readonly type: "NobodyCalled";
  readonly by: number;
  readonly number: number;
}

export interface CharacterTaken {
  readonly type: "CharacterTaken";
  readonly by: number;
  readonly card: number;
}

export interface LabelPut {
  readonly type: "LabelPut";
  readonly by: number;
  readonly card: number;
  readonly wire: number;
}

export interface WireOffered {
  readonly type: "WireOffered";
  readonly by: number;
  readonly to: number;
  readonly wire: number;
}

export interface Swapped {
  readonly type: "Swapped";
  readonly by: number;
  readonly to: number;
  readonly gave: number;
  readonly gave_to: number;
  readonly got: number;
  readonly got_to: number;
  readonly gave_tile: number | null;
  readonly got_tile: number | null;
}

export interface Snipped {
  readonly type: "Snipped";
  readonly by: number;
}

export interface Invited {
  readonly type: "Invited";
  readonly by: number;
}

export interface ClockStarted {
  readonly type: "ClockStarted";
  readonly minutes: number;
}

export interface Announced {
  readonly type: "Announced";
  readonly says: "jump" | "last" | "warning";
  readonly minutes: number;
  readonly seconds: number;
}

export interface FastPassed {
  readonly type: "FastPassed";
  readonly by: number;
}

export interface WireHooked {
  readonly type: "WireHooked";
  readonly by: number;
  readonly at: number;
  readonly wire: number;
  readonly to: number;
  readonly tile: number | null;
}

export interface CardsRefreshed {
  readonly type: "CardsRefreshed";
  readonly cards: readonly number[];
}

export interface Disintegrated {
  readonly type: "Disintegrated";
  readonly number: number;
  readonly wires: readonly number[];
}

export interface Rewound {
  readonly type: "Rewound";
  readonly by: number;
  readonly fuse: number;
}

export interface Recharged {
  readonly type: "Recharged";
  readonly by: number;
  readonly mates: readonly number[];
}

export interface RadarAnswered {
  readonly type: "RadarAnswered";
  readonly by: number;
  readonly number: number;
  readonly answers: readonly boolean[];
}

export interface Stabilized {
  readonly type: "Stabilized";
  readonly by: number;
}

export interface MugPassed {
  readonly type: "MugPassed";
  readonly by: number;
  readonly to: number;
}

export interface Spoke {
  readonly type: "Spoke";
  readonly by: number;
  readonly phrase: "careful" | "thanks" | "use_detector" | "use_equipment" | "use_radar" | "use_rewinder" | "use_stabilizer" | "well_done";
}

export interface Skipped {
  readonly type: "Skipped";
  readonly by: number;
  readonly fuse: number;
  readonly cost: number;
}

export type BombBustersEvent = MissionLaid | Dealt | WiresGiven | TokensDrawn | TokenAside | InfoPlaced | FalsePlaced | TokensOffered |
    TokenTaken | TokenReturned | Pointed | Said | Named | Found | PairCut | ClaimFailed | Exploded | SoloDone | RedsRevealed |
    NamesTakenBack | SetCut | SetFailed | Validated | Unlocked | NumbersLaid | XLaid | WireTurned | PointedBlind | TurnedCut | NumberFreed |
    ConstraintTurned | ConstraintsLaid | ConstraintTaken | ConstraintDropped | ConstraintKept | Stalled | CardsDrawn | CardWon |
    NumberTurned | NanoMoved | WireTaken | AirMoved | AirPromised | NumberCalled | Appointed | NumberLacked | Volunteered | Declined |
    NobodyCalled | CharacterTaken | LabelPut | WireOffered | Swapped | Snipped | Invited | ClockStarted | Announced | FastPassed |
    WireHooked | CardsRefreshed | Disintegrated | Rewound | Recharged | RadarAnswered | Stabilized | MugPassed | Spoke | Skipped;

export interface BombBustersView {
  readonly mission: number;
  readonly captain: number;
  readonly turn: number;
  readonly doing: "answer" | "call" | "change" | "draft" | "face" | "free" | "held" | "info" | "lay" | "name" | "over" | "owe" | "pick" |
    "say" | "swap" | "take" | "turn";
  readonly fuse: number;
  readonly stands: readonly StandView[];
  readonly reds: MarkersView;
  readonly yellows: MarkersView;
  readonly blue: number;
  readonly cut_counts: readonly number[];
  readonly equipment: readonly CardView[];
  readonly powers_used: readonly boolean[];
  readonly detectors: boolean;
  readonly equal: number | null;
  readonly unequal: number | null;
  readonly claim: ClaimView | null;
  readonly swap: SwapView | null;
  readonly stabilized: boolean;
  readonly proofs: readonly Proof[];
  readonly radars: readonly RadarView[];
  readonly spoken: readonly number[];
  readonly moves: number;
  readonly tally: TallyView;
  readonly settings: SettingsView;
  readonly sayable: SayableView | null;
  readonly ribbon?: RibbonView | null;
  readonly pockets?: readonly PocketView[];
  readonly locks?: readonly LockView[];
  readonly own_locks?: readonly LockView[];
  readonly skips?: SkipsView | null;
  readonly naming?: NamingView | null;
  readonly tells?: readonly ("false" | "nothing" | "parity" | "times" | "value")[];
  readonly draft?: DraftView | null;
  readonly unspoken?: boolean;
  readonly repeats?: readonly RepeatView[];
  readonly denials?: readonly DenialView[];
  readonly nano?: NanoView | null;
  readonly air?: AirView | null;
  readonly call?: CallView | null;
  readonly spaces?: number;
  readonly voice?: VoiceView | null;
  readonly before?: number | null;
  readonly characters?: readonly number[];
  readonly waiting_on: readonly number[];
  readonly timers: readonly Timer[];
  readonly outcome: Outcome | null;
}

export interface StandView {
  readonly owner: number;
  readonly wires: readonly WireView[];
}

export interface WireView {
  readonly handle: number;
  readonly tile?: number | null;
  readonly cut?: boolean;
  readonly token?: number | null;
  readonly virtual?: boolean;
  readonly apart?: "turned" | "x" | null;
}

export interface MarkersView {
  readonly tiles: readonly number[];
  readonly inside: number;
}

export interface CardView {
  readonly card: number;
  readonly state: "locked" | "ready" | "used";
  readonly clip?: number | null;
}

export interface ClaimView {
  readonly by: number;
  readonly at: number;
  readonly tool: "double" | "hand" | "super" | "triple";
  readonly wires: readonly number[];
  readonly values: readonly number[];
  readonly found: number | null;
  readonly named: number | null;
  readonly blind?: number | null;
}

export interface SwapView {
  readonly by: number;
  readonly to: number;
  readonly wire: number;
}

export interface Proof {
  readonly wires: readonly number[];
  readonly values: readonly number[];
  readonly least: number;
}

export interface RadarView {
  readonly number: number;
  readonly answers: readonly boolean[];
}

export interface TallyView {
  readonly turns: number;
  readonly failures: number;
  readonly equipment_used: number;
  readonly powers_used: number;
}

export interface SettingsView {
  readonly hold_ms: number;
  readonly decision_seconds: number;
  readonly strict_memory: boolean;
  readonly free_chat: boolean;
  readonly guided: boolean;
}

export interface SayableView {
  readonly by_hand: readonly number[];
  readonly with_detector: readonly number[];
  readonly ray: boolean;
  readonly blind?: readonly number[];
}

export interface RibbonView {
  readonly kind: "called" | "constraint" | "draft" | "line" | "open" | "red_number" | "rewards" | "sequence";
  readonly numbers?: readonly number[];
  readonly copies?: number;
  readonly deck?: number;
  readonly letter?: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | null;
  readonly gone?: readonly ("A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L")[];
  readonly letters?: readonly ("A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L")[];
  readonly cards?: number;
  readonly rests?: boolean;
  readonly calls?: boolean;
  readonly radar?: boolean;
}

export interface PocketView {
  readonly seat: number;
  readonly role?: "careless" | "liar" | "rookie" | null;
  readonly letter?: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | null;
  readonly off?: boolean;
  readonly given?: number | null;
  readonly drawn?: number | null;
  readonly lacks?: readonly number[];
}

export interface LockView {
  readonly value: number;
  readonly reason: "air" | "called" | "constraint" | "down" | "nano" | "row" | "together";
  readonly rule: string;
  readonly number?: number;
}

export interface SkipsView {
  readonly cost: number;
  readonly skipped: readonly number[];
}

export interface NamingView {
  readonly value: number;
  readonly count: number;
  readonly boom: boolean;
  readonly named?: readonly number[];
  readonly took_back?: boolean;
}

export interface DraftView {
  readonly by: number;
  readonly seats: readonly number[];
  readonly tokens: readonly number[];
}

export interface RepeatView {
  readonly wire: number;
  readonly times: number;
  readonly among: readonly number[];
}

export interface DenialView {
  readonly wire: number;
  readonly value: number;
  readonly never: readonly number[];
  readonly virtual?: boolean;
}

export interface NanoView {
  readonly at: number;
  readonly ahead: number;
  readonly does: "dial" | "keeper" | "line";
  readonly wires?: number;
  readonly taken?: number | null;
}

export interface AirView {
  readonly own: readonly number[];
  readonly shared: boolean;
  readonly middle: number;
  readonly most: number;
  readonly prices: readonly number[];
  readonly to: number | null;
  readonly named: boolean;
}

export interface CallView {
  readonly by: number;
  readonly to: number | null;
  readonly number: number;
  readonly declined: boolean;
}

export interface VoiceView {
  readonly stretch: number;
  readonly left: number;
  readonly pauses: number;
  readonly unhurried: boolean;
  readonly said?: "jump" | "last" | "warning" | null;
}
