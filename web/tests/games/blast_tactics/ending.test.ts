// Blast Tactics, how a game ended in words: the last blow, who holds the card that broke a tie, and what became of the viewer before.
import { expect, it } from "vitest";
import { unmarked } from "../../../src/contract/game_words";
import { why } from "../../../src/games/blast_tactics/ending";
import type { Props } from "../../../src/games/blast_tactics/question";
import type { Blast, BlastTacticsEvent } from "../../../src/games/blast_tactics/wire.gen";
import { player, scene } from "./drawn";

const ADA = 0;
const [BEA, CLEO, DARIO] = [1, 2, 3];

const turn = (number: number, seat: number): BlastTacticsEvent => ({ type: "TurnBegun", turn: number, seat, ghost: false });
const blast = (owner: number): Blast => ({ square: 2, owner, wave: 0, arms: [1, 1, 1, 1] });
const boom = (...owners: number[]): BlastTacticsEvent => ({ type: "Exploded", cause: "fuse", blasts: owners.map(blast) });
const out = (seat: number, how: "flames" | "hole" | "tile" = "flames"): BlastTacticsEvent => ({ type: "Eliminated", seat, how });
const flip = (seat: number): BlastTacticsEvent => ({ type: "TilesFlipped", seat, tiles: [0] });

interface Ended {
  readonly log: readonly BlastTacticsEvent[];
  readonly reason?: string;
  readonly winner?: number;
  readonly holder?: number | null;
}

/** What happens as a turn begins is told with the turn before it. */
const turnsIn = (log: readonly BlastTacticsEvent[]): readonly number[] =>
  log.map((_, at) => log.slice(0, at + 1).reduce((last, event) => (event.type === "TurnBegun" ? event.turn - 1 : last), 0));

function told({ log, reason = "last_standing", winner = BEA, holder = null }: Ended): string | undefined {
  const outcome = { winners: [winner], reason } as never;
  const players = [player(null), player(5), player(null), player(null)];
  const props = { ...scene([], null, { outcome, holder, players }), log, logTurns: turnsIn(log) } as unknown as Props;
  const found = why(props);
  return found === null ? undefined : unmarked(found.text);
}

it("names those whom the last blow caught, joined by a word", () => {
  expect(told({ log: [turn(9, BEA), boom(BEA), out(CLEO), out(ADA)] })).toBe("Bea’s bomb on a3 caught Cleo and Ada.");
});

it("tells somebody who went out before by whom, and when", () => {
  const last = [turn(9, BEA), boom(BEA), out(CLEO)];
  const end = "Bea’s bomb on a3 caught Cleo.";
  expect(told({ log: [turn(5, CLEO), boom(CLEO), out(ADA), ...last] })).toBe(`${end} Cleo’s bomb put you out in turn 4.`);
  expect(told({ log: [turn(5, ADA), boom(ADA), out(ADA), ...last] })).toBe(`${end} Your own bomb put you out in turn 4.`);
  expect(told({ log: [turn(5, CLEO), boom(CLEO, BEA), out(ADA), ...last] })).toBe(`${end} A chain of bombs put you out in turn 4.`);
  expect(told({ log: [turn(6, CLEO), boom(CLEO), out(ADA, "hole"), ...last] })).toBe(`${end} You fell into a hole in turn 5.`);
  expect(told({ log: [turn(5, CLEO), boom(CLEO), out(ADA), ...last], winner: ADA })).toBe(end);
  expect(told({ log: last })).toBe(end);
});

it("says how it ended, too, where the last blow was no bomb", () => {
  const log = [turn(5, CLEO), boom(CLEO), out(ADA), turn(9, DARIO), flip(DARIO), out(DARIO, "tile")];
  expect(told({ log, reason: "collapse" })).toBe("The others went down with the arena. Cleo’s bomb put you out in turn 4.");
  expect(told({ log: log.slice(3), reason: "collapse" })).toBeUndefined();
  expect(told({ log: [turn(9, DARIO), flip(DARIO), out(ADA, "tile")], reason: "collapse" })).toBe(
    "The others went down with the arena. You went down with a tile in turn 8.",
  );
});

it("names the holder of Sudden Death, also where somebody after them is first", () => {
  const log = [turn(9, DARIO), flip(DARIO), out(DARIO, "tile"), out(BEA, "tile")];
  expect(told({ log, reason: "card_order", holder: DARIO })).toBe(
    "They went down together. In turn order from Dario, who holds Sudden Death, Bea comes first.",
  );
  expect(told({ log, reason: "card_order", holder: BEA })).toBe("They went down together. Bea holds Sudden Death, and so comes first.");
});
