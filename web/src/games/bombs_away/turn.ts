// Bombs Away: a turn in one sentence, from the cards drawn to the last card laid.
import type { GameWords } from "../../contract/game_words";
import type { BombsAwayEvent } from "./wire.gen";

/** Told in full, after what was done. */
const NEWS: readonly BombsAwayEvent["type"][] = ["Passed", "WentOut", "DealEnded", "Replaced", "Claimed"];

/** Whoever is out alone has won the deal: that is said already. */
const isSaid = (event: BombsAwayEvent): boolean => event.type === "DealEnded" && event.reason === "went_out" && event.winners.length === 1;

export function tellTurn(events: readonly BombsAwayEvent[], words: GameWords): string {
  const by = events.flatMap((event) => ("by" in event ? [event.by] : event.type === "Drew" ? [event.seat] : []))[0];
  const deeds = deedsOf(events, by, words);
  const done = by === undefined || deeds.length === 0 ? [] : [words.tell("board-turn-done", { by, deeds: deeds.join(", ") })];
  const begun = by === undefined ? events.filter(({ type }) => type === "DealBegun") : [];
  const news = [...begun, ...events.filter((event) => NEWS.includes(event.type) && !isSaid(event))].map((event) => words.event(event));
  return [...done, ...news].join(" ");
}

function deedsOf(events: readonly BombsAwayEvent[], by: number | undefined, words: GameWords): readonly string[] {
  const drawn = events.filter((event) => event.type === "Drew" && event.seat === by).length;
  const gone = events.filter(({ type }) => type === "Destroyed").length;
  const laid = events.flatMap((event) => (event.type === "Laid" || event.type === "Covered" ? [event] : []));
  const others = events.some((event) => event.type === "Drew" && event.seat !== by);
  return [
    ...(drawn === 0 ? [] : [words.tell("board-turn-draws", { count: drawn })]),
    ...(gone === 0 ? [] : [words.tell("board-turn-bombs", { count: gone })]),
    ...laid.map(({ type, card }) =>
      words.tell(type === "Laid" ? "board-turn-lays" : "board-turn-covers", { name: words.plain("board-card", { card }) }),
    ),
    ...(others ? [words.tell("board-turn-others")] : []),
  ];
}
