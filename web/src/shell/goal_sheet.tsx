// What a game is about, before the first move: a typical position, one sentence, and how it is won and lost. The game waits meanwhile.
import { useId, useRef } from "preact/hooks";
import { Button } from "../kit/button";
import { Chip } from "../kit/chip";
import { Fuse } from "../kit/fuse";
import { IconButton } from "../kit/icon_button";
import { ToastList } from "../kit/toast";
import type { TableCard } from "../net/wire.gen";
import { t } from "../words";
import { GoalEnds, GoalStage } from "./goal_stage";
import { slideAway, useModal } from "./reading_sheet";
import type { LoadedGame } from "./use_game";
import "./goal_sheet.css";

interface Props {
  readonly card: TableCard;
  readonly game: LoadedGame;
  /** The game has tips to offer. */
  readonly guided: boolean;
  readonly clock: boolean;
  readonly onRules: () => void;
  /** Read; with or without tips. */
  readonly onClose: (tips: boolean) => void;
}

export default function GoalSheet({ card, game, guided, clock, onRules, onClose }: Props) {
  const sheet = useRef<HTMLDialogElement>(null);
  const id = useId();
  const { words, module } = game;
  const goal = module.goalWords?.(card.options) ?? "board-goal";
  useModal(sheet, id);
  const leave = (tips: boolean) => (): void => void slideAway(sheet.current!).then(() => onClose(tips));
  const cancel = (event: Event): void => {
    event.preventDefault();
    leave(true)();
  };
  return (
    <dialog class="goal" ref={sheet} aria-labelledby={id} onCancel={cancel}>
      <div class="goal-column">
        <header class="goal-bar">
          <IconButton icon="left" label={t("to-home")} href="/" />
          <h1 class="grow ellipsis">{words.plain("title")}</h1>
          {!clock && <Chip icon="clock">{t("goal-no-clock")}</Chip>}
        </header>
        <GoalStage game={game} seats={card.seats} />
        <section class="goal-words">
          <div class="goal-fuse">
            <Fuse state="lit" label="" />
          </div>
          <h2 id={id}>{words.tell(goal)}</h2>
          <GoalEnds game={game} goal={goal} />
          <Button kind="primary" size="large" wide onClick={leave(true)}>
            {t("goal-go")}
          </Button>
          <div class="goal-ways">
            <button type="button" onClick={onRules}>
              {t("how-to-play")}
            </button>
            {guided && (
              <button type="button" onClick={leave(false)}>
                {t("goal-no-tips")}
              </button>
            )}
          </div>
        </section>
      </div>
      <ToastList layer={id} />
    </dialog>
  );
}
