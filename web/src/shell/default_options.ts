// The options a game is begun with when nobody chose any.
import type { GameCard } from "../net/wire.gen";

/** A preset for the usual number of seats, or that number alone. */
export function defaultOptions(card: GameCard | undefined): object {
  const seats = card?.usual_seats ?? 2;
  const presets = (card?.presets ?? []).map((preset) => preset.options as { readonly seats?: number });
  return presets.find((options) => options.seats === seats) ?? { seats };
}
