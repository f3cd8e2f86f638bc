// Made by tools/make_types.py from the Python schemas. Do not edit.

export const PUBLIC = -3;
export const FULL = -4;
export const FIRST_AUDIENCE = -16;

export interface Hello {
  readonly type: "Hello";
  readonly table: string;
  readonly seat: number;
  readonly seen: number;
  readonly code: string | null;
}

export interface Goodbye {
  readonly type: "Goodbye";
  readonly table: string;
  readonly seat: number;
}

export interface Act {
  readonly type: "Act";
  readonly table: string;
  readonly seat: number;
  readonly id: string;
  readonly seen: number;
  readonly action: unknown;
}

export interface Say {
  readonly type: "Say";
  readonly table: string;
  readonly seat: number;
  readonly channel: string;
  readonly text: string;
}

export interface Mark {
  readonly type: "Mark";
  readonly table: string;
  readonly seat: number;
  readonly marks: string;
}

export interface Advise {
  readonly type: "Advise";
  readonly table: string;
  readonly seat: number;
}

export interface Ping {
  readonly type: "Ping";
  readonly t: number;
}

export interface SeatCard {
  readonly seat: number;
  readonly kind: "bot" | "open" | "person";
  readonly name: string;
  readonly face: number;
  readonly level: string | null;
  readonly online: boolean;
  readonly you: boolean;
  readonly host: boolean;
  readonly muted: boolean;
  readonly away: boolean;
  readonly program: boolean;
}

export interface ModeratorCard {
  readonly kind: "open" | "person";
  readonly name: string;
  readonly online: boolean;
  readonly you: boolean;
}

export interface ScreenCard {
  readonly viewer: number;
  readonly open: number;
  readonly code: string | null;
}

export interface TableCard {
  readonly table: string;
  readonly game: string;
  readonly options: unknown;
  readonly warnings: readonly string[];
  readonly phase: "closed" | "gathering" | "over" | "playing";
  readonly seats: readonly SeatCard[];
  readonly you_host: boolean;
  readonly public: boolean;
  readonly research: boolean;
  readonly spectators: "after" | "delayed" | "none" | "public";
  readonly pace: "live" | "relaxed";
  readonly hints: boolean;
  readonly tempo: "calm" | "fast" | "normal";
  readonly moderator: ModeratorCard | null;
  readonly screens: readonly ScreenCard[];
  readonly bots_only: boolean;
  readonly round: number;
  readonly watching: number;
  readonly paused: boolean;
  readonly commitment: string;
  readonly code: string | null;
  readonly next_table: string | null;
  readonly next_options: unknown | null;
  readonly ended_at: number | null;
  readonly closing: string | null;
}

export interface Said {
  readonly id: number;
  readonly at: number;
  readonly seat: number;
  readonly name: string;
  readonly channel: string;
  readonly text: string;
}

export interface RunningTimer {
  readonly name: string;
  readonly key: number;
  readonly ends_at: number;
}

export interface Card {
  readonly type: "Card";
  readonly table: string;
  readonly card: TableCard;
}

export interface Full {
  readonly type: "Full";
  readonly table: string;
  readonly seat: number;
  readonly n: number;
  readonly at: number;
  readonly view: View;
  readonly offers: readonly Offer[];
  readonly log: readonly Event[];
  readonly turns: readonly number[];
  readonly chat: readonly Said[];
  readonly channels: readonly string[];
  readonly marks: string;
  readonly timers: readonly RunningTimer[];
  readonly tip: Tip | null;
}

export interface View {
  readonly waiting_on: readonly number[];
  readonly timers: readonly Timer[];
  readonly outcome: Outcome | null;
}

export interface Timer {
  readonly name: string;
  readonly key: number;
  readonly ms: number;
}

export interface Outcome {
  readonly winners: readonly number[];
  readonly reason: string;
  readonly scores: readonly number[];
  readonly returns: readonly number[];
}

export interface Offer {
  readonly type: string;
  readonly choices?: readonly Action[];
  readonly fields?: readonly Field[];
}

export interface Action {
  readonly type: string;
}

export interface Field {
  readonly name: string;
  readonly values: readonly (number | string | boolean | null)[];
  readonly least: number;
  readonly most: number;
}

export interface Event {
  readonly type: string;
}

export interface Tip {
  readonly key: string;
  readonly pieces: readonly string[];
  readonly facts: { readonly [key: string]: string | number };
}

