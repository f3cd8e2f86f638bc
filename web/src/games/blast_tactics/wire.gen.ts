// Made by tools/make_types.py from the Python schemas. Do not edit.

import type { Outcome, Timer } from "../../net/wire.gen";

export interface BlastTacticsOptions {
  readonly seats: number;
  readonly arena: "carousel" | "crossroads" | "crumble_duel" | "custom" | "duel_alley" | "four_forts" | "offset_bridge" | "open_field" |
    "pit_stop" | "power_plant" | "ring_road" | "standard" | "thin_ice" | "three_corners" | "trident" | "triple_power";
  readonly plan: readonly string[];
  readonly revenge: boolean;
  readonly trail: "move" | "turn";
  readonly danger_map: boolean;
  readonly first: number;
  readonly turn_seconds: number;
  readonly canonical_lay: boolean;
  readonly guided: boolean;
}

export interface Move {
  readonly type: "Move";
  readonly square: number;
}

export interface Lay {
  readonly type: "Lay";
  readonly square: number;
}

export interface Pass {
  readonly type: "Pass";
  readonly square: number;
}

export interface Kick {
  readonly type: "Kick";
  readonly square: number;
}

export interface Remote {
  readonly type: "Remote";
  readonly square: number;
}

export interface Punch {
  readonly type: "Punch";
  readonly direction: "E" | "N" | "S" | "W";
}

export interface Glove {
  readonly type: "Glove";
}

export interface RemoteCarried {
  readonly type: "RemoteCarried";
  readonly carrier: number;
}

export interface Throw {
  readonly type: "Throw";
  readonly direction: "E" | "N" | "S" | "W";
}

export interface Discard {
  readonly type: "Discard";
  readonly card: "glove" | "kick" | "pass" | "punch" | "remote";
}

export interface End {
  readonly type: "End";
}

export type BlastTacticsAction = Move | Lay | Pass | Kick | Remote | Punch | Glove | RemoteCarried | Throw | Discard | End;

export interface GameBegun {
  readonly type: "GameBegun";
  readonly first: number;
  readonly row: readonly ("glove" | "kick" | "pass" | "punch" | "remote")[];
}

export interface TurnBegun {
  readonly type: "TurnBegun";
  readonly seat: number;
  readonly turn: number;
  readonly ghost: boolean;
}

export interface Ticked {
  readonly type: "Ticked";
  readonly seat: number;
  readonly squares: readonly number[];
}

export interface Exploded {
  readonly type: "Exploded";
  readonly cause: "collapse" | "fuse" | "remote";
  readonly blasts: readonly Blast[];
}

export interface Blast {
  readonly square: number;
  readonly owner: number;
  readonly wave: number;
  readonly arms: readonly [number, number, number, number];
}

export interface SoftBlockOpened {
  readonly type: "SoftBlockOpened";
  readonly square: number;
  readonly item: "bomb_up" | "flame_up" | "speed_up";
}

export interface ItemBurnt {
  readonly type: "ItemBurnt";
  readonly square: number;
  readonly item: "bomb_up" | "flame_up" | "speed_up";
}

export interface HoleOpened {
  readonly type: "HoleOpened";
  readonly square: number;
}

export interface HeartLost {
  readonly type: "HeartLost";
  readonly seat: number;
}

export interface Eliminated {
  readonly type: "Eliminated";
  readonly seat: number;
  readonly how: "flames" | "hole" | "tile";
}

export interface PlaceTaken {
  readonly type: "PlaceTaken";
  readonly by: number;
  readonly victim: number;
  readonly square: number;
}

export interface TilesFlipped {
  readonly type: "TilesFlipped";
  readonly seat: number;
  readonly tiles: readonly number[];
}

export interface CardDrawn {
  readonly type: "CardDrawn";
  readonly seat: number;
  readonly card: "glove" | "kick" | "pass" | "punch" | "remote";
}

export interface SuddenDeathDrawn {
  readonly type: "SuddenDeathDrawn";
  readonly seat: number;
}

export interface Reshuffled {
  readonly type: "Reshuffled";
  readonly count: number;
}

export interface Moved {
  readonly type: "Moved";
  readonly by: number;
  readonly path: readonly number[];
  readonly landed: number;
}

export interface ItemTaken {
  readonly type: "ItemTaken";
  readonly by: number;
  readonly item: "bomb_up" | "flame_up" | "speed_up";
}

export interface SpeedUpSpent {
  readonly type: "SpeedUpSpent";
  readonly by: number;
}

