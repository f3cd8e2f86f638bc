// A game that is played, through one viewer's eyes: what its frame and all parts of it draw from, and what happens by itself.
import { useEffect, useRef } from "preact/hooks";
import type { BoardProps, Going } from "../contract/game_module";
import { unmarked } from "../contract/game_words";
import { isPause } from "../contract/turns";
import { announce } from "../kit/toast";
import type { Perspective, TableStore, Update } from "../net/table_store";
import type { Action, SeatCard, TableCard, View } from "../net/wire.gen";
import { callOut } from "./voice";
import { secondsLeft, type TimeLeft, useCues, useNow, useTimeLeft } from "./clock";
import { type Deed, useDeed } from "./deed";
import { type Draft, useDraft } from "./draft";
import { useTurnNotice, useWakeLock } from "./notify";
import { animate } from "./animations";
import { atAGlance } from "./glance";
import { isGuided } from "./guided";
import { type End, useEnd } from "./use_ending";
import { useReveal } from "./reveal";
import type { LoadedGame } from "./use_game";

export interface GameInProgress {
  readonly store: TableStore;
  readonly card: TableCard;
  readonly game: LoadedGame;
  readonly perspective: Perspective;
  readonly update: Update;
}

export interface Playing extends GameInProgress {
  readonly draft: Draft;
  readonly deed: Deed;
  /** The viewer's own; undefined for onlookers. */
  readonly seat: SeatCard | undefined;
  readonly left: TimeLeft | null;
  /** There is no connection to the server. */
  readonly lost: boolean;
  readonly over: boolean;
  readonly end: End;
  /** Milliseconds since the end, while it is told to all at once. */
  readonly revealed: number | null;
  readonly myTurn: boolean;
  /** What is asked has its answer already: one is on its way, or goes by itself. */
  readonly answered: boolean;
  /** What the moderator or the host may start or end. */
  readonly go: Going | null;
  readonly board: BoardProps<View, Action, unknown>;
}

export function usePlaying(given: GameInProgress): Playing {
  const { store, card, game, perspective, update } = given;
  const { module, words } = game;
  const draft = useDraft({ store, perspective, update, module, words, seats: card.seats });
  const now = useNow(update, store.connection, card.paused);
  const running = useTimeLeft(update, now, module.clock);
  const left = running !== null && module.hidesClock?.(update.view, running.ms) ? null : running;
  const over = update.view.outcome !== null;
  const end = useEnd(module, update.view.outcome);
  const revealed = useReveal(module, card, over, store.connection);
  const seat = card.seats[perspective.viewer];
  const myTurn = !over && !card.paused && seat !== undefined && !seat.away && update.view.waiting_on.includes(perspective.viewer);
  useTurnNotice(words.plain("title"), myTurn, unmarked(draft.prompt.title));
  useWakeLock(!over);
  useCues(module.cues === true ? left : null);
  useStory(perspective, game, isGuided(card));
  const standing = myTurn ? (draft.due ?? module.standing?.(draft.scene) ?? null) : null;
  useStanding(store, perspective, update, standing);
  const answered = perspective.pending.value !== null || (standing !== null && perspective.refused.value === null);
  const deed = useDeed(draft, answered);
  const board = {
    ...draft.scene,
    still: seat === undefined || over,
    paused: card.paused,
    pick: draft.pick,
    drop: draft.drop,
    send: draft.send,
    attempt: draft.attempt,
    notes: { text: perspective.marks.value, write: (marks: string) => store.mark(perspective.viewer, marks) },
    log: perspective.log.value,
    secondsLeft: (name: string, key: number) => secondsLeft(update, now(), name, key),
    logTurns: perspective.turns.value,
  };
  const go = over ? null : (module.go?.(draft.scene) ?? null);
  return {
    ...given,
    draft,
    deed,
    seat,
    left,
    lost: store.connection.state.value !== "open",
    over,
    end,
    revealed,
    myTurn,
    answered,
    go,
    board,
  };
}

/** Shows and says what happens, as it happens. A guided game pauses whenever a tip is read, which is no news. */
function useStory(perspective: Perspective, game: LoadedGame, guided: boolean): void {
  useEffect(() => {
    const tell = (events: Parameters<typeof animate>[1]): void => {
      requestAnimationFrame(() => animate(game.module, events, perspective.update.value!.view));
      const told = atAGlance(game.module, events, perspective.update.value?.view).filter((event) => !guided || !isPause(event));
      announce(told.map((event) => unmarked(game.words.event(event))).join(" "));
      for (const event of events) if (game.module.calls?.includes(event.type)) callOut(unmarked(game.words.event(event)));
    };
    perspective.listeners.add(tell);
    return () => void perspective.listeners.delete(tell);
  }, [perspective, game.module, game.words, guided]);
}

/** Does what the player has told this browser to do by itself, once for each update. */
function useStanding(store: TableStore, perspective: Perspective, { n }: Update, standing: Action | null): void {
  const done = useRef(-1);
  const isFree = perspective.pending.value === null; // an update may come before the answer to what led to it
  useEffect(() => {
    if (standing === null || !isFree || done.current === n) return;
    done.current = n;
    store.act(perspective.viewer, standing);
  }, [n, standing === null, isFree]);
}
