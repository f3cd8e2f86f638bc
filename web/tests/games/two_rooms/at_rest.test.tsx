// Two Rooms in one house: the page of a phone that lies open is the same whatever its holder's card is and whatever they have learnt.
import { act } from "preact/test-utils";
import { beforeAll, expect, it, vi } from "vitest";
import { Toasts } from "../../../src/kit";
import { TableStore } from "../../../src/net/table_store";
import type { Event, FromServer, Offer } from "../../../src/net/wire.gen";
import { GameTable } from "../../../src/shell/game_table";
import { setLanguage } from "../../../src/words";
import { click, draw, until } from "../../draw";
import { fakeConnection } from "../../net/fake_socket";
import { peopleOf, TABLE, tableOf } from "../told";
import { shownIn } from "../../../src/games/two_rooms/shown_rows";
import { bare, fields, type Given, inRound, ownView, shown, table, asTable, view } from "./drawn";

const PARTY = { options: { ...view.options, mode: "party" as const } };
vi.setConfig({ testTimeout: 30_000 });

const LISTENING = 4; // the table, its slips, those of others, and what the others just did

interface World {
  readonly given: Given;
  readonly offers: readonly Offer[];
  readonly log: readonly Event[];
  readonly news: readonly Event[];
  readonly marks: string;
}

const share = (theirs: string): Event =>
  ({ type: "Shared", a: 0, b: 1, kind: "card", a_role: "bomber", b_role: theirs, a_colour: "red", b_colour: "blue" }) as Event;
const reveal = (role: string): Event => ({ type: "Revealed", by: 2, to: 0, kind: "card", role, colour: "red" }) as Event;

const PRESIDENT: World = {
  given: {
    ...PARTY,
    cards: ["president", ...view.cards.slice(1)],
    shown: asTable(shown({ how: "share", to_role: "president", to_colour: "blue" })),
    own: ownView({ conditions: [] }),
  },
  offers: inRound,
  log: [{ type: "CardDealt", seat: 0, role: "president" } as Event, share("doctor")],
  news: [reveal("bomber")],
  marks: JSON.stringify({ 2: { side: "red", text: "surely red" } }),
};
const USURPER: World = {
  given: {
    ...PARTY,
    cards: ["usurper_red", ...view.cards.slice(1)],
    shown: asTable(shown({ how: "share", by_role: "engineer", by_colour: "red", to_role: "usurper_red", to_colour: "red", swapped: true })),
    own: ownView({ conditions: ["zombie", "shy"], infected_by: 1, power_used: true }),
  },
  offers: [...inRound, bare("Usurp"), fields("Bounce", { target: [1, 2, 3] })],
  log: [
    { type: "CardDealt", seat: 0, role: "usurper_red" } as Event,
    share("engineer"),
    { type: "ConditionGained", seat: 0, condition: "zombie", by: 1 } as Event,
  ],
  news: [reveal("blue_team")],
  marks: JSON.stringify({ 3: { side: "blue", text: "a friend" } }),
};

const card = tableOf("two_rooms", { options: PARTY.options, seats: peopleOf(8) });

/** The whole page of a phone after the last news, and its title. */
async function atRest({ given, offers, log, news, marks }: World): Promise<{ page: HTMLElement; told: string }> {
  await draw(null); // a phone of its own
  const fake = fakeConnection();
  const store = new TableStore(TABLE, fake.connection);
  store.card.value = card;
  store.look(0);
  store.open();
  fake.last().onopen?.();
  const update = { table: TABLE, seat: 0, at: 0, view: { ...view, ...given }, offers, channels: [], timers: [], tip: null };
  const hear = (message: FromServer) => act(() => fake.last().answer(message));
  await hear({ type: "Full", n: 1, ...update, log, turns: log.map(() => 0), chat: [], marks });
  const page = await draw(
    <>
      <GameTable store={store} card={card} />
      <Toasts />
    </>,
  );
  await until(() => page.querySelector("[data-piece=person-1]") !== null && page.querySelector(".tr-newly") !== null);
  await until(() => page.querySelector(".tr-deck") !== null); // the cards of this game, which everybody may read
  await until(() => store.look(0).listeners.size === LISTENING);
  const rows = news.map((event) => shown({ ...(event as object), by_role: (event as { role?: "bomber" }).role ?? null, by_colour: "red" }));
  const later = { ...update.view, shown: asTable(...shownIn(update.view), ...rows) };
  await hear({ type: "Step", n: 2, ...update, view: later, events: news, turns: news.map(() => 0) });
  const flash = page.querySelector(".recent-events")!.outerHTML; // which goes by itself after a while
  await until(() => page.textContent?.includes("Cleo shows") === true && page.querySelector("[data-piece=shown]") !== null);
  await vi.dynamicImportSettled();
  await act(async () => undefined);
  const whole = page.cloneNode(true) as HTMLElement;
  whole.querySelector(".recent-events")?.remove();
  return { page, told: `${document.title}\n${flash}${whole.innerHTML.replaceAll("&nbsp;", "")}` }; // the live region says the same twice
}

beforeAll(() => setLanguage("en"));

it("tells a glance nothing: two worlds, one page", async () => {
  const { told } = await atRest(PRESIDENT);
  const other = await atRest(USURPER);
  expect(other.told).toBe(told);
  expect(told).toContain("Cleo shows");
  await click(other.page.querySelector('[aria-label="What happened"]'));
  expect(other.page.textContent).toMatch(/(Ada|You) and Bea (make|share)/);
  other.page.querySelectorAll(".tr-deck").forEach((deck) => deck.remove());
  expect(other.page.textContent).not.toMatch(/Engineer|Usurper|zombie/i);
});

it("shows what was learnt, with the own notes, on the card while it is held", async () => {
  const { given, marks } = PRESIDENT;
  const { page, piece } = await table(inRound, null, given, { marks });
  await act(async () => void piece("card")?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, button: 0 })));
  const held = page.querySelector(".tr-look");
  expect([...held!.querySelectorAll(".tr-learnt li")].map((line) => line.textContent)).toEqual([
    "Bea and you make a card share: Doctor and President.round 1",
    "Cleo surely redyour note",
  ]);
  await act(async () => void piece("card")?.dispatchEvent(new PointerEvent("pointerup", { bubbles: true, button: 0 })));
  expect(page.innerHTML).not.toMatch(/Doctor|President|surely red/);
});
