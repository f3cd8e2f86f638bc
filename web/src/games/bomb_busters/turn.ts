// Bomb Busters: a turn in one sentence. Pointing, saying, finding and laying are one deed.
import type { GameWords } from "../../contract/game_words";
import type { BombBustersEvent } from "./wire.gen";

/** What leads to a deed, or follows from it and is seen on the table. */
const BESIDES: readonly BombBustersEvent["type"][] = [
  "Dealt",
  "Pointed",
  "Said",
  "Named",
  "Found",
  "Validated",
  "Unlocked",
  "WireOffered",
  "Spoke",
];

export function tellTurn(events: readonly BombBustersEvent[], words: GameWords): string {
  const deeds = events.filter(({ type }) => !BESIDES.includes(type));
  const failed = deeds.some(({ type }) => type === "ClaimFailed");
  const said = failed ? events.filter(({ type }) => type === "Said") : []; // only then it was something else
  const told = deeds.length > 0 ? [...said, ...deeds] : events.filter(({ type }) => type !== "Dealt").slice(-1);
  return told.map((event) => words.event(event)).join(" ");
}
