// What hints cost is said with the first one of a mission, while that is still free, and once.
import { expect, it } from "vitest";
import { Toasts } from "../../src/kit";
import type { Event } from "../../src/net/wire.gen";
import { useStarNote } from "../../src/shell/star_note";
import type { Playing } from "../../src/shell/use_playing";
import { setLanguage } from "../../src/words";
import { draw } from "../draw";

const NOTE = "Hints are on: a win is worth two stars. For the third, put the bulb out before your next turn.";

async function told(table: string, options: object, ...actors: readonly number[]): Promise<number> {
  await setLanguage("en");
  const log = { value: actors.map((by) => ({ type: "Cut", by }) as unknown as Event) };
  const game = { module: { actorOf: ({ by }: Event & { by: number }) => by } };
  const playing = { card: { table, options }, game, perspective: { viewer: 0, log } } as unknown as Playing;
  function Table() {
    useStarNote(playing, true);
    return <Toasts />;
  }
  const page = await draw(<Table key={table + actors} />);
  return page.textContent!.split(NOTE).length - 1;
}

it("tells it once, and only where stars are won and none is lost yet", async () => {
  expect(await told("a", { seats: 3 })).toBe(0);
  expect(await told("b", { mission: 2 }, 1, 0)).toBe(0);
  expect(await told("c", { mission: 2 }, 1, 2)).toBeGreaterThan(0);
});
