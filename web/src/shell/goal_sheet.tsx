// What a game is about, before the first move: a typical position, one sentence, and how it is won and lost. The game waits meanwhile.
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import type { GoalPicture } from "../contract/game_module";
import { Button } from "../kit/button";
import { isCalm } from "../kit/calm";
import { Chip } from "../kit/chip";
import { Fuse } from "../kit/fuse";
import { GameCover } from "../kit/game_cover";
import { Icon, type IconName } from "../kit/icon";
import { IconButton } from "../kit/icon_button";
import { pushLayer, ToastList } from "../kit/toast";
import type { SeatCard, TableCard, View } from "../net/wire.gen";
import { t } from "../words";
import { ONLY_SHOWN } from "./only_shown";
import { useShown } from "./shown_pieces";
import type { LoadedGame } from "./use_game";
import "./position.css";
import "./goal_sheet.css";

const LEAVING_MS = 180;

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
        <Stage game={game} seats={card.seats} />
        <section class="goal-words">
          <div class="goal-fuse">
            <Fuse state="lit" label="" />
          </div>
          <h2 id={id}>{words.tell("board-goal")}</h2>
          <div class="goal-ends">
            <End icon="check" won title={t("goal-won")}>
              {words.tell("board-goal-won")}
            </End>
            <End icon={module.outs ? "flame" : "close"} title={t(module.outs ? "goal-out" : "goal-lost")}>
              {words.tell("board-goal-lost")}
            </End>
          </div>
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

function End({ icon, won = false, title, children }: { icon: IconName; won?: boolean; title: string; children: ComponentChildren }) {
  return (
    <div class={won ? "goal-end goal-end-won" : "goal-end"}>
      <span class="goal-sign">
        <Icon name={icon} />
      </span>
      <span>
        <b>{title}</b>
        {children}
      </span>
    </div>
  );
}

/** The position is drawn as a board that nobody can touch; where a game has none, its cover. */
function Stage({ game, seats }: { readonly game: LoadedGame; readonly seats: readonly SeatCard[] }) {
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
          {Hand !== undefined && (
            <div class="goal-hand">
              <Hand {...scene} />
            </div>
          )}
        </>
      )}
    </div>
  );
}

function useModal(sheet: { readonly current: HTMLDialogElement | null }, id: string): void {
  useEffect(() => {
    const dialog = sheet.current!;
    dialog.showModal();
    dialog.querySelector<HTMLElement>(".button-primary")?.focus(); // Enter begins
    const uncover = pushLayer(id);
    return () => {
      uncover();
      dialog.close();
    };
  }, []);
}

/** Slides down and uncovers the table; at once where less motion is wanted. */
async function slideAway(sheet: HTMLElement): Promise<void> {
  if (isCalm() || sheet.animate === undefined) return;
  await sheet.animate([{}, { transform: "translateY(100%)" }], { duration: LEAVING_MS, easing: "ease-in", fill: "forwards" }).finished;
}
