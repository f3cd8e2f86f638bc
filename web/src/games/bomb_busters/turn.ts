// Bomb Busters: a turn in one sentence. Pointing, saying, finding and laying are one deed.
import type { GameWords } from "../../contract/game_words";
import type { BombBustersEvent, ClaimFailed, Said } from "./wire.gen";

/** What leads to a deed, or follows from it and is seen on the table. */
const BESIDES: readonly BombBustersEvent["type"][] = [
  "Dealt",
  "Pointed",
  "Said",
  "Named",
  "NamesTakenBack",
  "Found",
  "Validated",
  "Unlocked",
  "WireOffered",
  "Spoke",
  "Declined",
];

/** How tokens are laid open, and where they lie once they are taken: who takes which is all that need be told (BB-1271). */
const OF_DRAFT: readonly BombBustersEvent["type"][] = ["TokensOffered", "TokenAside", "TokenReturned", "InfoPlaced"];

export function tellTurn(events: readonly BombBustersEvent[], words: GameWords): string {
  const taken = events.some(({ type }) => type === "TokenTaken");
  const draft = taken ? events.findIndex(({ type }) => type === "TokensOffered") : events.length;
  const deeds = events.filter(({ type }, at) => !BESIDES.includes(type) && !(at >= draft && OF_DRAFT.includes(type)));
  const told = deeds.length > 0 ? deeds : events.filter(({ type }) => type !== "Dealt").slice(-1);
  const said = events.filter(({ type }) => type === "Said").at(-1) as Said | undefined;
  return told
    .map((event) => (event.type === "ClaimFailed" && said !== undefined ? tellWrong(said, event, words) : words.event(event)))
    .join(" ");
}

/** What was said and what it is instead, short enough for one line. */
function tellWrong({ wires }: Said, { by, at, values, wire, value, fuse, stabilized }: ClaimFailed, words: GameWords): string {
  return words.tell("board-wrong", { by, at, values, wires, several: wires.length > 1, wire, value, fuse, stabilized });
}
