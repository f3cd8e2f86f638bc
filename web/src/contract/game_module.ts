// What a game is to the client: how its view is drawn, what its offers ask, what its events look like. It holds no rules.
import type { ComponentChildren, ComponentType } from "preact";
import type { IconName } from "../kit/icon";
import type { Ink } from "../kit/shape";
import type { Action, Advice, Event, Offer, SeatCard, View } from "../net/wire.gen";
import type { Facts } from "./facts";
import type { GameWords } from "./game_words";

/** What one viewer sees: all that a board or a prompt may depend on. `draft` is what has been picked and not sent. */
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
  /** The clocks stand still and nobody may act. */
  readonly paused?: boolean;
  /** Picks something that an offer lights up; nothing is sent. */
  readonly pick: (draft: D) => void;
  /** Asks for something that is not offered: the server refuses it and names the rule. */
  readonly attempt: (action: A) => void;
  /** Where the player may write; absent for onlookers of the past. */
  readonly notes?: Notes;
  /** What this viewer noticed lately, oldest first; absent for onlookers of the past. */
  readonly log?: readonly Event[];
  /** Whole seconds until a timer ends; null while it does not run. */
  readonly secondsLeft?: (name: string, key: number) => number | null;
}

/** A screen on a wall, for one of the audiences that the game names. */
export interface ScreenProps<V extends View, D> extends Scene<V, D> {
  /** Minutes and seconds left, or null while no clock runs. */
  readonly clock: string | null;
  /** How much of its time is left, 0 to 1. */
  readonly share: number | null;
}

/** A player's own notes about a game, in a form that only the game reads. Nobody else sees them. */
export interface Notes {
  readonly text: string;
  readonly write: (text: string) => void;
}

/** The one button that sends, and says exactly what will happen. */
export interface SubmitButton<A extends Action> {
  readonly label: string;
  readonly icon: IconName;
  readonly action: A;
  /** What follows at once, each when the one before it has been acknowledged; a refusal drops the rest. */
  readonly then?: readonly A[];
}

/** One of a few equal choices inside the prompt: a value, a card, an answer. */
export interface Option<D> {
  readonly label: string;
  /** How it is said, where the label is only a sign. */
  readonly name?: string;
  readonly icon?: IconName;
  /** The colour of what it stands for; its shape comes with it. */
  readonly ink?: Ink;
  /** A picture of the game's own, before the label. */
  readonly sign?: ComponentChildren;
  readonly draft: D;
  readonly chosen: boolean;
}

/** What is expected of whom. */
export interface Prompt<A extends Action, D> {
  readonly title: string;
  readonly detail?: string | undefined;
  /** The detail warns: what is asked about would lose the game. */
  readonly grave?: boolean;
  readonly options?: readonly Option<D>[];
  /** Switches beside the title: other ways of doing the same. */
  readonly modes?: readonly Option<D>[];
  readonly submit?: SubmitButton<A> | undefined;
  /** What has to be picked before anything can be sent: the button says it. */
  readonly wanted?: string | undefined;
  /** What ‹ and › step through, in the order of the board. */
  readonly lit?: readonly D[];
  /** What a guided game explains now; it stays until the player has got it. */
  readonly tip?: { readonly key: string; readonly text: string } | undefined;
}

/** Something that a piece may be. */
export interface Value {
  readonly label: string;
  readonly ink?: Ink;
  /** A picture of the game's own, in place of an ink. */
  readonly sign?: ComponentChildren;
}

/** Something to say aloud at the table, by a tap. */
export interface Phrase<A extends Action> {
  readonly label: string;
  readonly action: A;
}

/** What the moderator or the host may start or end. */
export interface Going {
  readonly label: string;
  readonly ends: string; // the timer that need not run out
}

/** A short movement of one piece, named by its `data-piece`. */
export interface Motion {
  readonly piece: string;
  readonly frames: readonly Keyframe[];
  readonly ms: number;
  readonly easing?: string;
  readonly delay?: number;
  /** Until it begins the piece stays as it is, instead of waiting in the first frame. */
  readonly sudden?: boolean;
  /** Heard when it begins. */
  readonly sound?: Sound;
}

export type Sound = "knock" | "snip" | "tick" | "stamp" | "card" | "clack" | "puff" | "boom" | "safe";

