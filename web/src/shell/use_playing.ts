// A game that is played, through one viewer's eyes: what its frame and all parts of it draw from, and what happens by itself.
import { useEffect } from "preact/hooks";
import type { BoardProps, Going } from "../contract/game_module";
import { unmarked } from "../contract/game_words";
import { announce } from "../kit/toast";
import type { Eyes, TableStore, Update } from "../net/table_store";
import type { Action, SeatCard, TableCard, View } from "../net/wire.gen";
import { secondsLeft, type TimeLeft, useCues, useTimeLeft } from "./clock";
import { type Draft, useDraft } from "./draft";
import { useTurnNotice, useWakeLock } from "./notify";
import { perform } from "./stage";
import type { LoadedGame } from "./use_game";

export interface Seen {
  readonly store: TableStore;
  readonly card: TableCard;
  readonly game: LoadedGame;
  readonly eyes: Eyes;
  readonly update: Update;
}

export interface Playing extends Seen {
  readonly draft: Draft;
  /** The viewer's own; undefined for onlookers. */
  readonly seat: SeatCard | undefined;
  readonly left: TimeLeft | null;
  /** There is no line to the server. */
  readonly lost: boolean;
  readonly over: boolean;
  readonly myTurn: boolean;
  /** What the moderator or the host may start or end. */
  readonly go: Going | null;
  readonly board: BoardProps<View, Action, unknown>;
}

export function usePlaying(seen: Seen): Playing {
  const { store, card, game, eyes, update } = seen;
  const { module, words } = game;
  const draft = useDraft({ store, eyes, update, module, words, seats: card.seats });
  const left = useTimeLeft(update, store.line, module.clock);
  const over = update.view.outcome !== null;
  const seat = card.seats[eyes.viewer];
  const myTurn = !over && !card.paused && seat !== undefined && !seat.away && update.view.waiting_on.includes(eyes.viewer);
  useTurnNotice(words.plain("title"), myTurn, unmarked(draft.prompt.title));
  useWakeLock(!over);
  useCues(module.cues === true ? left : null);
  useStory(eyes, game);
  useStanding(store, eyes, update, myTurn ? (module.standing?.(draft.scene) ?? null) : null);
  const board = {
    ...draft.scene,
    still: seat === undefined || over,
    paused: card.paused,
    pick: draft.pick,
    attempt: draft.attempt,
    notes: { text: eyes.marks.value, write: (marks: string) => store.mark(eyes.viewer, marks) },
    log: eyes.log.value,
    secondsLeft: (name: string, key: number) => secondsLeft(update, store.line.now(), name, key),
  };
  const go = over ? null : (module.go?.(draft.scene) ?? null);
  return { ...seen, draft, seat, left, lost: store.line.state.value !== "open", over, myTurn, go, board };
}

/** Shows and says what happens, as it happens. */
function useStory(eyes: Eyes, game: LoadedGame): void {
  useEffect(() => {
    const tell = (events: Parameters<typeof perform>[1]): void => {
      requestAnimationFrame(() => perform(game.module, events, eyes.update.value!.view));
      announce(events.map((event) => unmarked(game.words.event(event))).join(" "));
    };
    eyes.happenings.add(tell);
    return () => void eyes.happenings.delete(tell);
  }, [eyes, game.module, game.words]);
}

/** Does what the player has told this browser to do by itself, once for each update. */
function useStanding(store: TableStore, eyes: Eyes, { n }: Update, standing: Action | null): void {
  useEffect(() => {
    if (standing !== null) store.act(eyes.viewer, standing);
  }, [n, standing === null]);
}
