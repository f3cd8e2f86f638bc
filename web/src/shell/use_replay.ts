// A replay while it is watched: through whose eyes and at which update. Both stand in the address, so a link leads there.
import { useEffect, useRef, useState } from "preact/hooks";
import { toast } from "../kit/toast";
import { ApiError, api } from "../net/api";
import { failureText, tellFailure } from "../net/failure";
import { loadReplay, type PastGame, type Source } from "../net/replays";
import { FULL, PUBLIC, type SeatCard, type TableCard } from "../net/wire.gen";
import { t } from "../words";
import { pastTurns, type PastTurn, turnAt } from "./past_turns";
import { navigate } from "./router";
import { animate } from "./animations";
import { type LoadedGame, useGame } from "./use_game";

export interface WatchedReplay {
  /** Where it was played, unless it came from a file. */
  readonly table: string | null;
  readonly replay: PastGame;
  readonly game: LoadedGame;
  readonly seats: readonly SeatCard[];
  readonly viewer: number;
  readonly at: number;
  readonly last: number;
  readonly go: (step: number) => void;
  /** The steps of the replay, and the place of the one on the board. */
  readonly turns: readonly PastTurn[];
  readonly now: number;
  readonly goTurn: (place: number) => void;
  /** A turn on or back; a turn under way is first brought to its end. */
  readonly stepTurn: (by: 1 | -1) => void;
  /** Through other eyes, at the same time of the game or at a step of theirs. */
  readonly lookAs: (viewer: number, step?: number) => void;
}

/** What can be watched once everything is there, or why it never will be. */
export function useReplay(source: Source): { readonly watched: WatchedReplay | null; readonly problem: string | null } {
  const table = "table" in source ? source.table : null;
  const { replay, problem, viewer, at, setAt, lookAs } = useRecording(source);
  const seats = useSeats(table, replay);
  const game = useGame(replay?.game ?? null, seats, replay?.options);
  if (replay === null || game === null || replay.steps[at] === undefined) return { watched: null, problem };
  const last = replay.steps.length - 1;
  const turns = pastTurns(replay.steps);
  const now = turnAt(turns, at);
  const go = (step: number): void => {
    const next = Math.max(0, Math.min(step, last));
    setAt(next);
    if (next > at && turnAt(turns, next) <= now + 1)
      requestAnimationFrame(() => animate(game.module, replay.steps[next]!.events, replay.steps[next]!.view));
  };
  const goTurn = (place: number): void => go(turns[Math.max(0, Math.min(place, turns.length - 1))]!.to);
  const stepTurn = (by: 1 | -1): void => goTurn(by === 1 && at < turns[now]!.to ? now : now + by);
  return { watched: { table, replay, game, seats, viewer, at, last, go, turns, now, goTurn, stepTurn, lookAs }, problem };
}

function useRecording(source: Source) {
  const [viewer, setViewer] = useState(() => query("as", FULL));
  const [wish, setAt] = useState(() => query("at", 0));
  const [replay, setReplay] = useState<PastGame | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const wanted = useRef<number | null>(null); // the step to go to when another viewer's replay is there
  const at = Math.max(0, Math.min(wish, (replay?.steps.length ?? 1) - 1));
  const take = (loaded: PastGame): void => {
    // Viewers count their own updates, so the same one is found by its time.
    if (wanted.current !== null) setAt(wanted.current);
    else if (replay !== null) setAt(stepAt(loaded, replay.steps[at]?.at ?? 0, at));
    wanted.current = null;
    setReplay(loaded);
  };
  const lookElsewhere = (error: unknown): void => {
    if (viewer === PUBLIC || !(error instanceof ApiError) || error.code !== "not_yours") setProblem(failureText(error));
    else {
      toast(t("replay-public-only"), "eye");
      setViewer(PUBLIC);
    }
  };
  useEffect(() => void loadReplay(source, viewer).then(take, lookElsewhere), [viewer]);
  useEffect(() => {
    if (replay !== null) navigate(`${location.pathname}?at=${at}&as=${viewer}`, { replace: true });
  }, [at, viewer, replay === null]);
  const lookAs = (next: number, step?: number): void => {
    if (next !== viewer) {
      wanted.current = step ?? null;
      setViewer(next);
    } else if (step !== undefined) setAt(step);
  };
  return { replay, problem, viewer, at, setAt, lookAs };
}

function query(name: string, fallback: number): number {
  const value = new URLSearchParams(location.search).get(name);
  return value === null || value === "" || Number.isNaN(Number(value)) ? fallback : Number(value);
}

/** The last step of a viewer that is not later than this time; the same number where times are alike. */
export function stepAt(replay: PastGame, time: number, near: number): number {
  if (replay.steps[near]?.at === time) return near;
  return Math.max(0, replay.steps.filter((step) => step.at <= time).length - 1);
}

function useSeats(table: string | null, replay: PastGame | null): readonly SeatCard[] {
  const [card, setCard] = useState<TableCard | null>(null);
  useEffect(() => {
    if (table !== null) api.table(table).then(setCard, tellFailure);
  }, [table]);
  return card === null ? unnamedSeats(replay) : present(card.seats);
}

/** Who is at a browser now says nothing about the game then. */
function present(seats: readonly SeatCard[]): readonly SeatCard[] {
  return seats.map((seat) => ({ ...seat, online: true, away: false }));
}

/** A file knows no names. */
function unnamedSeats(replay: PastGame | null): readonly SeatCard[] {
  const seats = (replay?.options as { readonly seats?: number } | undefined)?.seats ?? 0;
  return Array.from({ length: seats }, (_, seat) => ({
    seat,
    kind: "person",
    name: t("table-seat", { number: seat + 1 }),
    face: seat,
    level: null,
    online: true,
    you: false,
    host: false,
    muted: false,
    away: false,
    program: false,
  }));
}