export interface Step {
  readonly type: "Step";
  readonly table: string;
  readonly seat: number;
  readonly n: number;
  readonly at: number;
  readonly events: readonly Event[];
  readonly turns: readonly number[];
  readonly view: View;
  readonly offers: readonly Offer[];
  readonly channels: readonly string[];
  readonly timers: readonly RunningTimer[];
  readonly tip: Tip | null;
}

export interface Ack {
  readonly type: "Ack";
  readonly table: string;
  readonly seat: number;
  readonly id: string;
}

export interface Refused {
  readonly type: "Refused";
  readonly table: string;
  readonly seat: number;
  readonly id: string;
  readonly rule: string;
  readonly facts: { readonly [key: string]: string | number | boolean | null };
  readonly text: string;
}

export interface Heard {
  readonly type: "Heard";
  readonly table: string;
  readonly seat: number;
  readonly said: Said;
}

export interface Advice {
  readonly type: "Advice";
  readonly table: string;
  readonly seat: number;
  readonly n: number;
  readonly chances: readonly Chance[];
  readonly proposals: readonly Proposal[];
}

export interface Chance {
  readonly piece: string;
  readonly options: readonly (readonly [string, number])[];
  readonly good: number;
}

export interface Proposal {
  readonly action: Action;
  readonly then: Action | null;
  readonly piece: string | null;
  readonly chance: number | null;
  readonly reason: string | null;
  readonly facts: { readonly [key: string]: number };
  readonly by: readonly number[];
}

export interface Pong {
  readonly type: "Pong";
  readonly t: number;
  readonly now: number;
}

export interface Notice {
  readonly type: "Notice";
  readonly code: string;
  readonly text: string;
  readonly table: string | null;
  readonly seat: number | null;
  readonly why: "freed" | "moved" | null;
  readonly address: string | null;
}

export interface Profile {
  readonly name: string;
  readonly face: number;
  readonly language?: "en" | "es" | "it" | null;
}

export interface NewTable {
  readonly game: string;
  readonly options: unknown;
  readonly name: string;
  readonly face: number;
  readonly public?: boolean;
  readonly research?: boolean;
  readonly program?: boolean;
  readonly spectators?: "after" | "delayed" | "none" | "public";
  readonly pace?: "live" | "relaxed";
  readonly hints?: boolean | null;
  readonly tempo?: "calm" | "fast" | "normal";
  readonly fill?: string | null;
  readonly start?: boolean;
  readonly held?: boolean;
}

export interface Code {
  readonly code: string;
}

export interface TakeSeat {
  readonly name: string;
  readonly face: number;
  readonly entropy?: string | null;
  readonly code?: string | null;
  readonly seat?: number | null;
  readonly program?: boolean;
}

export interface Moderate {
  readonly name: string;
  readonly code?: string | null;
}

export interface SeatEntropy {
  readonly entropy: string;
}

export interface Start {
  readonly entropy?: string | null;
}

export interface BotLevel {
  readonly level: string;
}

export interface Muted {
  readonly muted: boolean;
}

export interface TableSettings {
  readonly options: unknown;
  readonly public: boolean;
  readonly spectators: "after" | "delayed" | "none" | "public";
  readonly pace: "live" | "relaxed";
  readonly hints?: boolean;
  readonly research?: boolean;
}

export interface TableTempo {
  readonly tempo: "calm" | "fast" | "normal";
}

export interface Going {
  readonly ends: string;
}

export interface NextGame {
  readonly same?: boolean;
}

export interface Refusal {
  readonly code: string;
  readonly text: string;
  readonly address?: string | null;
}

export interface PresetCard {
  readonly name: string;
  readonly options: unknown;
}

export interface GameCard {
  readonly id: string;
  readonly title: string;
  readonly min_seats: number;
  readonly max_seats: number;
  readonly usual_seats: number;
  readonly cooperative: boolean;
  readonly ready: boolean;
  readonly end_reasons: readonly string[];
  readonly audiences: readonly string[];
  readonly levels: readonly string[];
  readonly advises: boolean;
  readonly presets: readonly PresetCard[];
  readonly options: unknown;
  readonly for_bots: { readonly [key: string]: readonly (string | boolean)[] };
}

