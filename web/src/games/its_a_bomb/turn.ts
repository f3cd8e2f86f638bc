// It's a Bomb!: a round in one sentence. What was proposed is forgotten once it is done.
import type { GameWords } from "../../contract/game_words";
import type { CardUsed, ItsABombEvent } from "./wire.gen";

const DEEDS: readonly ItsABombEvent["type"][] = [
  "ScenarioLaid",
  "Answered",
  "CardUsed",
  "Blocked",
  "Archived",
  "Flipped",
  "Secured",
  "TimerReturned",
  "TimeEnded",
];
const UNDER_WAY: readonly ItsABombEvent["type"][] = ["Proposed", "Asked", "PointedAt"];

export function tellTurn(events: readonly ItsABombEvent[], words: GameWords): string {
  const deeds = events.filter(({ type }) => DEEDS.includes(type));
  const told = deeds.length > 0 ? deeds : events.filter(({ type }) => UNDER_WAY.includes(type)).slice(-1);
  return told.map((event) => (event.type === "CardUsed" ? cardTold(event, words) : words.event(event))).join(" ");
}

/** Without what the card does, which it says itself. */
function cardTold({ by, card, tile, kind }: CardUsed, words: GameWords): string {
  const found = kind === null ? null : words.plain("board-kind", { kind });
  return words.tell("board-turn-card", { by, name: words.plain("board-card", { card }), tile, found });
}
