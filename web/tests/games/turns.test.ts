// Every turn of every recorded game is one sentence, in all languages, the same in recap, log and replay.
import { describe, expect, it } from "vitest";
import type { GameModule } from "../../src/contract/game_module";
import { unmarked } from "../../src/contract/game_words";
import { tellTurn, turnsOf } from "../../src/contract/turns";
import { game as blastTactics } from "../../src/games/blast_tactics";
import { game as bombBusters } from "../../src/games/bomb_busters";
import { game as bombsAway } from "../../src/games/bombs_away";
import { game as itsABomb } from "../../src/games/its_a_bomb";
import { game as snip } from "../../src/games/snip";
import { optionsOf, recordingsOf, streamsOf } from "./streams";
import { wordsOf } from "./told";

const GAMES = [snip, bombBusters, blastTactics, bombsAway, itsABomb] as unknown as readonly GameModule[];
const FEW = 240; // letters: a revenge under falling tiles takes most

function told(module: GameModule, file: string, viewer: string, language = "en"): readonly (readonly [number, string])[] {
  const streams = streamsOf(module.id, file);
  const sights = streams.viewers[viewer]!;
  const turns = turnsOf(
    sights.flatMap(({ events }) => events),
    sights.flatMap(({ turns }) => turns),
  );
  const words = wordsOf(module, language, { ...optionsOf(streams), arena: "four_forts" });
  return turns.map((turn) => [turn.number, unmarked(tellTurn(turn, module, words))] as const);
}

describe.each(GAMES.map((module) => [module.id, module] as const))("%s", (_id, module) => {
  it.each(recordingsOf(module.id))("tells each turn of %s once, in few words", (file) => {
    for (const language of ["en", "it", "es"]) {
      const lines = told(module, file, "0", language).filter(([number]) => number > 0);
      const numbers = lines.map(([number]) => number);
      expect(numbers).toEqual(numbers.map((_, at) => at + 1));
      for (const [number, line] of lines) {
        expect(line, `turn ${number}`).not.toBe("");
        expect(line.length, line).toBeLessThan(FEW);
      }
    }
  });
});

it("takes a claim, its answer and the cut for one deed", () => {
  const lines = told(bombBusters as unknown as GameModule, "red_wire_hit.json", "0").map(([, line]) => line);
  expect(lines.slice(-4)).toEqual([
    "Bea cuts 2 with Ada: b and b.",
    "Ada cuts 2 with Bea: c and c.",
    "Bea cuts 1 alone: a, b.",
    "Ada hits red. Boom!",
  ]);
});

it("tells a wrong claim in so few words that a phone shows all of them", () => {
  const wrong = (wires: readonly number[], wire: number): string => {
    const said = { type: "Said", by: 1, at: 2, wires, values: [4] };
    const failed = { type: "ClaimFailed", by: 1, at: 2, values: [4], wire, value: 5, fuse: 3, stabilized: false };
    const words = wordsOf(bombBusters as unknown as GameModule, "en", { seats: 4, captain: 0 });
    return unmarked(tellTurn({ number: 1, events: [said, failed] as never }, bombBusters as unknown as GameModule, words));
  };

  expect(wrong([37], 37)).toBe("Bea says 4 for Cleo’s f: wrong, it is 5. Dial 3.");
  expect(wrong([37, 38], 38)).toBe("Bea says 4 for Cleo’s f, g: wrong, g is 5. Dial 3.");
});

it("tells of tokens that are taken in a turn who takes which, and no more", () => {
  const words = wordsOf(bombBusters as unknown as GameModule, "en", { seats: 4, captain: 0, mission: 27 });
  const offered = { type: "TokensOffered", values: [5, 9] };
  const events = [
    { type: "InfoPlaced", by: 2, wire: 32, value: 4 },
    offered,
    { type: "TokenTaken", by: 0, value: 9 },
    { type: "TokenAside", by: 0, value: 9 },
    { type: "TokenTaken", by: 1, value: 5 },
    { type: "InfoPlaced", by: 1, wire: 20, value: 5 },
  ];
  const tell = (told: readonly object[]): string =>
    unmarked(tellTurn({ number: 1, events: told as never }, bombBusters as unknown as GameModule, words));

  expect(tell(events)).toBe("Cleo places a token: a is 4. Ada takes the 9. Bea takes the 5.");
  expect(tell([offered])).toBe("Info tokens are laid open: 5, 9. Everybody takes one.");
});

it("tells a turn of Blast Tactics in the order in which it happened", () => {
  const words = wordsOf(blastTactics, "en", { seats: 4, arena: "four_forts" });
  const tell = (...events: readonly object[]): string =>
    unmarked(tellTurn({ number: 1, events: events as never }, blastTactics as unknown as GameModule, words));
  const moved = (landed: number) => ({ type: "Moved", by: 1, path: [landed], landed });
  const laid = (square: number) => ({ type: "BombLaid", by: 1, square });
  const kick = { type: "CardUsed", by: 1, card: "kick", free: false };
  const boom = { type: "Exploded", cause: "fuse", blasts: [] };
  const hurt = { type: "HeartLost", seat: 2 };

  expect(tell(kick, moved(1), moved(2), laid(1), laid(2))).toBe("Bea: Bomb Kick, to a3, bombs on a2, a3.");
  expect(tell(moved(2), kick, moved(1))).toBe("Bea: to a3, Bomb Kick, to a2.");
  expect(tell(moved(2), { type: "ItemTaken", by: 1, item: "bomb_up" }, laid(2))).toBe("Bea: to a3, takes Bomb-Up, bomb on a3.");
  expect(tell(boom, boom, hurt, moved(2))).toBe("Boom! Cleo loses the heart. Bea: to a3.");
  expect(tell(moved(2), boom, hurt, kick)).toBe("Bea: to a3. Boom! Cleo loses the heart. Bea: Bomb Kick.");
  expect(tell(boom, { type: "ActionsEnded", by: 1 }, { type: "SuddenDeathDrawn", seat: 2 })).toBe(
    "Boom! Bea stays put. Cleo draws Sudden Death! From the next turn on tiles will flip.",
  );
});

it("forgets what was taken back", () => {
  const [moved, laid] = [
    { type: "Moved", by: 1, path: [1, 2], landed: 2 },
    { type: "BombLaid", by: 1, square: 2 },
  ];
  const words = wordsOf(blastTactics, "en", { seats: 4, arena: "four_forts" });
  const turn = { number: 1, events: [moved, laid, { type: "Undone", by: 1 }] as never };
  expect(unmarked(tellTurn(turn, blastTactics as unknown as GameModule, words))).toMatch(/^Bea: to \S+\.$/);
});
