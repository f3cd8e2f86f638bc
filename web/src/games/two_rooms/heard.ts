// Two Rooms: what was said in the viewer's hearing, and that others whispered (TR-316).
import type { Event } from "../../net/wire.gen";
import type { Said, Whispered } from "./wire.gen";

type Told = Said | Whispered;

/** The talk among what a viewer noticed, oldest first. */
export const talkIn = (log: readonly Event[] = []): readonly Told[] => log.filter((event): event is Told => event.type === "Said" || event.type === "Whispered");

/** What somebody said, and what was said about them. */
export const talkOf = (log: readonly Event[] | undefined, seat: number): readonly Told[] => talkIn(log).filter((told) => told.type === "Said" && (told.by === seat || told.about === seat));
