// Bombs Away: what its events look and sound like.
import type { Motion, Show } from "../../contract/game_module";
import { pieceOf, type Place } from "./place";
import { waterOf } from "./water";
import type { BombsAwayEvent } from "./wire.gen";

const LAND: readonly Keyframe[] = [
  { transform: "scale(1.7) rotate(-8deg)", opacity: 0 },
  { transform: "none", opacity: 1 },
];
const DEAL: readonly Keyframe[] = [
  { transform: "translateY(-60px) rotate(10deg)", opacity: 0 },
  { transform: "none", opacity: 1 },
];
const FLIP: readonly Keyframe[] = [{ transform: "rotateY(90deg)" }, { transform: "none" }];
const NUDGE: readonly Keyframe[] = [{ transform: "none" }, { transform: "translateY(-7px)", offset: 0.4 }, { transform: "none" }];
const SHAKE: readonly Keyframe[] = [
  { transform: "none" },
  { transform: "translateX(-4px)", offset: 0.3 },
  { transform: "translateX(4px)", offset: 0.7 },
  { transform: "none" },
];
const SWELL: readonly Keyframe[] = [{ transform: "none" }, { transform: "scale(1.25)", offset: 0.4 }, { transform: "none" }];
const BURST: readonly Keyframe[] = [
  { visibility: "visible", transform: "scale(.2)" },
  { visibility: "visible", transform: "scale(1.15)", offset: 0.35 },
  { visibility: "visible", transform: "scale(1.3)", opacity: 0 },
];
const RUN: readonly Keyframe[] = [
  { visibility: "visible", strokeDashoffset: 1 },
  { visibility: "visible", strokeDashoffset: 0 },
];
const EBB: readonly Keyframe[] = [
  { visibility: "visible", opacity: 1 },
  { visibility: "visible", opacity: 0 },
];
const SNAP = "cubic-bezier(.34,1.56,.64,1)";
const RUN_MS = 600;

const move = (piece: string, frames: readonly Keyframe[], delay = 0): Motion => ({ piece, frames, ms: 260, delay, easing: SNAP });

export function show(event: BombsAwayEvent): Show {
  switch (event.type) {
    case "Dealt":
      return {
        motions: [move(countOf(event.seat), SWELL), ...(event.cards ?? []).map((kind, at) => move(handOf(kind), DEAL, at * 40))],
        sound: "card",
      };
    case "Laid":
    case "Covered":
      return {
        motions: [
          move(countOf(event.by), SWELL),
          move(pieceOf(event), LAND),
          ...water(event),
          ...(event.type === "Covered" ? [move("discard", NUDGE, 120)] : []),
        ],
        sound: "clack",
      };
    case "BombThrown":
      return { motions: [move(countOf(event.by), SWELL), move("discard", NUDGE, 200)], sound: "boom" };
    case "Destroyed":
      return {
        motions: [{ piece: `blast-${event.x}-${event.y}`, frames: BURST, ms: 560, easing: "ease-out" }, move("board", SHAKE)],
        sound: "boom",
      };
    case "Drew":
      return {
        motions: [
          move("pile", NUDGE),
          move(countOf(event.seat), SWELL, 120),
          ...(event.card === null ? [] : [move(handOf(event.card), DEAL, 60)]),
        ],
        sound: "card",
      };
    case "Reshuffled":
      return { motions: [move("pile", FLIP), move("discard", FLIP)], sound: "card" };
    case "WentOut":
    case "Claimed":
      return { motions: [move(`seat-${event.by}`, SWELL)], sound: "safe" };
    case "Passed":
      return { motions: [move(`seat-${event.by}`, SHAKE)], sound: "tick" };
    case "DealBegun":
      return { motions: [move(pieceOf({ x: 0, y: 0 }), LAND)], sound: "knock" };
    case "StoppedAtOne":
    case "DealEnded":
    case "Replaced":
      return { motions: [] };
  }
}

export const handOf = (kind: number): string => `hand-${kind}`;
export const countOf = (seat: number): string => `count-${seat}`;

/** It runs to the new card, and ebbs away. */
function water(place: Place): readonly Motion[] {
  const piece = waterOf(place);
  return [
    { piece, frames: RUN, ms: RUN_MS, delay: 160, easing: "ease-in-out" },
    { piece, frames: EBB, ms: 420, delay: 160 + RUN_MS, easing: "ease-in" },
  ];
}

export function actorOf(event: BombsAwayEvent): number | null {
  if (event.type === "DealBegun") return event.first;
  if ("by" in event) return event.by;
  return "seat" in event ? event.seat : null;
}

export function tone(event: BombsAwayEvent): "good" | "bad" | "plain" {
  if (event.type === "WentOut" || event.type === "Claimed" || event.type === "DealEnded") return "good";
  return event.type === "BombThrown" || event.type === "Passed" ? "bad" : "plain";
}