export interface MyTable {
  readonly table: string;
  readonly game: string;
  readonly phase: "closed" | "gathering" | "over" | "playing";
  readonly seats: readonly number[];
  readonly names: readonly string[];
  readonly my_turn: boolean;
  readonly changed_at: number;
  readonly outcome: Outcome | null;
  readonly round: number;
  readonly options: unknown | null;
}

export interface Me {
  readonly name: string;
  readonly face: number;
  readonly language: string | null;
  readonly running: readonly MyTable[];
  readonly finished: readonly MyTable[];
  readonly won: { readonly [key: string]: readonly number[] };
}

export interface OpenTable {
  readonly table: string;
  readonly game: string;
  readonly seats: number;
  readonly free: number;
  readonly host: string;
  readonly pace: "live" | "relaxed";
  readonly options: unknown;
}

export interface Made {
  readonly table: string;
  readonly code: string;
  readonly commitment: string;
}

export interface Opened {
  readonly table: string;
  readonly screen: number | null;
}

export interface SeatRef {
  readonly table: string;
  readonly seat: number;
}

export interface DeviceCode {
  readonly code: string;
}

export interface RollOdds {
  readonly odds: readonly (readonly (number | readonly number[])[])[];
}

export interface ReplayStep {
  readonly at: number;
  readonly entry: number;
  readonly turn: number;
  readonly events: readonly unknown[];
  readonly view: unknown;
}

export interface Replay {
  readonly game: string;
  readonly rules_version: number;
  readonly options: unknown;
  readonly viewer: number;
  readonly steps: readonly ReplayStep[];
}

export interface SeriesGame {
  readonly table: string;
  readonly round: number;
  readonly options: unknown;
  readonly names: readonly string[];
  readonly outcome: Outcome;
  readonly tally: { readonly [key: string]: number };
  readonly ended_at: number;
}

export interface LastTry {
  readonly table: string;
  readonly stars: number;
  readonly slips: number | null;
  readonly hinted: boolean;
}

export interface ChapterRecord {
  readonly chapter: number;
  readonly tries: number;
  readonly won: number;
  readonly stars: number;
  readonly score: number | null;
  readonly slips: number | null;
  readonly last: LastTry;
}

export interface Briefed {
  readonly chapter: number;
  readonly setup: readonly Laid[];
  readonly lost: readonly string[];
  readonly rule: string | null;
  readonly pieces: readonly string[];
  readonly new: readonly string[];
  readonly tries: number;
}

export interface Laid {
  readonly key: string;
  readonly facts: { readonly [key: string]: number };
}

export interface Verdict {
  readonly entry: number;
  readonly at: number;
  readonly step: number;
  readonly turn: number;
  readonly seat: number;
  readonly action: unknown;
  readonly completed: unknown;
  readonly chance: number | null;
  readonly value: number;
  readonly best: unknown;
  readonly best_completed: unknown;
  readonly best_chance: number | null;
  readonly best_value: number;
}

export interface WinPoint {
  readonly turn: number;
  readonly win: number;
  readonly error: number;
}

export interface Review {
  readonly done: number;
  readonly of: number;
  readonly last: number;
  readonly verdicts: readonly Verdict[];
  readonly curve: readonly WinPoint[];
  readonly whole: boolean;
}

export interface Address {
  readonly url: string | null;
}

export interface Health {
  readonly ok: boolean;
}

export interface ArenaText {
  readonly text: string;
}

export interface EstimateWish {
  readonly text: string;
  readonly games?: number;
}

export interface ArenaCard {
  readonly name: string;
  readonly players: number;
  readonly text: string;
}

export interface ArenaProblem {
  readonly kind: string;
  readonly text: string;
  readonly squares: readonly (readonly [number, number])[];
  readonly facts: { readonly [key: string]: number };
  readonly rule: string | null;
}

export interface ArenaReport {
  readonly problems: readonly ArenaProblem[];
  readonly equal_seats: readonly (readonly [number, number])[];
  readonly fair: boolean;
}

export interface SeatShare {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

export interface Estimate {
  readonly done: number;
  readonly of: number;
  readonly ahead: number;
  readonly turns: number;
  readonly few: number;
  readonly many: number;
  readonly seats: readonly SeatShare[];
  readonly ends: { readonly [key: string]: number };
}

export type FromClient = Hello | Goodbye | Act | Say | Mark | Advise | Ping;

export type FromServer = Card | Full | Step | Ack | Refused | Heard | Advice | Pong | Notice;
