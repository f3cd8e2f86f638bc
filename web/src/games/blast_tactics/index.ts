// Blast Tactics as the client draws it. Front door.
import type { GameModule } from "../../contract/game_module";
import { proposed } from "./advised";
import { Board } from "./board";
import { CardRow } from "./card_row";
import { FigureIcon } from "./figure";
import { value } from "./kind";
import { piecesOf } from "./decided";
import { actorOf, show, tone } from "./motion";
import { draftOf, type Plan } from "./plan";
import { prompt } from "./prompts";
import { isOut } from "./question";
import { facts } from "./shapes";
import { Rail, Strip } from "./strip";
import { key, keys } from "./tap";
import { tellTurn } from "./turn";
import type { BlastTacticsAction, BlastTacticsEvent, BlastTacticsView } from "./wire.gen";

export const game: GameModule<BlastTacticsView, BlastTacticsEvent, BlastTacticsAction, Plan> = {
  id: "blast_tactics",
  goal: () => import("./goal"),
  primer: () => import("./primer"),
  ending: () => import("./ending"),
  outs: true,
  isOut,
  versus: true,
  Board,
  Hand: CardRow,
  Strip,
  Rail,
  Figure: FigureIcon,
  prompt,
  show,
  actorOf,
  tellTurn,
  tone,
  facts,
  key,
  keys,
  draftOf,
  proposed,
  piecesOf,
  gauges: "low",
  lowBlock: () => 160,
  hintsTellWin: true,
  tellsWin: true,
  value,
  looked: (piece, { words }) => words.tell("board-looked", { square: Number(piece.replace("square-", "")) }),
  guilty: () => "board",
};
