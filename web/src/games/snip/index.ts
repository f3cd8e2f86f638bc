// Snip, the teaching game, as the client draws it. Front door.
import type { GameModule } from "../../contract/game_module";
import { Board, Hand } from "./board";
import { actorOf, show, tone } from "./motion";
import { facts, key, prompt } from "./prompts";
import { Rail, Strip } from "./strip";
import { pieceOf, RED } from "./wire";
import type { SnipAction, SnipEvent, SnipView } from "./wire.gen";

export const game: GameModule<SnipView, SnipEvent, SnipAction, number> = {
  id: "snip",
  leadsTo: "bomb_busters",
  Board,
  Hand,
  slimHand: true,
  Strip,
  Rail,
  prompt,
  show,
  actorOf,
  tone,
  facts,
  key,
  draftOf: ({ wire }) => wire,
  value: (value, words) => ({ label: words.plain("board-value", { value }), ink: value === "red" ? "red" : "blue" }),
  guilty: (view) => {
    const red = view.colours.findIndex((colour, wire) => colour === RED && view.cut[wire]);
    return red < 0 ? null : pieceOf(red);
  },
};
