// Blast Tactics: the square that an action is about.
import type { BlastTacticsAction } from "./wire.gen";

export const piecesOf = (action: BlastTacticsAction): readonly string[] => ("square" in action ? [`square-${action.square}`] : []);
