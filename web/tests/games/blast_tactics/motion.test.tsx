// Blast Tactics in motion: flames run outwards, wave after wave; what burns stands until it is told; every piece that moves is on the
// board.
import { expect, it } from "vitest";
import { game } from "../../../src/games/blast_tactics";
import { STEP_MS } from "../../../src/games/blast_tactics/motion";
import type { BlastTacticsEvent, BlastTacticsView } from "../../../src/games/blast_tactics/wire.gen";
import { table, view } from "./drawn";

const chain: BlastTacticsEvent = {
  type: "Exploded",
  cause: "fuse",
  blasts: [
    { square: 0, owner: 0, wave: 0, arms: [0, 2, 1, 0] },
    { square: 2, owner: 1, wave: 1, arms: [0, 1, 2, 2] },
    { square: 14, owner: 1, wave: 2, arms: [2, 1, 0, 1] },
  ],
};
const shown = (event: BlastTacticsEvent, now: BlastTacticsView = view) => game.show(event, now);
const starts = (pieces: RegExp) =>
  shown(chain)
    .motions.filter(({ piece }) => pieces.test(piece))
    .map(({ piece, delay = 0 }) => [piece, delay]);

it("lets flames run square by square from each bomb, one wave after the other", () => {
  const second = 2 * STEP_MS + 140; // the first wave's longest arm, and a pause
  const third = second + 2 * STEP_MS + 140;
  expect(starts(/^(flame|beam)/)).toEqual([
    ["flame-0", 0],
    ["beam-across-1", STEP_MS],
    ["beam-across-2", 2 * STEP_MS],
    ["flame-2", 2 * STEP_MS],
    ["beam-along-6", STEP_MS],
    ["flame-6", STEP_MS],
    ["flame-2", second],
    ["beam-across-3", second + STEP_MS],
    ["flame-3", second + STEP_MS],
    ["beam-along-8", second + STEP_MS],
    ["beam-along-14", second + 2 * STEP_MS],
    ["flame-14", second + 2 * STEP_MS],
    ["beam-across-1", second + STEP_MS],
    ["beam-across-0", second + 2 * STEP_MS],
    ["flame-0", second + 2 * STEP_MS],
    ["flame-14", third],
    ["beam-along-8", third + STEP_MS],
    ["beam-along-2", third + 2 * STEP_MS],
    ["flame-2", third + 2 * STEP_MS],
    ["beam-across-15", third + STEP_MS],
    ["flame-15", third + STEP_MS],
    ["beam-across-13", third + STEP_MS],
    ["flame-13", third + STEP_MS],
  ]);
  expect(starts(/^gone-bomb/)).toEqual([
    ["gone-bomb-0", 0],
    ["gone-bomb-2", second],
    ["gone-bomb-14", third],
  ]);
});

it("shakes the board and is heard once for each wave, and is over when the last one has burnt", () => {
  const { motions, lasts } = shown(chain);
  expect(motions.filter(({ piece }) => piece === "board").map(({ sound }) => sound)).toEqual(["boom", "puff", "puff"]);
  expect(lasts).toBe(6 * STEP_MS + 3 * 140);
});

it("slides a figure from where it stood, and lets it vanish into a pad", () => {
  const [slide] = shown({ type: "Moved", by: 0, path: [0, 1, 2], landed: 2 }).motions;
  expect([slide?.piece, slide?.frames.map(({ transform }) => transform)]).toEqual([
    "figure-0",
    ["translate(-80px, 0px)", "translate(0px, 0px)"],
  ]);
  const { motions } = shown({ type: "Moved", by: 0, path: [0, 1], landed: 13 });
  expect(motions.map(({ frames }) => frames.map(({ transform }) => transform))).toEqual([
    ["translate(-40px, -80px)", "translate(0px, -80px)"],
    ["translate(0px, -80px) scale(0)", "none"],
  ]);
});

it("drops a bomb into a hole from where it lay", () => {
  expect(shown({ type: "BombKicked", by: 0, start: 1, square: 2, fell: true }).motions.map(({ piece }) => piece)).toEqual(["gone-bomb-1"]);
  expect(shown({ type: "BombThrown", by: 0, start: 1, square: 2, fell: false }).motions.map(({ piece }) => piece)).toEqual(["bomb-2"]);
});

it("deals each of two equal cards, and after that the one that was drawn", () => {
  const row = ["kick", "kick"] as const;
  const cards = (event: BlastTacticsEvent) =>
    shown(event, { ...view, row })
      .motions.map(({ piece }) => piece)
      .filter((piece) => piece.startsWith("card"));
  expect(cards({ type: "GameBegun", first: 0, row })).toEqual(["card-kick", "card-kick-1"]);
  expect(cards({ type: "CardDrawn", seat: 0, card: "kick" })).toEqual(["card-kick-1"]);
});

it("keeps what has just left the board, so that flames can reach it", async () => {
  await table([]);
  const now = await table([], null, {
    bombs: [],
    things: view.things.map((thing) => (thing === 3 ? 5 : thing)),
    players: [view.players[0]!, { ...view.players[1]!, square: null }],
  });
  expect(
    ["gone-bomb-11", "gone-thing-3", "gone-figure-1", "thing-3", "flame-3", "beam-along-3"].filter((piece) => now.piece(piece) === null),
  ).toEqual([]);
});

it("tells good news from bad", () => {
  const events: readonly BlastTacticsEvent[] = [
    { type: "ItemTaken", by: 0, item: "bomb_up" },
    { type: "HeartLost", seat: 1 },
    { type: "BombLaid", by: 0, square: 1 },
  ];
  expect(events.map((event) => [game.tone(event), game.actorOf(event)])).toEqual([
    ["good", 0],
    ["bad", 1],
    ["plain", 0],
  ]);
});
