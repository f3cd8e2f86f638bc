// Two Rooms: what a room sees of its people: who deals with whom just now, and what each says to be. A claim is never knowledge.
import { useRef } from "preact/hooks";
import type { Event } from "../../net/wire.gen";
import { type Role, type Side, sideOf } from "./kinds";
import type { Said, TwoRoomsEvent } from "./wire.gen";

export interface Dealing {
  readonly kind: "whisper" | "share";
  readonly partner: number;
}

const LATELY = 14; // things noticed since, until two are done with each other
const DOORS: ReadonlySet<string> = new Set<TwoRoomsEvent["type"]>(["RoundBegun", "RoundEnded", "HostagesExchanged", "SentOver"]);

/** Who whispers or shares with whom, by seat, for both of the two. Who speaks up has done whispering. */
export function dealings(log: readonly Event[] = []): ReadonlyMap<number, Dealing> {
  const found = new Map<number, Dealing>();
  const end = (seat: number): void => {
    const partner = found.get(seat)?.partner;
    found.delete(seat);
    if (partner !== undefined && found.get(partner)?.partner === seat) found.delete(partner);
  };
  const meet = (kind: Dealing["kind"], one: number, other: number): void => {
    end(one);
    end(other);
    found.set(one, { kind, partner: other }).set(other, { kind, partner: one });
  };
  for (const event of log.slice(-LATELY) as readonly TwoRoomsEvent[]) {
    if (DOORS.has(event.type)) found.clear();
    else if (event.type === "Whispered") meet("whisper", event.by, event.to);
    else if (event.type === "Said" && event.to !== null) meet("whisper", event.by, event.to);
    else if (event.type === "Said") end(event.by);
    else if (event.type === "Shared") meet("share", event.a, event.b);
  }
  return found;
}

/** What somebody said of their own card, in the viewer's hearing. */
export interface Claim {
  readonly side: Side;
  readonly role: Role | null;
  /** Null: to everybody. */
  readonly to: number | null;
}

export function claimIn(event: Event): readonly [seat: number, claim: Claim] | null {
  if (event.type !== "Said") return null;
  const { by, to, what, about, detail } = event as Said;
  if (what === "ClaimRole") return [by, { side: sideOf(detail as Role), role: detail as Role, to }];
  if ((what === "ClaimColour" || what === "ClaimSide") && about === by) return [by, { side: detail as Side, role: null, to }];
  return null;
}

/** The newest claim of each; what has left the log since the page was opened is not forgotten. */
export function useClaims(log: readonly Event[] = []): ReadonlyMap<number, Claim> {
  const heard = useRef(new Map<number, Claim>());
  for (const event of log) {
    const claim = claimIn(event);
    if (claim !== null) heard.current.set(...claim);
  }
  return heard.current;
}
