// What people must see before they sit down and while they play: which seats a program plays, and that the moves may be given out.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { TableStore } from "../../src/net/table_store";
import type { SeatCard, TableCard } from "../../src/net/wire.gen";
import { Lobby } from "../../src/shell/lobby";
import { Seats } from "../../src/shell/seats";
import { settle } from "../../src/shell/settle";
import { setLanguage } from "../../src/words";
import { draw } from "../draw";
import { peopleOf, TABLE, tableOf } from "../games/told";
import { fakeConnection } from "../net/fake_socket";

const asked = vi.fn(async (path: string, _wish?: RequestInit) => Response.json(path === "/api/games" ? [] : null));

beforeEach(() => vi.stubGlobal("fetch", asked));
afterEach(() => {
  vi.unstubAllGlobals();
  asked.mockClear();
});

const seats: readonly SeatCard[] = peopleOf(3).map((seat) => ({ ...seat, program: seat.seat === 1 }));

const lobby = (card: TableCard): Promise<HTMLElement> =>
  draw(<Lobby store={new TableStore(TABLE, fakeConnection().connection, () => "id")} card={card} code={null} onSeat={vi.fn()} />);

const notes = (page: HTMLElement) => [...page.querySelectorAll(".seat-note")].map((note) => note.textContent);

it.each([
  ["en", "program", "played by a program", "without names and talk"],
  ["it", "programma", "gioca un programma", "senza nomi e senza chiacchiere"],
  ["es", "programa", "juega un programa", "sin nombres ni charla"],
] as const)("says in %s that a program plays and that moves may be data", async (language, program, plays, given) => {
  await setLanguage(language);
  const table = await draw(<Seats card={tableOf("snip", { seats, research: true })} waitingOn={[]} />);
  expect(notes(table).map((note) => note?.split(" · ").includes(program))).toEqual([false, true, false]);
  expect(table.textContent).toContain(given);

  const before = await lobby(tableOf("snip", { seats, phase: "gathering", public: true, research: true }));
  expect(before.querySelector(".lobby-seats")?.textContent).toContain(plays);
  expect(before.querySelector(".lobby-notes")?.textContent).toContain(given);
});

it("says nothing of it where nothing is given out and people play", async () => {
  await setLanguage("en");
  const table = await draw(<Seats card={tableOf("snip")} waitingOn={[]} />);
  expect(table.textContent).not.toContain("program");
  expect(table.textContent).not.toContain("data");
  const before = await lobby(tableOf("snip", { phase: "gathering" }));
  expect(before.querySelector(".lobby-notes")).toBeNull();
});

it("lets the host of a public table alone switch it on", async () => {
  await setLanguage("en");
  const open = await lobby(tableOf("snip", { phase: "gathering", public: true }));
  expect(open.textContent).toContain("For research");
  const closed = await lobby(tableOf("snip", { phase: "gathering" }));
  expect(closed.textContent).not.toContain("For research");

  await settle(tableOf("snip", { public: true, research: true }), { pace: "relaxed" });
  expect(JSON.parse(String(asked.mock.lastCall?.[1]?.body))).toMatchObject({ public: true, research: true, pace: "relaxed" });
});
