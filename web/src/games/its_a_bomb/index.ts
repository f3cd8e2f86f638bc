// It's a Bomb! as the client draws it. Front door.
import type { GameModule } from "../game_module";
import { Board } from "./board";
import { facts, pieceOf } from "./grid";
import { EXPLOSIVE, value } from "./kind";
import { doer, show, tone } from "./motion";
import { draftOf, type Plan } from "./plan";
import { phrases, prompt } from "./prompts";
import { standing } from "./standing";
import { Rail, Strip } from "./strip";
import { key, keys } from "./tap";
import type { ItsABombAction, ItsABombEvent, ItsABombView } from "./wire.gen";

export const game: GameModule<ItsABombView, ItsABombEvent, ItsABombAction, Plan> = {
  id: "its_a_bomb",
  Board,
  Strip,
  Rail,
  prompt,
  phrases,
  standing,
  show,
  doer,
  tone,
  facts,
  key,
  keys,
  draftOf,
  value,
  guilty: (view) => {
    const tile = view.tiles.findIndex(({ up, kind }) => up && kind === EXPLOSIVE);
    return tile < 0 ? "countdown" : pieceOf(tile);
  },
};
