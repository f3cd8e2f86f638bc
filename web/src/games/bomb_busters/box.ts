// Bomb Busters: the place of what only missions of the surprise boxes ask and show. Fetched with such a table, so that a first one is light.
import type { Option, Show } from "../../contract/game_module";
import type { Claim, Plan } from "./plan";
import type { BustersPrompt, BustersScene } from "./scene";
import type { BombBustersAction, BombBustersEvent } from "./wire.gen";

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
  readonly show: (event: BombBustersEvent) => Show;
}

/** Air, which cuts cost. */
export interface Giving {
  readonly priceOf: (scene: BustersScene, value: number) => number | undefined;
  readonly priced: (scene: BustersScene, value: number) => Pick<Option<Plan>, "sign" | "told">;
  readonly receiverOf: (scene: BustersScene, claim: Claim) => number | null;
  readonly receivers: (scene: BustersScene, claim: Claim) => readonly Option<Plan>[];
  readonly promise: (scene: BustersScene, claim: Claim) => readonly BombBustersAction[];
}

let fetched: Box | null = null;

export function openBox(box: Box): void {
  fetched = box;
}

/** Null at a table that needs none of it. */
export const openedBox = (): Box | null => fetched;
