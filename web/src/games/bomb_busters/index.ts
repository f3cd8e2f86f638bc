// Bomb Busters as the client draws it. Front door.
import type { GameModule } from "../../contract/game_module";
import { draftOf } from "./advised";
import { Board, Hand } from "./board";
import { actorOf, show, tone } from "./motion";
import { facts, ownerOf, pieceOf, placesOf } from "./place";
import type { Plan } from "./plan";
import { phrases, prompt } from "./prompts";
import { Rail, Strip } from "./strip";
import { key, keys } from "./tap";
import { value } from "./tile";
import type { BombBustersAction, BombBustersEvent, BombBustersView } from "./wire.gen";

export const game: GameModule<BombBustersView, BombBustersEvent, BombBustersAction, Plan> = {
  id: "bomb_busters",
  Board,
  Hand,
  Strip,
  Rail,
  prompt,
  phrases,
  show,
  actorOf,
  tone,
  facts,
  key,
  keys,
  draftOf,
  value,
  guilty: (view) => {
    const wire = view.claim?.wires[0] ?? placesOf(view).find((place) => ownerOf(view, place) === view.turn);
    return wire === undefined ? null : pieceOf(wire);
  },
};
