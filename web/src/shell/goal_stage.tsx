// What a game is about, as a picture and in words: a typical position that nobody can touch, and how it is won and lost.
import { useEffect, useRef, useState } from "preact/hooks";
import type { GoalPicture } from "../contract/game_module";
import { GameCover } from "../kit/game_cover";
import type { SeatCard, View } from "../net/wire.gen";
import { t } from "../words";
import { GoalEnd } from "./goal_end";
import { ONLY_SHOWN } from "./only_shown";
import { useShown } from "./shown_pieces";
import type { LoadedGame } from "./use_game";
import "./position.css";
import "./goal_stage.css";

interface EndsProps {
  readonly game: LoadedGame;
  /** The message of the goal that these are the ends of. */
  readonly goal?: string;
}

export function GoalEnds({ game: { words, module }, goal = "board-goal" }: EndsProps) {
  return (
    <div class="goal-ends">
      <GoalEnd icon="check" won title={t("goal-won")}>
        {words.tell(`${goal}-won`)}
      </GoalEnd>
      <GoalEnd icon={module.outs ? "flame" : "close"} title={t(module.outs ? "goal-out" : "goal-lost")}>
        {words.tell(`${goal}-lost`)}
      </GoalEnd>
    </div>
  );
}

interface StageProps {
  readonly game: LoadedGame;
  readonly seats: readonly SeatCard[];
  /** Without the own pieces, where there is little room. */
  readonly bare?: boolean;
}

/** The position is drawn as a board; where a game has none, its cover. */
export function GoalStage({ game, seats, bare = false }: StageProps) {
  const box = useRef<HTMLDivElement>(null);
  const [picture, setPicture] = useState<GoalPicture<View> | null>(null);
  const { module, words } = game;
  useShown(box, picture?.lit ?? []);
  useEffect(() => void module.goal?.().then(setPicture, () => undefined), [module]);
  if (module.goal === undefined) {
    return (
      <div class="goal-stage mat">
        <GameCover game={module.id} />
      </div>
    );
  }
  const { Board, Hand } = module;
  const scene = picture && { ...picture, seats, offers: [], draft: null, words, ...ONLY_SHOWN };
  return (
    <div class={`goal-stage goal-${module.id} position mat`} aria-hidden="true" inert ref={box}>
      {scene !== null && (
        <>
          <div class="goal-board">
            <Board {...scene} />
          </div>
          {picture?.said !== undefined && <p class="goal-said">{words.plain(picture.said, { seat: picture.viewer + 1 })}</p>}
          {Hand !== undefined && !bare && (
            <div class="goal-hand">
              <Hand {...scene} />
            </div>
          )}
        </>
      )}
    </div>
  );
}
