// It's a Bomb! as the client draws it. Front door.
import type { GameModule } from "../../contract/game_module";
import { value } from "./advised";
import { Board } from "./board";
import { facts, pieceOf } from "./grid";
import { EXPLOSIVE } from "./kind";
import { actorOf, quiet, show, tone } from "./motion";
import { draftOf, type Plan } from "./plan";
import { phrases, prompt } from "./prompts";
import { standing } from "./standing";
import { Rail, Strip } from "./strip";
import { key, keys } from "./tap";
import type { ItsABombAction, ItsABombEvent, ItsABombOptions, ItsABombView } from "./wire.gen";

export const game: GameModule<ItsABombView, ItsABombEvent, ItsABombAction, Plan> = {
  id: "its_a_bomb",
  Board,
  Strip,
  Rail,
  prompt,
  phrases,
  standing,
  show,
  actorOf,
  quiet,
  tone,
  facts,
  key,
  keys,
  draftOf,
  value,
  why: () => import("./why"),
  chapter: (options) => {
    const { scenario = 0, own = null } = options as Partial<ItsABombOptions>;
    return own === null ? `option-scenario-${scenario}` : null; // an own one can be changed any time
  },
  guilty: (view) => {
    const tile = view.tiles.findIndex(({ up, kind }) => up && kind === EXPLOSIVE);
    return tile < 0 ? "countdown" : pieceOf(tile);
  },
};
