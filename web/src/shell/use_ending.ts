// The end of a game on the screen: its last motion plays to its end, a lost bomb goes off, and only then comes the result.
import { useEffect, useState } from "preact/hooks";
import type { GameEnding, GameModule } from "../contract/game_module";
import { isCalm } from "../kit/calm";
import { fetchPart } from "../kit/fetch_part";
import type { Action, Outcome, View } from "../net/wire.gen";
import { still } from "./animations";

const PAUSE_MS = 600; // to take in what happened

export type Ending = GameEnding<View, Action, unknown>;

/** Null while the game goes on, or its last motion. */
type Stage = "blast" | "pause" | "shown" | null;

export interface End {
  readonly stage: Stage;
  /** Its pictures; null until they are fetched. */
  readonly ending: Ending | null;
  /** To be called when the blast is over. */
  readonly blasted: () => void;
}

export function useEnd(module: GameModule, outcome: Outcome | null): End {
  const told = module.reveal !== undefined; // by its own moments, and then the result at once
  const [stage, setStage] = useState<Stage>(outcome === null ? null : "shown"); // over before this page was opened: the result at once
  const over = outcome !== null;
  const goOn = (next: Stage): void => setStage((now) => (now === "shown" ? now : next));
  useEffect(() => {
    if (!over) setStage(null);
    else if (told) setStage("shown");
    else if (stage !== "shown") return afterLastMotion(() => goOn(isCalm() ? "shown" : isLost(module, outcome) ? "blast" : "pause"));
    return undefined;
  }, [over]);
  useEffect(() => {
    if (stage !== "pause") return undefined;
    const pause = setTimeout(goOn, PAUSE_MS, "shown");
    return () => clearTimeout(pause);
  }, [stage]);
  useEffect(() => (over && stage !== "shown" ? onTap(() => goOn("shown")) : undefined), [over, stage]);
  return { stage, ending: useEnding(module), blasted: () => goOn("pause") };
}

/** Where all play together and nobody has won, the bomb goes off. */
const isLost = (module: GameModule, { winners }: Outcome): boolean => module.versus !== true && winners.length === 0;

type Stop = () => void;

/** The last events begin to move in the next frame. */
function afterLastMotion(then: () => void): Stop {
  let wanted = true;
  const frame = requestAnimationFrame(() => void still().then(() => wanted && then()));
  return () => {
    wanted = false;
    cancelAnimationFrame(frame);
  };
}

function onTap(then: () => void): Stop {
  const events = ["pointerdown", "keydown"];
  for (const event of events) document.addEventListener(event, then);
  return () => {
    for (const event of events) document.removeEventListener(event, then);
  };
}

/** Fetched while the line still stands. */
function useEnding(module: GameModule): Ending | null {
  const [ending, setEnding] = useState<Ending | null>(null);
  useEffect(() => fetchPart(module.ending, setEnding), [module]);
  return ending;
}
