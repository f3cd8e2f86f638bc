// The turns of a game: what happened in each, and the one sentence that recap, log and replay tell of it.
import type { Event } from "../net/wire.gen";
import type { GameModule } from "./game_module";
import type { GameWords } from "./game_words";

/** Events that every table has and no game draws. */
const TABLE_EVENTS = new Set(["Undone", "Paused", "Resumed"]);

/** That a game waited is said while it does: for whoever looks back on it, nothing happened. */
export const isPause = ({ type }: Event): boolean => type === "Paused" || type === "Resumed";

export const isGameEvent = (event: Event): boolean => !TABLE_EVENTS.has(event.type);

/** What happened in one turn; its number is 0 for what belongs to none and stands alone. */
export interface Turn {
  readonly number: number;
  readonly events: readonly Event[];
}

/** Events, each with the number of its turn, as turns. */
export function turnsOf(events: readonly Event[], numbers: readonly number[]): readonly Turn[] {
  const turns: { readonly number: number; readonly events: Event[] }[] = [];
  events.forEach((event, at) => {
    if (isPause(event)) return;
    const number = numbers[at] ?? 0;
    const last = turns.at(-1);
    if (last !== undefined && number > 0 && last.number === number) last.events.push(event);
    else turns.push({ number, events: [event] });
  });
  return turns;
}

/** One sentence, its names marked; empty where nothing is worth telling. */
export function tellTurn({ events }: Turn, module: GameModule, words: GameWords): string {
  const stands = withoutUndone(events, module);
  const played = stands.filter(isGameEvent);
  const own = module.tellTurn?.(played, words) ?? played.map((event) => words.event(event)).join(" ");
  return own === ""
    ? stands
        .map((event) => (isGameEvent(event) ? "" : words.event(event)))
        .join(" ")
        .trim()
    : own;
}

/** Whose turn it was; null where nobody acted. */
export function actorOf({ events }: Turn, module: GameModule): number | null {
  for (const event of events) {
    const actor = isGameEvent(event) ? module.actorOf(event) : null;
    if (actor !== null) return actor;
  }
  return null;
}

/** What was taken back did not happen. */
function withoutUndone(events: readonly Event[], module: GameModule): readonly Event[] {
  const stands: Event[] = [];
  for (const event of events) {
    const { type, by } = event as Event & { readonly by?: number };
    const taken = type === "Undone" ? stands.map((each) => isGameEvent(each) && module.actorOf(each) === by).lastIndexOf(true) : -1;
    if (taken >= 0) stands.splice(taken, 1);
    else stands.push(event);
  }
  return stands;
}
