// Blast Tactics as the client draws it. Front door.
import type { GameModule } from "../../contract/game_module";
import { Board } from "./board";
import { CardRow } from "./card_row";
import { FigureIcon } from "./figure";
import { value } from "./kind";
import { actorOf, show, tone } from "./motion";
import { draftOf, type Plan } from "./plan";
import { prompt } from "./prompts";
import { facts } from "./shapes";
import { Rail, Strip } from "./strip";
import { key, keys } from "./tap";
import type { BlastTacticsAction, BlastTacticsEvent, BlastTacticsView } from "./wire.gen";

export const game: GameModule<BlastTacticsView, BlastTacticsEvent, BlastTacticsAction, Plan> = {
  id: "blast_tactics",
  versus: true,
  Board,
  Hand: CardRow,
  Strip,
  Rail,
  Figure: FigureIcon,
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
  guilty: () => "board",
};