/** What an event looks and sounds like while it happens. */
export interface Show {
  readonly motions: readonly Motion[];
  readonly sound?: Sound;
  /** After so many milliseconds the next event is shown; without, at the same time. */
  readonly lasts?: number;
}

export interface GameModule<V extends View = View, E extends Event = Event, A extends Action = Action, D = unknown> {
  readonly id: string;
  /** Seats play against each other; a shared win is no common one. */
  readonly versus?: true;
  /** The public table; with a hand of its own, without the viewer's pieces. */
  readonly Board: ComponentType<BoardProps<V, A, D>>;
  /** The viewer's own pieces, docked at the prompt. A slim hand stands beside the prompt even on a phone. */
  readonly Hand?: ComponentType<BoardProps<V, A, D>>;
  readonly slimHand?: boolean;
  /** What hangs on the wall of one of the game's audiences, in place of the board. */
  readonly Screen?: ComponentType<ScreenProps<V, D>>;
  /** Its clock is called out on every device: a minute, half a minute, the last ten seconds, the end. */
  readonly cues?: true;
  /** The timers that the clock shows, by name; without, the one that ends first. */
  readonly clock?: readonly string[];
  /** Public facts: a strip under the bar on phones, panels of the left rail on desktops. The rail may hold pieces to pick. */
  readonly Strip?: ComponentType<Scene<V, D>>;
  readonly Rail?: ComponentType<BoardProps<V, A, D>>;
  /** What somebody moves on the board, where that is not their face: the log and the prompt show it, too. */
  readonly Figure?: ComponentType<{ readonly seat: number }>;
  readonly prompt: (scene: Scene<V, D>) => Prompt<A, D>;
  /** What the rules let a player say; it stands where the talk is. */
  readonly phrases?: (scene: Scene<V, D>) => readonly Phrase<A>[];
  /** What a player has told this browser to do by itself, now or until told otherwise. */
  readonly standing?: (scene: Scene<V, D>) => A | null;
  /** What the moderator or the host may start or end now, as their button says it; null while there is nothing. */
  readonly go?: (scene: Scene<V, D>) => Going | null;
  /** What is picked lasts no longer than this; games in which seats act out of turn have it. */
  readonly stage?: (view: V) => string;
  /** By the view that the event led to. */
  readonly show: (event: E, view: V) => Show;
  /** Which seat an event, or nobody, is told of beside its line in the log. */
  readonly actorOf: (event: E) => number | null;
  /** What board or prompt show anyway: not told over the board where no log is in sight. */
  readonly quiet?: (event: E) => boolean;
  /** Good or bad news, for marks on the timeline of a replay. */
  readonly tone: (event: E) => "good" | "bad" | "plain";
  /** Facts of events and refusals as the words show them at a table with these options; seats are named by the words themselves. */
  readonly facts?: (facts: Facts, options: unknown) => Facts;
  /** What a key picks: a draft, an action to attempt, or nothing. */
  readonly key?: (key: string, scene: Scene<V, D>) => { readonly draft: D } | { readonly attempt: A } | null;
  /** The keys that it adds, and what they do, for the help. */
  readonly keys?: (words: GameWords) => readonly KeyHelp[];
  /** What a player would have picked before doing this, and what follows at once, so that a hint can be taken; null where it cannot. */
  readonly draftOf?: (action: A, then: A | null) => D | null;
  /** A hint tells the chance to win the game, not the chance that the action itself succeeds. */
  readonly hintsTellWin?: true;
  /** How something that a hidden piece may be is named; without, by itself. */
  readonly value?: (value: string, words: GameWords) => Value;
  /**
   * Why an adviser would do it, in one line; null where it does not say. Without, a hint tells only the chance. Fetched with the first
   * hint.
   */
  readonly why?: () => Promise<{ readonly why: (advice: Advice, scene: Scene<V, D>) => string | null }>;
  /** What a table with these options is played for, by the id of its title; a best score is kept for each. Null where none is. */
  readonly chapter?: (options: unknown) => string | null;
  /** The game that this one teaches the beginnings of: its result leads there. */
  readonly leadsTo?: string;
  /** The piece that a burst grows from when the game is lost. */
  readonly guilty?: (view: V) => string | null;
}

/** Keys with spaces between them, and what they do. */
export type KeyHelp = readonly [keys: string, what: string];
