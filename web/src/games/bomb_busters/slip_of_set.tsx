// Bomb Busters: wires that were named all at once, and what they are instead, as the strip tells it (BB-1481).
import type { Slip, SlipOfMate } from "../../contract/game_module";
import type { GameWords } from "../../contract/game_words";
import { Detonator } from "./dial";
import { pieceOf } from "./place";
import type { BustersScene } from "./scene";
import type { SetFailed } from "./wire.gen";

export function slipOfSet({ value, wires, shown, fuse }: SetFailed, scene: BustersScene): Slip {
  const wrong = wires.find((_, at) => shown[at] !== value);
  return {
    title: scene.words.tell("board-slip-set", { value, fuse }),
    detail: scene.words.tell("board-slip-set-shown", { shown }),
    rule: "BB-1481",
    piece: wrong === undefined ? null : pieceOf(wrong),
    picture: <Detonator {...scene} />,
  };
}

export function slipOfSetOfMate({ by, value, fuse }: SetFailed, words: GameWords): SlipOfMate {
  return { by, text: words.tell("board-slip-set-of-mate", { by, value, fuse }), piece: null };
}
