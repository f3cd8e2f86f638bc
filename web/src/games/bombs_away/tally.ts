// Bombs Away: the deals of a match that have ended: who had how many cards left, and how the table looked at the end of the last one.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { isSame, type Place } from "./place";
import type { Props } from "./question";
import type { BombsAwayEvent, BombsAwayView, CardView, DealEnded } from "./wire.gen";

type Log = Props["log"] | undefined;

/** Those that this viewer still has in the log, in order. */
export function dealsEnded(log: Log): readonly DealEnded[] {
  return ((log ?? []) as unknown as readonly BombsAwayEvent[]).filter(
    (event): event is DealEnded & { type: "DealEnded" } => event.type === "DealEnded",
  );
}

export interface EndOfDeal {
  readonly view: BombsAwayView;
  readonly last: Place | null;
}

export interface BetweenDeals extends EndOfDeal {
  readonly close: () => void;
}

/** Once the next deal lies on the table: what it looked like before, until that was looked at. Nothing on a page that comes later. */
export function useBetweenDeals({ view, viewer, log, notes }: Pick<Props, "view" | "viewer" | "log" | "notes">): BetweenDeals | null {
  const before = useRef({ view, newest: log?.at(-1) });
  const [ended, setEnded] = useState<EndOfDeal | null>(null);
  useLayoutEffect(() => {
    const { view: seen, newest } = before.current;
    const news = (log ?? []).slice(newest === undefined ? 0 : (log ?? []).lastIndexOf(newest) + 1);
    before.current = { view, newest: log?.at(-1) };
    if (view.deal > seen.deal && viewer >= 0 && notes !== undefined)
      setEnded(endOfDeal(seen, news as unknown as readonly BombsAwayEvent[]));
  }, [view]);
  return ended && { ...ended, close: () => setEnded(null) };
}

/** The last view of a deal, with what was done after it; all hands are out of sight. */
function endOfDeal(view: BombsAwayView, events: readonly BombsAwayEvent[]): EndOfDeal {
  let cards: readonly CardView[] = view.cards;
  let last: Place | null = null;
  for (const event of events) {
    if (event.type === "DealEnded") break;
    if (event.type !== "Laid" && event.type !== "Covered" && event.type !== "Destroyed") continue;
    const { x, y } = event;
    cards = cards.filter((card) => !isSame(card, { x, y }));
    if (event.type === "Destroyed") continue;
    cards = [...cards, { card: event.card, x, y, ...(event.turned === true ? { turned: true } : {}) }];
    last = { x, y };
  }
  return { view: { ...view, cards, open_ends: [], hands: view.hands.map(() => null), waiting_on: [] }, last };
}
