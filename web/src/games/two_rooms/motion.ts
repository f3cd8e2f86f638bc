// Two Rooms: what an event looks and sounds like. What only some notice makes no sound: in one house others would hear it.
import type { Facts } from "../../contract/facts";
import type { Motion, Show } from "../../contract/game_module";
import type { TwoRoomsEvent } from "./wire.gen";

const HOP_MS = 260;

const hop = (seat: number): Motion => ({
  piece: `person-${seat}`,
  frames: [{ transform: "none" }, { transform: "translateY(-10px)" }, { transform: "none" }],
  ms: HOP_MS,
});
const nod = (seat: number): Motion => ({
  piece: `person-${seat}`,
  frames: [{ transform: "none" }, { transform: "rotate(-3deg)" }, { transform: "none" }],
  ms: HOP_MS,
});

export function show(event: TwoRoomsEvent): Show {
  switch (event.type) {
    case "RoundBegun":
      return { motions: [], sound: "knock" };
    case "RoundEnded":
      return { motions: [], sound: "boom" };
    case "LeaderNamed":
      return { motions: [hop(event.leader)], sound: "stamp" };
    case "Usurped":
      return { motions: [hop(event.by)], sound: "stamp" };
    case "HostagesLocked":
      return { motions: event.hostages.map(nod), sound: "clack" };
    case "HostagesExchanged":
      return { motions: [], sound: "puff" };
    case "SentOver":
      return { motions: [], sound: "puff" };
    case "CallAsked":
    case "Called":
      return { motions: [hop(event.seat)], sound: "card" };
    case "Pointed":
    case "Whispered":
      return { motions: [nod(event.by)] };
    case "Said":
      return { motions: [hop(event.by)] };
    case "Shared":
      return { motions: [nod(event.a), nod(event.b)] };
    default:
      return { motions: [] };
  }
}

export function actorOf(event: TwoRoomsEvent): number | null {
  if (event.type === "LeaderNamed") return event.by ?? event.leader;
  if (event.type === "Shared") return event.a;
  if ("by" in event && typeof event.by === "number") return event.by;
  return "seat" in event && typeof event.seat === "number" ? event.seat : null;
}

export function tone(event: TwoRoomsEvent): "good" | "bad" | "plain" {
  if (event.type === "LeaderNamed" || event.type === "HostagesExchanged") return "good";
  if (event.type === "Usurped" || event.type === "SentOver") return "bad";
  return event.type === "Ended" ? (event.winner === "blue" ? "good" : "bad") : "plain";
}

/**
 * Everybody's result stands on the floor plan; no sentence tells it. What is said is about "me", "you", or somebody by name. Rooms have
 * the names that the house gives them (TR-421).
 */
export function facts({ results: _, ...told }: Facts, options: unknown = null, you: number | null = null): Facts {
  const named = withRooms(told, (options as { readonly room_names?: readonly string[] } | null | undefined)?.room_names ?? []);
  return "what" in named && "about" in named ? { whom: whom(named, you), ...named } : named;
}

function withRooms(told: Facts, names: readonly string[]): Facts {
  if (names.length === 0) return told;
  return Object.fromEntries(
    Object.entries(told).map(([key, fact]) => [key, (fact === "A" ? names[0] : fact === "B" ? names[1] : null) ?? fact]),
  );
}

/** Who speaks of the one spoken to, or of the reader, says "you". */
function whom({ about, by, to }: Facts, you: number | null): "self" | "you" | "other" {
  if (about === null || about === undefined) return "other";
  return about === by ? "self" : about === to || about === you ? "you" : "other";
}
