// It's a Bomb! as the client draws it. Front door.
import type { GameModule } from "../../contract/game_module";
import { proposed, value } from "./advised";
import { Board } from "./board";
import { facts, pieceOf } from "./grid";
import { EXPLOSIVE } from "./kind";
import { piecesOf } from "./decided";
import { actorOf, show, tone } from "./motion";
import { draftOf, type Plan } from "./plan";
import { phrases, prompt } from "./prompts";
import { scoreWhy } from "./score_why";
import { slip, slipOfMate } from "./slip";
import { standing } from "./standing";
import { Rail, Strip } from "./strip";
import { key, keys } from "./tap";
import { tellTurn } from "./turn";
import type { ItsABombAction, ItsABombEvent, ItsABombOptions, ItsABombView } from "./wire.gen";

export const game: GameModule<ItsABombView, ItsABombEvent, ItsABombAction, Plan> = {
  id: "its_a_bomb",
  goal: () => import("./goal"),
  primer: () => import("./primer"),
  ending: () => import("./ending"),
  Board,
  Strip,
  Rail,
  prompt,
  phrases,
  standing,
  show,
  actorOf,
  tellTurn,
  slip,
  slipOfMate,
  tone,
  facts,
  key,
  keys,
  draftOf,
  proposed,
  tellsWin: true,
  suggests: true,
  piecesOf,
  gauges: "low",
  lowBlock: (_, view) => (view.bombs.length > 1 ? 140 : 200), // two bombs need the height
  value,
  looked: (piece, { words }) => words.tell("board-looked", { tile: Number(piece.replace("tile-", "")) }),
  scoreWhy,
  chapter: (options) => {
    const { scenario = 0, own = null } = options as Partial<ItsABombOptions>;
    return own === null ? `option-scenario-${scenario}` : null; // an own one can be changed any time
  },
  guilty: (view) => {
    const tile = view.tiles.findIndex(({ up, kind }) => up && kind === EXPLOSIVE);
    return tile < 0 ? "countdown" : pieceOf(tile);
  },
};
