// What a game is to the client: how its view is drawn, what its offers ask, what its events look like. It holds no rules.
import type { ComponentType } from "preact";
import type { IconName } from "../kit/icon";
import type { Action, Event, Offer, SeatCard, View } from "../net/wire.gen";
import type { GameWords } from "./words";

/** One viewer's moment: all that a board or a prompt may depend on. `draft` is what has been picked and not sent. */
export interface Scene<V extends View, D> {
  readonly view: V;
  readonly viewer: number;
  readonly seats: readonly SeatCard[];
  readonly offers: readonly Offer[];
  readonly draft: D | null;
  readonly words: GameWords;
}

export interface BoardProps<V extends View, A extends Action, D> extends Scene<V, D> {
  /** Only to be looked at: a spectator's board, a replay. */
  readonly still: boolean;
  /** Picks something that an offer lights up; nothing is sent. */
  readonly pick: (draft: D) => void;
  /** Asks for something that is not offered: the server refuses it and names the rule. */
  readonly attempt: (action: A) => void;
}

/** The one button that sends, and says exactly what will happen. */
export interface Deed<A extends Action> {
  readonly label: string;
  readonly icon: IconName;
  readonly action: A;
}

/** One of a few equal choices inside the prompt: a value, a card, an answer. */
export interface Option<D> {
  readonly label: string;
  readonly icon?: IconName;
  readonly draft: D;
  readonly chosen: boolean;
}

/** What is expected of whom. */
export interface Prompt<A extends Action, D> {
  readonly title: string;
  readonly detail?: string | undefined;
  readonly options?: readonly Option<D>[];
  readonly deed?: Deed<A> | undefined;
  /** What ‹ and › step through, in the order of the board. */
  readonly lit?: readonly D[];
}

/** A short movement of one piece, named by its `data-piece`. */
export interface Motion {
  readonly piece: string;
  readonly frames: readonly Keyframe[];
  readonly ms: number;
  readonly easing?: string;
  readonly delay?: number;
}

export type Sound = "knock" | "snip" | "tick" | "stamp" | "card" | "clack" | "puff" | "boom" | "safe";

/** What an event looks and sounds like while it happens. */
export interface Show {
  readonly motions: readonly Motion[];
  readonly sound?: Sound;
}

export interface GameModule<V extends View = View, E extends Event = Event, A extends Action = Action, D = unknown> {
  readonly id: string;
  /** The public table; with a hand of its own, without the viewer's pieces. */
  readonly Board: ComponentType<BoardProps<V, A, D>>;
  /** The viewer's own pieces, docked at the prompt. A slim hand stands beside the prompt even on a phone. */
  readonly Hand?: ComponentType<BoardProps<V, A, D>>;
  readonly slimHand?: boolean;
  /** Public facts: a strip under the bar on phones, panels of the left rail on desktops. */
  readonly Strip?: ComponentType<Scene<V, D>>;
  readonly Rail?: ComponentType<Scene<V, D>>;
  readonly prompt: (scene: Scene<V, D>) => Prompt<A, D>;
  readonly show: (event: E) => Show;
  /** Which seat an event, or nobody, is told of beside its line in the log. */
  readonly doer: (event: E) => number | null;
  /** Good or bad news, for marks on the timeline of a replay. */
  readonly tone: (event: E) => "good" | "bad" | "plain";
  /** Facts of events and refusals as the words show them; seats are named by the words themselves. */
  readonly facts?: (facts: Facts) => Facts;
  /** What a key picks: a draft, an action to attempt, or nothing. */
  readonly key?: (key: string, scene: Scene<V, D>) => { readonly draft: D } | { readonly attempt: A } | null;
  /** The piece that a burst grows from when the game is lost. */
  readonly guilty?: (view: V) => string | null;
}

export type Fact = string | number | boolean | null | readonly Fact[] | undefined;
export type Facts = { readonly [key: string]: Fact };

/** Whether an offer lists this very action. */
export function isOffered(offers: readonly Offer[], action: Action): boolean {
  const wanted = JSON.stringify(action, Object.keys(action).sort());
  return offers.some((offer) => offer.type === action.type && (offer.choices ?? []).some((choice) => JSON.stringify(choice, Object.keys(choice).sort()) === wanted));
}

/** The actions of one type that the offers list. */
export function choicesOf<A extends Action, T extends A["type"]>(offers: readonly Offer[], type: T): readonly Extract<A, { type: T }>[] {
  return offers.filter((offer) => offer.type === type).flatMap((offer) => (offer.choices ?? []) as readonly Extract<A, { type: T }>[]);
}
