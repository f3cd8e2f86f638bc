// Snip, the teaching game, as the client draws it. Front door.
import type { GameModule } from "../../contract/game_module";
import { markedPiece } from "../../contract/marked_text";
import { Board, Hand } from "./board";
import { actorOf, show, tone } from "./motion";
import { facts, key, prompt } from "./prompts";
import { Rail, Strip } from "./strip";
import { letterOf, ownerOf, pieceOf, RED } from "./wire";
import type { SnipAction, SnipEvent, SnipView } from "./wire.gen";

export const game: GameModule<SnipView, SnipEvent, SnipAction, number> = {
  id: "snip",
  goal: () => import("./goal"),
  primer: () => import("./primer"),
  ending: () => import("./ending"),
  leadsTo: "bomb_busters",
  Board,
  Hand,
  slimHand: true,
  Strip,
  Rail,
  prompt,
  show,
  actorOf,
  piecesOf: (action) => [pieceOf(action.wire)],
  tone,
  facts,
  key,
  keys: (words) => [["A B C …", words.plain("board-key-letters")]],
  draftOf: ({ wire }) => wire,
  proposed: ({ action }, { words }) => {
    const { type, wire } = action as SnipAction;
    return {
      seat: ownerOf(wire),
      title: words.tell("board-hint", { deed: type, seat: ownerOf(wire), piece: markedPiece(letterOf(wire)) }),
    };
  },
  looked: (piece, { words }) => {
    const wire = Number(piece.replace("wire-", ""));
    return words.tell("board-looked", { seat: ownerOf(wire), piece: markedPiece(letterOf(wire)) });
  },
  lowBlock: () => 300,
  value: (value, words) => ({ label: words.plain("board-value", { value }), ink: value === "red" ? "red" : "blue" }),
  guilty: (view) => {
    const red = view.colours.findIndex((colour, wire) => colour === RED && view.cut[wire]);
    return red < 0 ? null : pieceOf(red);
  },
};
