// Blast Tactics: a turn in one sentence. What its player did comes first, then what became of the others.
import type { GameWords } from "../../contract/game_words";
import type { BlastTacticsEvent } from "./wire.gen";

/** Told in full. */
const NEWS: readonly BlastTacticsEvent["type"][] = [
  "GameBegun",
  "HeartLost",
  "Eliminated",
  "PlaceTaken",
  "TilesFlipped",
  "SuddenDeathDrawn",
  "TimedOut",
];

export function tellTurn(events: readonly BlastTacticsEvent[], words: GameWords): string {
  const deeds = deedsOf(events, words);
  const by = events.flatMap((event) => ("by" in event ? [event.by] : []))[0];
  const done =
    by === undefined
      ? []
      : [deeds.length > 0 ? words.tell("board-turn-done", { by, deeds: deeds.join(", ") }) : words.tell("board-turn-idle", { by })];
  const boom = events.some(({ type }) => type === "Exploded") ? [words.tell("board-turn-boom")] : [];
  const news = events.filter(({ type }) => NEWS.includes(type)).map((event) => words.event(event));
  return [...done, ...boom, ...news].join(" ");
}

/** Where to, what was taken, laid and used. */
function deedsOf(events: readonly BlastTacticsEvent[], words: GameWords): readonly string[] {
  const landed = events.flatMap((event) => (event.type === "Moved" ? [event.landed] : [])).at(-1);
  const squares = events.flatMap((event) => (event.type === "BombLaid" ? [event.square] : []));
  const items = events.flatMap((event) => (event.type === "ItemTaken" ? [event.item] : []));
  const cards = events.flatMap((event) => (event.type === "CardUsed" ? [event.card] : []));
  return [
    ...(landed === undefined ? [] : [words.tell("board-turn-moves", { landed })]),
    ...items.map((item) => words.tell("board-turn-takes", { name: words.plain("board-item", { item }) })),
    ...(squares.length === 0 ? [] : [words.tell("board-turn-lays", { count: squares.length, squares })]),
    ...cards.map((card) => words.tell("board-card", { card })),
  ];
}
