// Bomb Busters: what its events look and sound like.
import type { Show } from "../../contract/game_module";
import { openedBox } from "./box";
import { DEAL, each, FALL, FLIP, LAND, move, NUDGE, SHAKE, SWELL } from "./moves";
import { pieceOf, placeOf } from "./place";
import type { BombBustersEvent } from "./wire.gen";

export function show(event: BombBustersEvent): Show {
  switch (event.type) {
    case "MissionLaid":
      return { motions: [...event.equipment.map((card, at) => move(`card-${card}`, FLIP, at * 60)), move("dial", SWELL)] };
    case "Dealt":
      return {
        motions: Array.from({ length: 16 }, (_, position) => ({
          ...move(pieceOf(placeOf(event.stand, position)), DEAL, position * 22),
          easing: "ease-out",
        })),
        sound: "card",
      };
    case "InfoPlaced":
      return { motions: [move(`token-${event.wire}`, LAND)], sound: "stamp" };
    case "Pointed":
      return { motions: each(event.wires, NUDGE) };
    case "Said":
      return { motions: each(event.wires, NUDGE), sound: "knock" };
    case "Named":
    case "Found":
    case "Spoke":
      return { motions: [] };
    case "PairCut":
      return { motions: each([event.wire, event.own], FALL), sound: "snip" };
    case "ClaimFailed":
      return {
        motions: [
          move("board", SHAKE),
          move("dial", event.stabilized ? SWELL : SHAKE),
          ...(event.wire === null ? [] : [move(`token-${event.wire}`, LAND, 120)]),
        ],
        sound: "tick",
      };
    case "Exploded":
      return { motions: each(event.wires, SHAKE), sound: "boom" };
    case "SoloDone":
      return { motions: each(event.wires, FALL), sound: "snip" };
    case "RedsRevealed":
      return { motions: each(event.wires, FALL), sound: "card" };
    case "Validated":
      return { motions: [move(`track-${event.number}`, LAND, 160)], sound: "stamp" };
    case "Unlocked":
      return { motions: [move(`card-${event.card}`, FLIP, 160)], sound: "clack" };
    case "LabelPut":
      return { motions: [move(`label-${event.card}`, LAND)], sound: "stamp" };
    case "WireOffered":
      return { motions: each([event.wire], NUDGE), sound: "card" };
    case "Swapped":
      return { motions: each([event.gave_to, event.got_to], DEAL), sound: "card" };
    case "Rewound":
      return { motions: [move("dial", SWELL)], sound: "clack" };
    case "Recharged":
    case "RadarAnswered":
    case "Stabilized":
    case "MugPassed":
      return { motions: [], sound: "card" };
    default:
      return openedBox()?.show(event) ?? { motions: [] };
  }
}

export function actorOf(event: BombBustersEvent): number | null {
  if (event.type === "Dealt") return event.seat;
  return "by" in event ? event.by : null;
}

export function tone(event: BombBustersEvent): "good" | "bad" | "plain" {
  switch (event.type) {
    case "PairCut":
    case "SoloDone":
    case "SetCut":
    case "Validated":
    case "RedsRevealed":
    case "CardsDrawn":
    case "CardWon":
    case "CardsRefreshed":
    case "Disintegrated":
    case "NumberFreed":
    case "WireTaken":
      return "good";
    case "ClaimFailed":
    case "NumberLacked":
    case "SetFailed":
    case "Exploded":
      return "bad";
    default:
      return "plain";
  }
}
