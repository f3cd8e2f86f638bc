// It's a Bomb!: what its events look and sound like.
import type { Motion, Show } from "../../contract/game_module";
import { lineOf, pieceOf } from "./grid";
import { isSlip } from "./slip";
import type { Answered, Flipped, ItsABombEvent } from "./wire.gen";

const LAND: readonly Keyframe[] = [
  { transform: "scale(1.7) rotate(-10deg)", opacity: 0 },
  { transform: "none", opacity: 1 },
];
const FLIP: readonly Keyframe[] = [{ transform: "rotateX(90deg)" }, { transform: "none" }];
const NUDGE: readonly Keyframe[] = [{ transform: "none" }, { transform: "translateY(-6px)", offset: 0.4 }, { transform: "none" }];
const SHAKE: readonly Keyframe[] = [
  { transform: "none" },
  { transform: "translateX(-4px)", offset: 0.3 },
  { transform: "translateX(4px)", offset: 0.7 },
  { transform: "none" },
];
const SWELL: readonly Keyframe[] = [{ transform: "none" }, { transform: "scale(1.12)", offset: 0.4 }, { transform: "none" }];
const SNAP = "cubic-bezier(.34,1.56,.64,1)";

const move = (piece: string, frames: readonly Keyframe[], delay = 0): Motion => ({ piece, frames, ms: 260, delay, easing: SNAP });

export function show(event: ItsABombEvent): Show {
  switch (event.type) {
    case "ScenarioLaid":
      return { motions: [move("countdown", FLIP)], sound: "card" };
    case "Asked":
      return { motions: [move(lineOf(event.line), NUDGE)], sound: "knock" };
    case "LookedAt":
      return { motions: event.tiles.map((tile, at) => move(pieceOf(tile), FLIP, at * 40)), sound: "card" };
    case "Answered":
      return { motions: landing(event), sound: "clack" };
    case "CardUsed":
      return {
        motions: [move(`card-${event.card}`, SWELL), ...(event.tile === null ? [] : [move(`spot-${event.tile}`, LAND, 120)])],
        sound: "card",
      };
    case "PointedAt":
      return { motions: [move(pieceOf(event.tile), NUDGE)], sound: "knock" };
    case "Flipped":
      return flipping(event);
    case "Secured":
      return { motions: [move(`spot-${event.tile}`, LAND)], sound: "stamp" };
    case "Advanced":
      return { motions: [move("countdown", FLIP)], sound: "tick" };
    case "TimerReturned":
    case "Skipped":
      return { motions: [move("countdown", SWELL)], sound: "clack" };
    case "Blocked":
    case "Archived":
      return { motions: [], sound: "card" };
    case "Proposed":
    case "Passed":
    case "RoundBegun":
    case "TimeEnded":
    case "Spoke":
    case "Marked":
    case "VoterSet":
    case "Ended":
      return { motions: [] };
  }
}

/** The tokens land one after the other, as they come to lie (IB-077). */
function landing({ line, tokens, second_pile: rest }: Answered): readonly Motion[] {
  const seen = new Map<number, number>();
  return [...tokens, ...(rest ?? [])].map((kind, at) => {
    const copy = seen.get(kind) ?? 0;
    seen.set(kind, copy + 1);
    return move(`token-${line}-${kind}-${copy}`, LAND, at * 60);
  });
}

function flipping({ tile, kind, result }: Flipped): Show {
  if (result === "explosive") return { motions: [move(pieceOf(tile), SHAKE), move("board", SHAKE)], sound: "boom" };
  const counted = result === "counts" ? [move(`cable-${kind}`, LAND, 160)] : [];
  const shaken = isSlip(result) ? [{ ...move("board", SHAKE, 160), sound: "tick" as const }] : [];
  return { motions: [move(pieceOf(tile), FLIP), ...counted, ...shaken], sound: "snip" };
}

export function actorOf(event: ItsABombEvent): number | null {
  if (event.type === "RoundBegun") return event.phone;
  if (event.type === "VoterSet") return event.seat;
  return "by" in event ? event.by : null;
}

export function tone(event: ItsABombEvent): "good" | "bad" | "plain" {
  if (event.type === "Secured" || event.type === "TimerReturned" || event.type === "Skipped") return "good";
  if (event.type === "Ended") return event.reason === "defused" ? "good" : "bad";
  if (event.type !== "Flipped") return "plain";
  if (["counts", "battery", "receiver"].includes(event.result)) return "good";
  return ["explosive", "auxiliary", "wasted"].includes(event.result) ? "bad" : "plain";
}
