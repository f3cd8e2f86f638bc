// What a game tells about itself to whoever asks: what its pieces are, and positions to learn from. Fetched when it is wanted.
import type { ComponentChildren } from "preact";
import type { View } from "../net/wire.gen";
import type { GameWords } from "./game_words";
import type { Scene } from "./scene";

/** One piece, in one sentence. */
export interface Explained {
  readonly name: string;
  readonly text: string;
  /** How it stands now. */
  readonly state?: string | undefined;
  /** Where it is written; a face has no rule. */
  readonly rule?: string | undefined;
  readonly picture: ComponentChildren;
}

/** A small position, drawn by the game's own board or hand. */
export interface Position<V extends View> {
  readonly view: V;
  readonly viewer: number;
  readonly part: "board" | "hand";
  /** In pixels; the width is that of the page. */
  readonly height: number;
  /** The pieces that the text speaks of. */
  readonly lit?: readonly string[];
}

export interface Primer<V extends View = View, D = unknown> {
  /** For the first two parts of How to play. */
  readonly goal: Position<V>;
  readonly turn: Position<V>;
  /** The kinds of pieces that How to play names. */
  readonly first: readonly string[];
  /** All kinds of pieces; with a view those of that very game. Each is told by the words `piece-…`. */
  readonly kinds: (view: V | null) => readonly string[];
  /** A kind of piece, whatever it stands like. */
  readonly tell: (kind: string, words: GameWords) => Explained;
  /** A small sign beside a line of the set-up of a mission or scenario, told by the words `setup-…`. */
  readonly signOf?: (key: string) => ComponentChildren;
  /** A piece of a scene, by its `data-piece`; null for the ground that others lie on and for what only flashes by. */
  readonly explain: (piece: string, scene: Scene<V, D>) => Explained | null;
}

/** What the words `piece-…` say of a kind. */
export function said(kind: string, words: GameWords): Pick<Explained, "name" | "text"> {
  return { name: words.part(`piece-${kind}`, "name") ?? kind, text: words.plain(`piece-${kind}`) };
}
