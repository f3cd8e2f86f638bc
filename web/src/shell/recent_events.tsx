// What the others just did, told over the board for a moment where no log is in sight: for games without turns, which have no recap.
import { useEffect, useState } from "preact/hooks";
import type { Perspective } from "../net/table_store";
import type { Event, SeatCard } from "../net/wire.gen";
import { isGameEvent } from "../contract/turns";
import { atAGlance } from "./glance";
import { TurnLine } from "./turn_line";
import type { LoadedGame } from "./use_game";

const STAY_MS = 5_000;
const MOST = 3;

interface Props {
  readonly perspective: Perspective;
  readonly game: LoadedGame;
  readonly seats: readonly SeatCard[];
}

/** A tap clears it, and so does a move of one's own. Screen readers hear the same as it happens. */
export function RecentEvents({ perspective, game, seats }: Props) {
  const { module } = game;
  const [news, setNews] = useState<readonly Event[]>([]);
  useEffect(() => {
    const timers: ReturnType<typeof setTimeout>[] = [];
    const clear = (): void => setNews([]);
    const tell = (events: readonly Event[]): void => {
      const mine = events.some((event) => isGameEvent(event) && module.actorOf(event) === perspective.viewer);
      if (mine) {
        clear();
        return;
      }
      // that it goes on is seen
      const told = atAGlance(module, events, perspective.update.value?.view).filter(({ type }) => type !== "Resumed");
      setNews((before) => [...before, ...told].slice(-MOST));
      timers.push(setTimeout(() => setNews((before) => before.filter((event) => !told.includes(event))), STAY_MS));
    };
    perspective.listeners.add(tell);
    document.addEventListener("pointerdown", clear);
    return () => {
      perspective.listeners.delete(tell);
      document.removeEventListener("pointerdown", clear);
      timers.forEach(clearTimeout);
    };
  }, [perspective, module]);
  if (news.length === 0) return null;
  return (
    <ol class="recent-events narrow-only" aria-hidden="true">
      {news.map((event, at) => (
        <TurnLine key={at} turn={{ number: 0, events: [event] }} game={game} seats={seats} />
      ))}
    </ol>
  );
}
