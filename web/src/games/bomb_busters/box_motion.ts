// Bomb Busters: what the events of the surprise boxes look and sound like.
import type { Show } from "../../contract/game_module";
import { DEAL, each, FALL, FLIP, LAND, move, NUDGE, SHAKE, SWELL } from "./moves";
import type { RibbonPiece } from "./ribbon_kind";
import type { BombBustersEvent } from "./wire.gen";

/** What lies beside the track, by its kinds; those that do not lie there do not move. */
const RIBBON: readonly RibbonPiece[] = ["row", "acting", "reward", "called", "open", "constraint"];

export function showBox(event: BombBustersEvent): Show {
  switch (event.type) {
    case "FalsePlaced":
      return { motions: [move(`token-${event.wire}`, LAND)], sound: "stamp" };
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
    case "Stalled":
      return { motions: [move("dial", SHAKE)], sound: "tick" };
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
    case "Skipped":
    case "ConstraintTaken":
    case "ConstraintDropped":
    case "ConstraintKept":
      return { motions: [], sound: "card" };
    default:
      return { motions: [] };
  }
}
