// What happened, as it may be told where others can read along: in one house a phone lies open on the table.
import type { GameModule } from "../contract/game_module";
import type { Perspective } from "../net/table_store";
import type { Event, View } from "../net/wire.gen";
import type { LoadedGame } from "./use_game";

export function atAGlance(module: GameModule, events: readonly Event[], view: View | undefined): readonly Event[] {
  const { glance } = module;
  if (glance === undefined || view === undefined) return events;
  return events.flatMap((event) => glance(event, view) ?? []);
}

/** The log and its turns, both without what may not be told. */
export function glanced(
  { log, turns, update }: Perspective,
  { module: { glance } }: LoadedGame,
): readonly [readonly Event[], readonly number[]] {
  const view = update.value?.view;
  if (glance === undefined || view === undefined) return [log.value, turns.value];
  const told = log.value.map((event, at) => [glance(event, view), turns.value[at] ?? 0] as const);
  const kept = told.filter((each): each is readonly [Event, number] => each[0] !== null);
  return [kept.map(([event]) => event), kept.map(([, turn]) => turn)];
}
