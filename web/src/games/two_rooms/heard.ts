// Two Rooms: what was said in the viewer's hearing, and that others whispered (TR-316).
import type { Event } from "../../net/wire.gen";
import type { QuestionView, Said, TwoRoomsEvent, Whispered } from "./wire.gen";

type Told = Said | Whispered;

/** The talk among what a viewer noticed, oldest first. */
export const talkIn = (log: readonly Event[] = []): readonly Told[] =>
  log.filter((event): event is Told => event.type === "Said" || event.type === "Whispered");

const NOTICED: ReadonlySet<string> = new Set<TwoRoomsEvent["type"]>([
  "Said",
  "Whispered",
  "Shared",
  "Revealed",
  "ShareDeclined",
  "ShareLapsed",
  "Pointed",
  "LeaderNamed",
  "LeadOffered",
  "LeadDeclined",
  "Usurped",
  "SentOver",
  "AmbassadorCame",
  "AmbassadorLeft",
  "RoundBegun",
  "RoundEnded",
  "HostagesLocked",
  "HostagesExchanged",
]);

/** The talk, and what else a room sees its people do (TR-301); two who whisper on and on are told once. */
export function noticedIn(log: readonly Event[] = []): readonly TwoRoomsEvent[] {
  const noticed = (log as readonly TwoRoomsEvent[]).filter(({ type }) => NOTICED.has(type));
  const newest = new Map(noticed.map((event) => [pairOf(event), event]));
  return noticed.filter((event) => event.type !== "Whispered" || newest.get(pairOf(event)) === event);
}

const pairOf = (event: TwoRoomsEvent): string => (event.type === "Whispered" ? [event.by, event.to].sort().join() : "");

/** Whether the viewer has said, shown or shared anything to somebody since they asked, whatever it was. */
export function isAnswered(log: readonly Event[] = [], viewer: number, { by, what }: QuestionView): boolean {
  const noticed = log as readonly TwoRoomsEvent[];
  const asked = noticed.map((event) => event.type === "Said" && event.by === by && event.what === what).lastIndexOf(true);
  return asked >= 0 && noticed.slice(asked).some((event) => isFor(event, viewer, by));
}

function isFor(event: TwoRoomsEvent, from: number, to: number): boolean {
  if (event.type === "Shared") return [event.a, event.b].includes(from) && [event.a, event.b].includes(to);
  return (event.type === "Said" || event.type === "Revealed") && event.by === from && (event.to === null || event.to === to);
}

/** What somebody said, and what was said about them. */
export const talkOf = (log: readonly Event[] | undefined, seat: number): readonly Told[] =>
  talkIn(log).filter((told) => told.type === "Said" && (told.by === seat || told.about === seat));
