// What a game is to the client: how its view is drawn, what its offers ask, what its events look like. It holds no rules.
import type { ComponentChildren, ComponentType } from "preact";
import type { IconName } from "../kit/icon";
import type { Ink } from "../kit/shape";
import type { Action, Event, Proposal, SeriesGame, View } from "../net/wire.gen";
import type { Facts } from "./facts";
import type { GameWords } from "./game_words";
import type { Primer } from "./primer";
import type { Scene } from "./scene";

export type { Scene } from "./scene";

export interface BoardProps<V extends View, A extends Action, D> extends Scene<V, D> {
  /** Only to be looked at: a spectator's board, a replay. */
  readonly still: boolean;
  /** The clocks stand still and nobody may act. */
  readonly paused?: boolean;
  /** Picks something that an offer lights up; nothing is sent. */
  readonly pick: (draft: D) => void;
  /** Takes back all that was picked. */
  readonly drop?: () => void;
  /** Sends what is offered at once, for words that are said with a tap; absent where there is only something to look at. */
  readonly send?: (action: A, then?: readonly A[]) => void;
  /** Asks for something that is not offered: the server refuses it and names the rule. */
  readonly attempt: (action: A) => void;
  /** Where the player may write; absent for onlookers of the past. */
  readonly notes?: Notes;
  /** What this viewer noticed lately, oldest first; absent for onlookers of the past. */
  readonly log?: readonly Event[];
  /** The turn of each of these events, as log and replay number them; 0: in none. */
  readonly logTurns?: readonly number[];
}

/** The end of a game as it is shown to all at once. */
export interface RevealProps<V extends View, A extends Action, D> extends BoardProps<V, A, D> {
  /** Since the end, by the server's clock. */
  readonly ms: number;
}

/** A screen on a wall, for one of the audiences that the game names. */
export interface ScreenProps<V extends View, D> extends Scene<V, D> {
  /** Minutes and seconds left, or null while no clock runs. */
  readonly clock: string | null;
  /** How much of its time is left, 0 to 1. */
  readonly share: number | null;
  /** Whole seconds left. */
  readonly seconds: number | null;
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
  /** What it sends loses the game if it is wrong. */
  readonly grave?: boolean;
  readonly action: A;
  /** What follows at once, each when the one before it has been acknowledged; a refusal drops the rest. */
  readonly then?: readonly A[];
  /** Answers given beforehand: sent when they are offered, unless something else is asked first. */
  readonly later?: readonly A[];
}

/** One of a few equal choices inside the prompt: a value, a card, an answer. */
export interface Option<D> {
  readonly label: string;
  /** How it is said, where the label is only a sign. */
  readonly name?: string;
  readonly icon?: IconName;
  /** The colour of what it stands for; its shape comes with it. */
  readonly ink?: Ink;
  /** A picture of the game's own, before the label, or under it where it has an ink. */
  readonly sign?: ComponentChildren;
  /** What the picture tells, for who does not see it. */
  readonly told?: string;
  /** What it says that a piece is, as an adviser names it. */
  readonly value?: string;
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
  /** Other things to do, always in sight: on a phone among the buttons instead of ‹ and ›, else beside the title. The last matters most. */
  readonly beside?: readonly Option<D>[];
  readonly submit?: SubmitButton<A> | undefined;
  /** What has to be picked before anything can be sent: the button says it. */
  readonly wanted?: string | undefined;
  /** What ‹ and › step through, in the order of the board. */
  readonly lit?: readonly D[];
}

/** Something that a piece may be. */
export interface Value {
  readonly label: string;
  readonly ink?: Ink;
  /** A picture of the game's own, in place of an ink. */
  readonly sign?: ComponentChildren;
  /** It loses the game. */
  readonly grave?: boolean;
}

/** One row of a hint. */
export interface Proposed {
  /** Whose piece it is about. */
  readonly seat: number | null;
  readonly title: string;
  /** The chance that it loses the game at once, from 0 to 1, where the reason does not say it. */
  readonly risk?: number;
}

/** What a player did wrong, where the game goes on. Names, pieces and values are marked. */
export interface Slip {
  readonly title: string;
  readonly detail: string;
  readonly rule: string;
  /** It stays lit for a while. */
  readonly piece: string | null;
  readonly picture?: ComponentChildren;
}

