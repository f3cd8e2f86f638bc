// Bomb Busters: an own claim that was wrong, as the strip tells it (BB-086). A red one ends the game, so it has none.
import type { Slip, SlipOfMate } from "../../contract/game_module";
import { markedPiece, markedValue } from "../../contract/marked_text";
import { openedBox } from "./box";
import { Detonator } from "./dial";
import { letterOf, pieceOf, seatingOf } from "./place";
import type { BustersScene } from "./scene";
import { inkOf, labelOf } from "./tile";
import type { BombBustersEvent } from "./wire.gen";

export function slip(event: BombBustersEvent, scene: BustersScene): Slip | null {
  if (event.type === "SetFailed" && event.by === scene.viewer) return openedBox()?.slipOfSet(event, scene) ?? null;
  if (event.type !== "ClaimFailed" || event.by !== scene.viewer) return null;
  const { view, words } = scene;
  const { at, wire, values, fuse, stabilized } = event;
  const said = values.map((each) => markedValue(labelOf(each), inkOf(each))).join(" ");
  return {
    title: words.tell("board-slip", { value: event.value ?? "none", fuse, stabilized }),
    detail: words.tell("board-slip-said", {
      said,
      at,
      piece: wire === null ? "none" : markedPiece(letterOf(wire, seatingOf(view))),
    }),
    rule: stabilized ? "BB-231" : "BB-086",
    piece: wire === null ? null : pieceOf(wire),
    picture: <Detonator {...scene} />,
  };
}

export function slipOfMate(event: BombBustersEvent, { view, viewer, words }: BustersScene): SlipOfMate | null {
  if (event.type === "SetFailed" && event.by !== viewer) return openedBox()?.slipOfSetOfMate(event, words) ?? null;
  if (event.type !== "ClaimFailed" || event.by === viewer) return null;
  const { by, at, wire, value, fuse, stabilized } = event;
  const piece = wire === null ? "none" : letterOf(wire, seatingOf(view));
  return {
    by,
    text: words.tell("board-slip-of-mate", { by, at, piece, value: value ?? "none", fuse, stabilized }),
    piece: wire === null ? null : pieceOf(wire),
  };
}
