// Bombs Away as the client draws it. Front door.
import type { GameModule } from "../../contract/game_module";
import { Board } from "./board";
import { decided, piecesOf } from "./decided";
import { Hand } from "./hand";
import { facts, proposed, value } from "./kind";
import { actorOf, show, tone } from "./motion";
import { HYDRANT, pieceOf } from "./place";
import { draftOf, type Plan } from "./plan";
import { holds, prompt } from "./prompts";
import { Rail, Strip } from "./strip";
import { key, keys } from "./tap";
import { tellTurn } from "./turn";
import type { BombsAwayAction, BombsAwayEvent, BombsAwayView } from "./wire.gen";

export const game: GameModule<BombsAwayView, BombsAwayEvent, BombsAwayAction, Plan> = {
  id: "bombs_away",
  goal: () => import("./goal"),
  goalWords: (options) => ((options as { readonly match?: boolean }).match === true ? "board-match" : null),
  primer: () => import("./primer"),
  ending: () => import("./ending"),
  versus: true,
  Board,
  Hand,
  Strip,
  Rail,
  prompt,
  show,
  actorOf,
  tellTurn,
  tone,
  facts,
  key,
  keys,
  draftOf,
  holds,
  proposed,
  decided,
  piecesOf,
  lowBlock: () => 200,
  hintsTellWin: true,
  tellsWin: true,
  value,
  looked: (piece, { words }) => words.tell("board-looked", { seat: Number(piece.replace("seat-", "")) }),
  guilty: () => pieceOf(HYDRANT),
};
