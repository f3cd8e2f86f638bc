// It's a Bomb!: a cut that cost time, as the strip tells it to those whose decision it was. An explosive ends the game.
import type { Slip, SlipOfMate } from "../../contract/game_module";
import { pieceOf } from "./grid";
import type { BombScene } from "./question";
import type { Flipped, ItsABombEvent } from "./wire.gen";

const RULES: { readonly [result in Flipped["result"]]?: string } = {
  again: "IB-092",
  grey: "IB-092",
  wasted: "IB-102",
  auxiliary: "IB-097",
};

export const isSlip = (result: Flipped["result"]): boolean => RULES[result] !== undefined;

export function slip(event: ItsABombEvent, { words, viewer }: BombScene, log: readonly ItsABombEvent[]): Slip | null {
  const rule = event.type === "Flipped" ? RULES[event.result] : undefined;
  if (event.type !== "Flipped" || rule === undefined || !isOwn(event, viewer, log)) return null;
  const { tile, kind, result } = event;
  return {
    title: words.tell("board-slip", { kind, result }),
    detail: words.tell("board-slip-cut", { tile, result }),
    rule,
    piece: pieceOf(tile),
  };
}

export function slipOfMate(event: ItsABombEvent, { words, viewer }: BombScene, log: readonly ItsABombEvent[]): SlipOfMate | null {
  if (event.type !== "Flipped" || !isSlip(event.result) || isOwn(event, viewer, log)) return null;
  return { by: null, text: words.event(event), piece: pieceOf(event.tile) };
}

/** Whether the viewer wanted this cut; where nobody proposes, whether they had the phone. The next round may have begun since. */
function isOwn(event: Flipped, viewer: number, log: readonly ItsABombEvent[]): boolean {
  const before = log.slice(0, log.lastIndexOf(event));
  const round = before.slice(before.map(({ type }) => type).lastIndexOf("RoundBegun"));
  const proposers = round.flatMap((each) => (each.type === "Proposed" && each.tile === event.tile ? [each.by] : []));
  if (proposers.length > 0) return proposers.includes(viewer);
  return round.some((each) => each.type === "RoundBegun" && each.phone === viewer);
}
