// Two Rooms: what was said in the viewer's hearing.
import type { Event } from "../../net/wire.gen";
import type { QuestionView, Said, TwoRoomsEvent } from "./wire.gen";

/** The talk among what a viewer noticed, oldest first. */
export const talkIn = (log: readonly Event[] = []): readonly Said[] => log.filter((event): event is Said => event.type === "Said");

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

const ASKING: ReadonlySet<string> = new Set(["AskToShow", "AskFor", "Question"]);

/** Whether a line asks a seat for something, alone or among all. */
export const isAsked = ({ what, to }: Said, seat: number): boolean => ASKING.has(what) && (to === null || to === seat);

/** Whether a line is about the viewer or for the viewer alone. */
export const isForMe = ({ by, to, about }: Said, viewer: number): boolean => by !== viewer && (to === viewer || about === viewer);

export const FILTERS = ["all", "me", "claims", "mine"] as const;
export type Filter = (typeof FILTERS)[number];

/** The lines that a filter lets through. */
export function passes(line: Said, filter: Filter, viewer: number): boolean {
  if (filter === "me") return isForMe(line, viewer);
  if (filter === "mine") return line.by === viewer;
  return filter === "all" || line.what.startsWith("Claim");
}

/** What somebody said, and what was said about them. */
export const talkOf = (log: readonly Event[] | undefined, seat: number): readonly Said[] =>
  talkIn(log).filter((told) => told.by === seat || told.about === seat);
