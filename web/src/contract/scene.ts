// What one viewer sees of a game.
import type { Offer, SeatCard, View } from "../net/wire.gen";
import type { GameWords } from "./game_words";

/** What one viewer sees: all that a board or a prompt may depend on. `draft` is what has been picked and not sent. */
export interface Scene<V extends View, D> {
  readonly view: V;
  readonly viewer: number;
  readonly seats: readonly SeatCard[];
  readonly offers: readonly Offer[];
  readonly draft: D | null;
  readonly words: GameWords;
  /** Whole seconds until a timer ends; null while it does not run, absent where nothing runs. */
  readonly secondsLeft?: ((name: string, key: number) => number | null) | undefined;
}
