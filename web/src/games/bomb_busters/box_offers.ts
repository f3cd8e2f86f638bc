// Bomb Busters: what offers of the surprise boxes ask for, as taps and keys have to know it.
import { isOffered, valuesOf } from "../../contract/offers";
import type { BustersScene } from "./scene";
import type { Decline, Skip, Volunteer } from "./wire.gen";

export const CALL: Volunteer = { type: "Volunteer" };
export const LEAVE: Decline = { type: "Decline" };
export const SKIP: Skip = { type: "Skip" };

type Asked = Pick<BustersScene, "offers">;

export const isCalled = ({ offers }: Asked): boolean => isOffered(offers, CALL) || isOffered(offers, LEAVE);

export const canSkip = ({ offers }: Asked): boolean => isOffered(offers, SKIP);

/** The seats that may be named; nobody while nobody is to be named. */
export const seatsToName = ({ offers }: Asked): readonly number[] => valuesOf(offers, "Appoint", "mate") as readonly number[];

/** The own stands that a wire from Nano may go to. */
export const standsToSort = ({ offers }: Asked): readonly number[] => valuesOf(offers, "SortIn", "stand") as readonly number[];
