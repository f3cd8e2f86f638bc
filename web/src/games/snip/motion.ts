// Snip: what its events look and sound like.
import type { Show } from "../../contract/game_module";
import { pieceOf, RED } from "./wire";
import type { SnipEvent } from "./wire.gen";

const FALL: readonly Keyframe[] = [
  { transform: "translateY(-6px) scaleY(1.04)" },
  { transform: "translateY(5px) rotate(3deg)", offset: 0.45 },
  { transform: "none" },
];
const LAND: readonly Keyframe[] = [{ transform: "scale(1.14) rotate(-4deg)" }, { transform: "none" }];
const DEAL: readonly Keyframe[] = [
  { transform: "translateY(-26px)", opacity: 0 },
  { transform: "none", opacity: 1 },
];
const SNAP = "cubic-bezier(.34,1.56,.64,1)";

export function show(event: SnipEvent): Show {
  switch (event.type) {
    case "Dealt":
      return {
        motions: [0, 1].map((place) => ({
          piece: pieceOf(2 * event.seat + place),
          frames: DEAL,
          ms: 180,
          delay: event.seat * 70 + place * 35,
        })),
        sound: "card",
      };
    case "WireCut":
      return { motions: [{ piece: pieceOf(event.wire), frames: FALL, ms: 260 }], sound: event.colour === RED ? "boom" : "snip" };
    case "Vouched":
      return { motions: [{ piece: pieceOf(event.wire), frames: LAND, ms: 260, easing: SNAP }], sound: "stamp" };
  }
}

export function actorOf(event: SnipEvent): number {
  return event.type === "Dealt" ? event.seat : event.by;
}

export function tone(event: SnipEvent): "good" | "bad" | "plain" {
  if (event.type === "WireCut") return event.colour === RED ? "bad" : "good";
  return "plain";
}
