// Games between bots in this arena, followed while they are played; they stop when the page or the arena changes.
import { useEffect, useRef, useState } from "preact/hooks";
import { estimateArena } from "../net/arenas";
import type { Estimate } from "../net/wire.gen";
import { failureText } from "../net/failure";

const GAMES = 100;

export interface Trial {
  readonly figures: Estimate | null;
  readonly isRunning: boolean;
  readonly problem: string | null;
  readonly start: () => void;
  readonly stop: () => void;
}

const NOTHING = { figures: null, isRunning: false, problem: null };

export function useEstimate(text: string): Trial {
  const [state, setState] = useState<Pick<Trial, "figures" | "isRunning" | "problem">>(NOTHING);
  const line = useRef<AbortController | null>(null);
  const stop = (): void => {
    line.current?.abort();
    line.current = null;
    setState((now) => ({ ...now, isRunning: false }));
  };
  useEffect(() => {
    setState(NOTHING);
    return stop;
  }, [text]);
  const start = (): void => {
    stop();
    const mine = new AbortController();
    line.current = mine;
    setState({ ...NOTHING, isRunning: true });
    follow(text, mine.signal, (figures) => setState({ figures, isRunning: true, problem: null })).then(
      () => mine.signal.aborted || setState((now) => ({ ...now, isRunning: false })),
      (error: unknown) => mine.signal.aborted || setState((now) => ({ ...now, isRunning: false, problem: failureText(error) })),
    );
  };
  return { ...state, start, stop };
}

async function follow(text: string, signal: AbortSignal, tell: (figures: Estimate) => void): Promise<void> {
  for await (const figures of estimateArena(text, GAMES, signal)) {
    if (signal.aborted) return;
    tell(figures);
  }
}
