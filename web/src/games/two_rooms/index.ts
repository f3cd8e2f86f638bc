// Two Rooms and a Boom as the client draws it. Front door.
import type { GameModule } from "../../contract/game_module";
import { Board } from "./board";
import { go } from "./going";
import { Hand } from "./hand";
import { actorOf, facts, show, tone } from "./motion";
import { draftOf, type Plan } from "./plan";
import { MOMENTS } from "./reveal_times";
import { places } from "./places";
import { toldAtRest } from "./at_rest";
import { guardedPrompt } from "./party_prompt";
import { Screen } from "./screen";
import { standing } from "./standing";
import { Rail } from "./rail";
import { Strip } from "./strip";
import { key, keys } from "./tap";
import type { TwoRoomsAction, TwoRoomsEvent, TwoRoomsView } from "./wire.gen";

const NEAR_MS = 60_000;

type Module = GameModule<TwoRoomsView, TwoRoomsEvent, TwoRoomsAction, Plan>;

export const game: Module = {
  id: "two_rooms",
  goal: () => import("./goal"),
  primer: () => import("./primer"),
  ending: () => import("./ending"),
  versus: true,
  reveal: { ms: MOMENTS.result, load: () => import("./reveal") },
  clock: ["deal", "round", "select", "parley", "walk", "call"],
  hidesClock: ({ phase, options }, ms) => phase === "round" && options.no_timer && ms > NEAR_MS, // TR-381: the cap is a safety net
  cues: true,
  Screen,
  places,
  Board,
  Hand,
  Strip,
  Rail,
  prompt: guardedPrompt,
  glance: toldAtRest,
  standing,
  go,
  stage: ({ phase, round }) => `${round} ${phase}`,
  show,
  actorOf,
  tone,
  facts,
  key,
  keys,
  draftOf,
};
