// Bomb Busters: what a player sees of it, and what is asked of them.
import type { Prompt, Scene } from "../../contract/game_module";
import type { Plan } from "./plan";
import type { BombBustersAction, BombBustersView } from "./wire.gen";

export type BustersScene = Scene<BombBustersView, Plan>;
export type BustersPrompt = Prompt<BombBustersAction, Plan>;
