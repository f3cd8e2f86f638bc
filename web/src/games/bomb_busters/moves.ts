// Bomb Busters: how its pieces move.
import type { Motion } from "../../contract/game_module";
import { pieceOf } from "./place";

export const FALL: readonly Keyframe[] = [
  { transform: "translateY(-10px)" },
  { transform: "translateY(4px) rotate(3deg)", offset: 0.5 },
  { transform: "none" },
];
export const LAND: readonly Keyframe[] = [
  { transform: "scale(1.6) rotate(-8deg)", opacity: 0 },
  { transform: "none", opacity: 1 },
];
export const DEAL: readonly Keyframe[] = [
  { transform: "translateY(-26px)", opacity: 0 },
  { transform: "none", opacity: 1 },
];
export const NUDGE: readonly Keyframe[] = [{ transform: "none" }, { transform: "translateY(-7px)", offset: 0.4 }, { transform: "none" }];
export const SHAKE: readonly Keyframe[] = [
  { transform: "none" },
  { transform: "translateX(-4px)", offset: 0.3 },
  { transform: "translateX(4px)", offset: 0.7 },
  { transform: "none" },
];
export const FLIP: readonly Keyframe[] = [{ transform: "rotateX(90deg)" }, { transform: "none" }];
export const SWELL: readonly Keyframe[] = [{ transform: "none" }, { transform: "scale(1.12)", offset: 0.4 }, { transform: "none" }];
const SNAP = "cubic-bezier(.34,1.56,.64,1)";

export const move = (piece: string, frames: readonly Keyframe[], delay = 0): Motion => ({ piece, frames, ms: 260, delay, easing: SNAP });
export const each = (wires: readonly number[], frames: readonly Keyframe[]): readonly Motion[] =>
  wires.map((wire, at) => move(pieceOf(wire), frames, at * 50));
