// The lobby of a table: what is played is named even while the options are folded away.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { TableStore } from "../../src/net/table_store";
import type { GameCard, TableCard } from "../../src/net/wire.gen";
import { Lobby } from "../../src/shell/lobby";
import { setLanguage } from "../../src/words";
import { click, draw, until } from "../draw";
import { TABLE, tableOf } from "../games/told";
import { fakeConnection } from "../net/fake_socket";

const whole = (maximum: number) => ({ type: "integer", minimum: 0, maximum, default: 0 });

function gameCard(id: string, properties: object): GameCard {
  const options = { $ref: "#/$defs/Options", $defs: { Options: { properties: { seats: { type: "integer" }, ...properties } } } };
  return {
    id,
    title: id,
    min_seats: 2,
    max_seats: 5,
    usual_seats: 3,
    cooperative: true,
    ready: true,
    end_reasons: [],
    audiences: [],
    levels: [],
    advises: false,
    presets: [],
    options,
    for_bots: {},
  };
}

const GAMES = [
  gameCard("its_a_bomb", { scenario: whole(12), crisis_unit: whole(4), help: whole(3) }),
  gameCard("blast_tactics", { revenge: { type: "boolean", default: false }, first: whole(5) }),
];

const card = (game: string, options: object) => tableOf(game, { options: { seats: 3, ...options }, phase: "gathering" });

beforeEach(async () => {
  vi.stubGlobal("fetch", async (path: string) => Response.json(path === "/api/games" ? GAMES : null));
  await setLanguage("en");
});
afterEach(() => vi.unstubAllGlobals());

async function lobby(given: TableCard): Promise<HTMLElement> {
  const page = await draw(
    <Lobby store={new TableStore(TABLE, fakeConnection().connection, () => "id")} card={given} code={null} onSeat={vi.fn()} />,
  );
  await until(() => page.querySelector(".options"));
  return page;
}

const named = (page: HTMLElement) => [...page.querySelectorAll(".lobby-named span")].map((each) => each.textContent);

it("names the chapter and who has its seat of importance, until the options say it themselves", async () => {
  const page = await lobby(card("its_a_bomb", { scenario: 1, crisis_unit: 1, help: 1 }));
  expect(named(page)).toEqual(["1 · First Shift", "Crisis Unit: Bea"]);
  await click(page.querySelector(".lobby-fold button"));
  expect(named(page)).toEqual([]);
  await click(page.querySelector(".lobby-fold button"));
  expect(named(page)).toHaveLength(2);
});

it("names what the table has by default", async () => {
  expect(named(await lobby(card("its_a_bomb", {})))).toEqual(["0 · Fire Drill (Training)", "Crisis Unit: Ada"]);
});

it.each([
  [0, []],
  [3, ["First player: Cleo"]],
])("has nothing to say of the lot: first player %i", async (first, told) => {
  expect(named(await lobby(card("blast_tactics", { first })))).toEqual(told);
});
