// Bomb Busters as the client draws it. Front door.
import type { GameModule } from "../../contract/game_module";
import { draftOf, looked, proposed } from "./advised";
import { Board, Hand } from "./board";
import { decided, piecesOf } from "./decided";
import { actorOf, show, tone } from "./motion";
import { facts, order, ownerOf, pieceOf, placesOf } from "./place";
import type { Plan } from "./plan";
import { phrases, prompt } from "./prompts";
import { slip, slipOfMate } from "./slip";
import { Rail, Strip } from "./strip";
import { key, keys } from "./tap";
import { nameOf, value, valuesIn } from "./tile";
import { tellTurn } from "./turn";
import type { BombBustersAction, BombBustersEvent, BombBustersView } from "./wire.gen";

export const game: GameModule<BombBustersView, BombBustersEvent, BombBustersAction, Plan> = {
  id: "bomb_busters",
  goal: () => import("./goal"),
  primer: () => import("./primer"),
  ending: () => import("./ending"),
  Board,
  Hand,
  Strip,
  Rail,
  prompt,
  phrases,
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
  tellsWin: true,
  calls: ["ClockStarted", "Announced"],
  clock: ["decision"],
  proposed,
  decided,
  piecesOf,
  looked,
  value,
  scale: (view) => valuesIn(view).map(nameOf),
  gauges: "over",
  order,
  lowBlock: (seats) => (seats < 5 ? 200 : 152),
  guilty: (view) => {
    const wire = view.claim?.wires[0] ?? placesOf(view).find((place) => ownerOf(view, place) === view.turn);
    return wire === undefined ? null : pieceOf(wire);
  },
};
