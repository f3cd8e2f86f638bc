// The end that all devices show together: how long ago the game was over, by the server's clock.
import { useEffect, useState } from "preact/hooks";
import type { GameModule } from "../contract/game_module";
import type { Connection } from "../net/connection";
import type { TableCard } from "../net/wire.gen";

const BEAT_MS = 100;

/** Milliseconds since the end while the end is being told; null before it, after it, and where nothing is told. */
export function useReveal(module: GameModule, card: TableCard, over: boolean, connection: Connection): number | null {
  const [, beat] = useState(0);
  const whole = module.reveal?.ms ?? 0;
  const since = card.ended_at === null ? 0 : Math.max(0, connection.now() - card.ended_at); // the card follows the last update at once
  const runs = over && since < whole;
  useEffect(() => {
    if (!runs) return;
    const beats = setInterval(() => beat((count) => count + 1), BEAT_MS);
    return () => clearInterval(beats);
  }, [runs]);
  return runs ? since : null;
}