export interface BombLaid {
  readonly type: "BombLaid";
  readonly by: number;
  readonly square: number;
}

export interface CardUsed {
  readonly type: "CardUsed";
  readonly by: number;
  readonly card: "glove" | "kick" | "pass" | "punch" | "remote";
  readonly free: boolean;
}

export interface BombPunched {
  readonly type: "BombPunched";
  readonly by: number;
  readonly start: number;
  readonly square: number;
  readonly fell: boolean;
}

export interface BombKicked {
  readonly type: "BombKicked";
  readonly by: number;
  readonly start: number;
  readonly square: number;
  readonly fell: boolean;
}

export interface BombPickedUp {
  readonly type: "BombPickedUp";
  readonly by: number;
  readonly square: number;
}

export interface BombThrown {
  readonly type: "BombThrown";
  readonly by: number;
  readonly start: number;
  readonly square: number;
  readonly fell: boolean;
}

export interface FuseShortened {
  readonly type: "FuseShortened";
  readonly by: number;
  readonly square: number;
}

export interface ActionsEnded {
  readonly type: "ActionsEnded";
  readonly by: number;
}

export interface Discarded {
  readonly type: "Discarded";
  readonly by: number;
  readonly card: "glove" | "kick" | "pass" | "punch" | "remote";
}

export interface TimeTaken {
  readonly type: "TimeTaken";
  readonly seat: number;
  readonly left: number;
}

export interface TimedOut {
  readonly type: "TimedOut";
  readonly seat: number;
}

export type BlastTacticsEvent = GameBegun | TurnBegun | Ticked | Exploded | SoftBlockOpened | ItemBurnt | HoleOpened | HeartLost |
    Eliminated | PlaceTaken | TilesFlipped | CardDrawn | SuddenDeathDrawn | Reshuffled | Moved | ItemTaken | SpeedUpSpent | BombLaid |
    CardUsed | BombPunched | BombKicked | BombPickedUp | BombThrown | FuseShortened | ActionsEnded | Discarded | TimeTaken | TimedOut;

export interface BlastTacticsView {
  readonly arena: ArenaView;
  readonly things: readonly number[];
  readonly features: readonly number[];
  readonly bombs: readonly BombView[];
  readonly players: readonly PlayerView[];
  readonly row: readonly ("glove" | "kick" | "pass" | "punch" | "remote")[];
  readonly deck: number;
  readonly undrawn: readonly number[];
  readonly discard: readonly number[];
  readonly drawn: number;
  readonly hidden: readonly number[];
  readonly gone: readonly number[];
  readonly holder: number | null;
  readonly flipped: number;
  readonly next_tiles: readonly (readonly number[])[];
  readonly turn: number;
  readonly phase: "action" | "discard" | "ghost" | "over";
  readonly turns: number;
  readonly moves: number;
  readonly actions: number;
  readonly free: boolean;
  readonly free_card: boolean;
  readonly used: number;
  readonly trail: readonly number[];
  readonly punches: readonly (number | null)[];
  readonly throws: readonly (number | null)[];
  readonly laid: number;
  readonly immune: readonly number[];
  readonly fell: readonly number[];
  readonly first: number;
  readonly bank_used: boolean;
  readonly danger: readonly number[] | null;
  readonly revenge: boolean;
  readonly whole_trail: boolean;
  readonly danger_map: boolean;
  readonly turn_seconds: number;
  readonly canonical_lay: boolean;
  readonly waiting_on: readonly number[];
  readonly timers: readonly Timer[];
  readonly outcome: Outcome | null;
}

export interface ArenaView {
  readonly name: "carousel" | "crossroads" | "crumble_duel" | "custom" | "duel_alley" | "four_forts" | "offset_bridge" | "open_field" |
    "pit_stop" | "power_plant" | "ring_road" | "standard" | "thin_ice" | "three_corners" | "trident" | "triple_power";
  readonly text: string;
  readonly rows: readonly string[];
  readonly tiles: readonly (readonly number[])[];
}

export interface BombView {
  readonly square: number;
  readonly owner: number;
  readonly side: number;
  readonly arms: readonly [number, number, number, number];
  readonly carrier?: number | null;
}

export interface PlayerView {
  readonly square: number | null;
  readonly heart: boolean;
  readonly bombs: number;
  readonly total: number;
  readonly reach: number;
  readonly bomb_ups: number;
  readonly flame_ups: number;
  readonly speed_ups: number;
  readonly place: number;
  readonly bank: number;
}