/** What a team mate did wrong, where the game goes on: one sentence. Names are marked. */
export interface SlipOfMate {
  /** Null where it was decided together. */
  readonly by: number | null;
  readonly text: string;
  /** It stays lit for a while. */
  readonly piece: string | null;
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
  /** Only those are waited for who have not tapped: a phone that sleeps need not hold up the others. */
  readonly waits?: boolean;
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

/** A typical position, through the eyes of one viewer. */
export interface GoalPicture<V extends View> {
  readonly view: V;
  readonly viewer: number;
  /** The pieces that it is about. */
  readonly lit?: readonly string[];
  /** What somebody says in it, by the id of the message; `$seat` is the viewer's neighbour. */
  readonly said?: string;
}

/** Why somebody has won or all have lost: a sentence or two, and the rule that decided where it is not plain. */
export interface Why {
  readonly text: string;
  readonly rule?: string;
}

/** How the end of a game looks, by the last view and what was noticed lately. */
export interface GameEnding<V extends View, A extends Action, D> {
  /** Beside the headline: the figure that has won, the piece that lost the game. */
  readonly Picture: ComponentType<BoardProps<V, A, D>>;
  /** Who has won, to those who watch, where sides win and not seats; null: the seats that won. */
  readonly title?: (props: BoardProps<V, A, D>) => string | null;
  /** Null: the end reason says it all. */
  readonly why?: (props: BoardProps<V, A, D>) => Why | null;
  /** Whether something went off, where that is not the same as having lost. */
  readonly exploded?: (view: V) => boolean;
  /** Who came in which place, or what everybody has left. */
  readonly Places?: ComponentType<BoardProps<V, A, D>>;
  /** The table with everything open; without, the board as it stands. */
  readonly Table?: ComponentType<BoardProps<V, A, D>>;
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
  /** A picture of the cards that a game with these options is played with. */
  readonly deckPicture?: () => Promise<{ default: ComponentType<{ readonly options: unknown }> }>;
  /** The places whose audiences have screens: what they are called, and the options with another name for one of them. */
  readonly places?: {
    readonly names: (words: GameWords) => readonly string[];
    readonly named: (options: unknown, at: number, name: string, words: GameWords) => object;
  };
  /** Events that are called out to everybody at once: read aloud, and spoken where the device can and may. */
  readonly calls?: readonly string[];
  /** Its clock is called out on every device: a minute, half a minute, the last ten seconds, the end. */
  readonly cues?: true;
  /** The timers that the clock shows, by name; without, the one that ends first. */
  readonly clock?: readonly string[];
  /** Whether its clock is kept out of sight, with so many milliseconds left. */
  readonly hidesClock?: (view: V, ms: number) => boolean;
  /** Public facts: a strip under the bar on phones, panels of the left rail on desktops. The rail may hold pieces to pick. */
  readonly Strip?: ComponentType<Scene<V, D>>;
  readonly Rail?: ComponentType<BoardProps<V, A, D>>;
  /** What somebody moves on the board, where that is not their face: the log and the prompt show it, too. */
  readonly Figure?: ComponentType<{ readonly seat: number }>;
  readonly prompt: (scene: Scene<V, D>) => Prompt<A, D>;
  /** What the rules let a player say; it stands where the talk is. */
  readonly phrases?: (scene: Scene<V, D>) => readonly Phrase<A>[];
  /** Seats in the order of their turns, beginning with whose turn it is; empty while nobody can tell. */
  readonly order?: (view: V) => readonly number[];
  /** Whether a seat has nothing left to do but to watch. */
  readonly isOut?: (view: V, seat: number) => boolean;
  /** Bots of the team say what they would do in one's place, where the table gives hints. */
  readonly suggests?: true;
  /** What a player has told this browser to do by itself, now or until told otherwise. */
  readonly standing?: (scene: Scene<V, D>) => A | null;
  /** What the moderator or the host may start or end now, as their button says it; null while there is nothing. */
  readonly go?: (scene: Scene<V, D>) => Going | null;
  /** Whether an answer that was given beforehand still holds; without, as long as it is offered and nothing else was asked. */
  readonly holds?: (scene: Scene<V, D>) => boolean;
  /** What is picked lasts no longer than this; games in which seats act out of turn have it. */
  readonly stage?: (view: V) => string;
  /** An event as it may be told where others can read along; null: not at all. Without, as it is. */
  readonly glance?: (event: Event, view: V) => Event | null;
  /** By the view that the event led to. */
  readonly show: (event: E, view: V) => Show;
  /** Which seat an event, or nobody, is told of beside its line in the log. */
  readonly actorOf: (event: E) => number | null;
  /** One sentence for what happened in a turn; empty where nothing is worth telling. Without, every event is told. */
  readonly tellTurn?: (events: readonly E[], words: GameWords) => string;
  /** What was wrong about something that the viewer did; null for all else, and where the game is lost by it. `log` ends with the event. */
  readonly slip?: (event: E, scene: Scene<V, D>, log: readonly E[]) => Slip | null;
  /** What somebody else of the team did wrong; null for all else, and where the game is lost by it. */
  readonly slipOfMate?: (event: E, scene: Scene<V, D>, log: readonly E[]) => SlipOfMate | null;
  /** Good or bad news, for marks on the timeline of a replay. */
  readonly tone: (event: E) => "good" | "bad" | "plain";
  /** Facts of events and refusals as the words show them at a table with these options; seats are named by the words themselves. */
  readonly facts?: (facts: Facts, options: unknown, you?: number | null) => Facts;
  /** What a key picks: a draft, an action to attempt, or nothing. */
  readonly key?: (key: string, scene: Scene<V, D>) => { readonly draft: D } | { readonly attempt: A } | null;
  /** The keys that it adds, and what they do, for the help of a table that looks like this. */
  readonly keys?: (words: GameWords, view: V) => readonly KeyHelp[];
  /** What a player would have picked before doing this, and what follows at once, so that a hint can be taken; null where it cannot. */
  readonly draftOf?: (action: A, then: A | null, facts?: Proposal["facts"]) => D | null;
  /** A hint tells the chance to win the game, not the chance that the action itself succeeds. */
  readonly hintsTellWin?: true;
  /** A review has a curve of the chance to win: its adviser can tell one. */
  readonly tellsWin?: true;
  /** How something that a hidden piece may be is named; without, by itself. */
  readonly value?: (value: string, words: GameWords) => Value;
  /** A proposal as one line, and whose piece it is about; without, the action is told. Names, pieces and values are marked. */
  readonly proposed?: (proposal: Proposal, scene: Scene<V, D>) => Proposed | null;
  /** A decision as one short line, with what completed it; null where the actions are told. Names, pieces and values are marked. */
  readonly decided?: (action: A, then: A | null, view: V, words: GameWords) => string | null;
  /** The pieces that an action is about, by their `data-piece`. */
  readonly piecesOf?: (action: A, view: V) => readonly string[];
  /** What stands over all chances of a piece. Names and pieces are marked. */
  readonly looked?: (piece: string, scene: Scene<V, D>) => string;
  /** What a piece may be, in the order of a chart; without, by the order of the adviser. */
  readonly scale?: (view: V) => readonly string[];
  /** Where the gauge of a hint lies: over the piece, or at its lower edge; without, at its upper edge. */
  readonly gauges?: "over" | "low";
  /** How high the low block of a phone is, in pixels: prompt, tip and hint share it; by the number of seats, and what lies on the table. */
  readonly lowBlock?: (seats: number, view: V) => number;
  /** What a table with these options is played for, by the id of its title; a best score is kept for each. Null where none is. */
  readonly chapter?: (options: unknown) => string | null;
  /** How the score of a game that was won came about, in one line. */
  readonly scoreWhy?: (played: SeriesGame, words: GameWords) => string;
  /** The game that this one teaches the beginnings of: its result leads there. */
  readonly leadsTo?: string;
  /** The message that tells the goal of a game with these options, where it is not `board-goal`; its two ends follow it. */
  readonly goalWords?: (options: unknown) => string | null;
  /** The picture beside the goal of the game; without, its cover. Fetched when the goal is told. */
  readonly goal?: () => Promise<GoalPicture<V>>;
  /** What it tells about itself: its pieces, and positions to learn from. Fetched when somebody asks. */
  readonly primer: () => Promise<{ readonly primer: Primer<V, D> }>;
  /** Who loses is out while the others go on. */
  readonly outs?: true;
  /** Its end is told in moments, which all devices show together by the server's clock, before the result. */
  readonly reveal?: { readonly ms: number; readonly load: () => Promise<{ default: ComponentType<RevealProps<V, A, D>> }> };
  /** What its end looks like; fetched while the game is played. */
  readonly ending: () => Promise<GameEnding<V, A, D>>;
  /** The piece that a burst grows from when the game is lost. */
  readonly guilty?: (view: V) => string | null;
}

/** Keys with spaces between them, and what they do. */
export type KeyHelp = readonly [keys: string, what: string];
