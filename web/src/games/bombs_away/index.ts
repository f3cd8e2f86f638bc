// Bombs Away as the client draws it. Front door.
import type { GameModule } from "../../contract/game_module";
import { Board } from "./board";
import { Hand } from "./hand";
import { facts, value } from "./kind";
import { actorOf, show, tone } from "./motion";
import { HYDRANT, pieceOf } from "./place";
import { draftOf, type Plan } from "./plan";
import { prompt } from "./prompts";
import { Rail, Strip } from "./strip";
import { key, keys } from "./tap";
import type { BombsAwayAction, BombsAwayEvent, BombsAwayView } from "./wire.gen";

export const game: GameModule<BombsAwayView, BombsAwayEvent, BombsAwayAction, Plan> = {
  id: "bombs_away",
  versus: true,
  Board,
  Hand,
  Strip,
  Rail,
  prompt,
  show,
  actorOf,
  tone,
  facts,
  key,
  keys,
  draftOf,
  hintsTellWin: true,
  value,
  guilty: () => pieceOf(HYDRANT),
};
