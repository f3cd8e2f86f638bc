// Bomb Busters: what its events look and sound like.
import type { Motion, Show } from "../../contract/game_module";
import { pieceOf, placeOf } from "./place";
import type { RibbonPiece } from "./ribbon_kind";
import type { BombBustersEvent } from "./wire.gen";

const FALL: readonly Keyframe[] = [
  { transform: "translateY(-10px)" },
  { transform: "translateY(4px) rotate(3deg)", offset: 0.5 },
  { transform: "none" },
];
const LAND: readonly Keyframe[] = [
  { transform: "scale(1.6) rotate(-8deg)", opacity: 0 },
  { transform: "none", opacity: 1 },
];
const DEAL: readonly Keyframe[] = [
  { transform: "translateY(-26px)", opacity: 0 },
  { transform: "none", opacity: 1 },
];
const NUDGE: readonly Keyframe[] = [{ transform: "none" }, { transform: "translateY(-7px)", offset: 0.4 }, { transform: "none" }];
const SHAKE: readonly Keyframe[] = [
  { transform: "none" },
  { transform: "translateX(-4px)", offset: 0.3 },
  { transform: "translateX(4px)", offset: 0.7 },
  { transform: "none" },
];
const FLIP: readonly Keyframe[] = [{ transform: "rotateX(90deg)" }, { transform: "none" }];
const SWELL: readonly Keyframe[] = [{ transform: "none" }, { transform: "scale(1.12)", offset: 0.4 }, { transform: "none" }];
const SNAP = "cubic-bezier(.34,1.56,.64,1)";

/** What lies beside the track, by its kinds; those that do not lie there do not move. */
const RIBBON: readonly RibbonPiece[] = ["row", "acting", "reward", "called", "open", "constraint"];

const move = (piece: string, frames: readonly Keyframe[], delay = 0): Motion => ({ piece, frames, ms: 260, delay, easing: SNAP });
const each = (wires: readonly number[], frames: readonly Keyframe[]): readonly Motion[] =>
  wires.map((wire, at) => move(pieceOf(wire), frames, at * 50));

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
    case "FalsePlaced":
    case "InfoPlaced":
      return { motions: [move(`token-${event.wire}`, LAND)], sound: "stamp" };
    case "Pointed":
      return { motions: each(event.wires, NUDGE) };
    case "Said":
      return { motions: each(event.wires, NUDGE), sound: "knock" };
    case "WiresGiven":
      return { motions: event.seats.map((seat, at) => move(`seat-${seat}`, SWELL, at * 60)) };
    case "TokenAside":
      return { motions: [move("drawn", LAND)], sound: "stamp" };
    case "SetCut":
      return { motions: each(event.wires, FALL), sound: "snip" };
    case "SetFailed":
      return {
        motions: [move("board", SHAKE), move("dial", SHAKE), ...event.wires.map((wire) => move(`token-${wire}`, LAND, 120))],
        sound: "tick",
      };
    case "TokensDrawn":
    case "NamesTakenBack":
    case "TokensOffered":
    case "TokenTaken":
    case "TokenReturned":
      return { motions: [], sound: "card" };
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
    case "Stalled":
      return { motions: [move("dial", SHAKE)], sound: "tick" };
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
    case "NumbersLaid":
      return { motions: event.purpose === "clips" ? [] : RIBBON.map((piece) => move(piece, FLIP)) };
    case "XLaid":
      return { motions: each(event.wires, NUDGE) };
    case "WireTurned":
    case "PointedBlind":
      return { motions: each([event.wire], NUDGE) };
    case "TurnedCut":
      return { motions: [move("dial", SHAKE)], sound: "tick" };
    case "NumberFreed":
    case "NumberTurned":
    case "ConstraintTurned":
    case "ConstraintsLaid":
    case "NumberCalled":
      return { motions: RIBBON.map((piece) => move(piece, SWELL)), sound: "clack" };
    case "Volunteered":
      return { motions: [move(`seat-${event.by}`, SWELL)], sound: "snip" };
    case "Declined":
      return { motions: [] };
    case "NobodyCalled":
      return { motions: RIBBON.map((piece) => move(piece, SHAKE)), sound: "tick" };
    case "Appointed":
      return { motions: [move(`seat-${event.to}`, SWELL)], sound: "knock" };
    case "NumberLacked":
      return { motions: [move("board", SHAKE), move("dial", SHAKE)], sound: "tick" };
    case "CardsDrawn":
      return { motions: event.cards.map((card, at) => move(`card-${card}`, FLIP, 160 + at * 60)), sound: "card" };
    case "CardWon":
      return { motions: [move(`card-${event.card}`, FLIP, 160)], sound: "card" };
    case "NanoMoved":
      return { motions: [move("nano", NUDGE)], sound: "clack" };
    case "AirMoved":
      return { motions: [move("air", SWELL), ...(event.to === null ? [] : [move(`air-${event.to}`, LAND)])], sound: "knock" };
    case "AirPromised":
      return { motions: [move(`air-${event.to}`, NUDGE)] };
    case "WireTaken":
      return { motions: [...each([event.wire], DEAL), move("keeper", SWELL)], sound: "card" };
    case "CharacterTaken":
      return { motions: [move(`power-${event.card}`, FLIP)] };
    case "LabelPut":
      return { motions: [move(`label-${event.card}`, LAND)], sound: "stamp" };
    case "WireOffered":
      return { motions: each([event.wire], NUDGE), sound: "card" };
    case "Swapped":
      return { motions: each([event.gave_to, event.got_to], DEAL), sound: "card" };
    case "Snipped":
      return { motions: [move(`seat-${event.by}`, NUDGE)], sound: "snip" };
    case "Invited":
      return { motions: [move(`seat-${event.by}`, NUDGE)] };
    case "ClockStarted":
    case "Announced":
      return { motions: [move("clock", SWELL)], sound: "knock" };
    case "FastPassed":
      return { motions: [], sound: "card" };
    case "WireHooked":
      return { motions: each([event.to], DEAL), sound: "card" };
    case "CardsRefreshed":
      return { motions: event.cards.map((card, at) => move(`card-${card}`, FLIP, 160 + at * 60)), sound: "card" };
    case "Disintegrated":
      return { motions: each(event.wires, FALL), sound: "snip" };
    case "Rewound":
      return { motions: [move("dial", SWELL)], sound: "clack" };
    case "Recharged":
    case "RadarAnswered":
    case "Stabilized":
    case "Skipped":
    case "ConstraintTaken":
    case "ConstraintDropped":
    case "ConstraintKept":
    case "MugPassed":
      return { motions: [], sound: "card" };
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
