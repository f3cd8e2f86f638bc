// Bomb Busters: the place of what only missions of the surprise boxes ask and show; fetched with such a table.
import type { ComponentType } from "preact";
import type { Option, Show, Slip, SlipOfMate } from "../../contract/game_module";
import type { GameWords } from "../../contract/game_words";
import type { Claim, Plan } from "./plan";
import type { AirProps, PocketProps } from "./pocket";
import type { BustersPrompt, BustersScene } from "./scene";
import type { BombBustersAction, BombBustersEvent, SetFailed } from "./wire.gen";

export interface Box {
  /** What is asked of somebody; null where it is nothing of a box. */
  readonly prompt: (scene: BustersScene) => BustersPrompt | null;
  /** The prompt of a turn, with what a box adds to it. */
  readonly turn: (scene: BustersScene, prompt: BustersPrompt) => BustersPrompt;
  /** Whose turn it is to call, while others decide. */
  readonly called: (scene: BustersScene) => string;
  /** Other ways to use the turn. */
  readonly ways: (scene: BustersScene) => readonly Option<Plan>[];
  readonly giving: Giving;
  /** What stands beside the name of a player. */
  readonly player: Player;
  readonly show: (event: BombBustersEvent) => Show;
  /** Wires that were named all at once, not all of them right. */
  readonly slipOfSet: (event: SetFailed, scene: BustersScene) => Slip;
  readonly slipOfSetOfMate: (event: SetFailed, words: GameWords) => SlipOfMate;
}

/** Air, which cuts cost. */
export interface Giving {
  readonly priceOf: (scene: BustersScene, value: number) => number | undefined;
  readonly priced: (scene: BustersScene, value: number) => Pick<Option<Plan>, "sign" | "told">;
  readonly receiverOf: (scene: BustersScene, claim: Claim) => number | null;
  readonly receivers: (scene: BustersScene, claim: Claim) => readonly Option<Plan>[];
  readonly promise: (scene: BustersScene, claim: Claim) => readonly BombBustersAction[];
}

export interface Player {
  readonly Letter: ComponentType<PocketProps>;
  readonly Pocket: ComponentType<PocketProps>;
  readonly Air: ComponentType<AirProps>;
}

let fetched: Box | null = null;

export function openBox(box: Box): void {
  fetched = box;
}

/** Null at a table that needs none of it. */
export const openedBox = (): Box | null => fetched;
