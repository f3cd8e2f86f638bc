// The table frame: picks, sends, refusals, a lost connection, and the keyboard, with a server played by the test.
import { act } from "preact/test-utils";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { Toasts } from "../../src/kit";
import { TableStore } from "../../src/net/table_store";
import { type Action, type FromServer, type Notice, PUBLIC, type TableCard } from "../../src/net/wire.gen";
import { GameTable } from "../../src/shell/game_table";
import { chooseHints, showsHints } from "../../src/shell/hint_choices";
import { SLOW_MS } from "../../src/shell/table_prompt";
import { setLanguage } from "../../src/words";
import { click, draw, press } from "../draw";
import { streamsOf } from "../games/streams";
import { peopleOf, TABLE, tableOf } from "../games/told";
import { fakeConnection } from "../net/fake_socket";

const PATIENCE = { timeout: 15_000 }; // the first test loads the game, perhaps on a busy machine
vi.setConfig({ testTimeout: 20_000 });
const streams = streamsOf("snip", "red_wire_cut.json");

const card = (change: Partial<TableCard> = {}): TableCard =>
  tableOf("snip", { options: { seats: 3, first: 0 }, spectators: "public", ...change });

function full(seat: number, at: number): FromServer {
  const seen = streams.viewers[seat]!.slice(0, at + 1);
  const { n, view, offers } = seen.at(-1)!;
  return {
    type: "Full",
    table: TABLE,
    seat,
    n,
    at: 0,
    view,
    offers,
    log: seen.flatMap(({ events }) => events),
    turns: seen.flatMap(({ turns }) => turns),
    chat: [],
    channels: ["table"],
    marks: "",
    timers: [],
    tip: null,
  };
}

async function frame(at = 0, given = card()) {
  document.title = "";
  const fake = fakeConnection();
  let ids = 0;
  const store = new TableStore(TABLE, fake.connection, () => `id${++ids}`);
  store.card.value = given;
  const mine = given.seats.filter(({ you }) => you).map(({ seat }) => seat);
  const viewers = mine.length > 0 ? mine : [PUBLIC];
  for (const viewer of viewers) store.look(viewer);
  store.open();
  fake.last().onopen?.();
  const hear = (message: FromServer) => act(() => fake.last().answer(message));
  for (const viewer of viewers) await hear(full(viewer, at));
  const page = await draw(
    <>
      <GameTable store={store} card={given} />
      <Toasts />
    </>,
  );
  await vi.waitFor(() => expect(page.querySelector(".curtain") !== null || document.title.includes("Snip")).toBe(true), PATIENCE);
  return { ...fake, store, page, hear };
}

const wire = (page: HTMLElement, number: number) => page.querySelector(`[data-piece="wire-${number}"]`);
const title = (page: HTMLElement) => page.querySelector(".prompt-title")?.textContent;
const submit = (page: HTMLElement) => page.querySelector(".prompt-buttons .button-primary");

beforeAll(() => setLanguage("en"));

it("sends nothing before the button, and then exactly what it said", async () => {
  const { page, last } = await frame();
  expect(title(page)).toBe("Pick a wire");
  await click(wire(page, 3));
  await click(wire(page, 3));
  expect(title(page)).toBe("Cut Bea’s d?");
  expect(last().of("Act")).toEqual([]);
  await click(submit(page));
  expect(last().of("Act")).toEqual([{ type: "Act", table: TABLE, seat: 0, id: "id1", seen: 1, action: { type: "Cut", wire: 3 } }]);
  await click(submit(page));
  expect(last().of("Act")).toHaveLength(1);
});

it("says at once that it is sending, until the server has it", async () => {
  const { page, hear } = await frame();
  await click(wire(page, 3));
  await click(submit(page));
  expect(submit(page)?.textContent).toBe("Sending");
  expect(submit(page)?.getAttribute("aria-busy")).toBe("true");
  expect(wire(page, 3)?.getAttribute("aria-label")).toBe("Bea, wire d, covered, can be picked");
  await hear({ type: "Ack", table: TABLE, seat: 0, id: "id1" });
  expect(submit(page)?.textContent).toBe("Pick a wire");
});

it("says so when no answer has come for a while", async () => {
  const { page, hear } = await frame();
  vi.useFakeTimers();
  await click(wire(page, 3));
  await click(submit(page));
  await act(async () => void vi.advanceTimersByTime(SLOW_MS - 1));
  expect(title(page)).toBe("Pick a wire");
  await act(async () => void vi.advanceTimersByTime(1));
  vi.useRealTimers();
  expect(title(page)).toBe("Sending");
  expect(page.querySelector(".prompt-line .meta")?.textContent).toBe("Trying again. Nothing is lost.");
  await hear({ type: "Ack", table: TABLE, seat: 0, id: "id1" });
  expect(title(page)).toBe("Pick a wire");
});

it("keeps a pick that cannot be sent because another is on its way", async () => {
  const { page, last } = await frame();
  await click(wire(page, 3));
  await click(submit(page));
  await click(wire(page, 4));
  await press(document.body, "Enter");
  expect(last().of("Act")).toHaveLength(1);
  expect(title(page)).toBe("Cut Cleo’s e?");
});

it("takes a pick back, and steps through what is lit", async () => {
  const { page } = await frame();
  await click(wire(page, 3));
  await click(page.querySelector('[aria-label="Take back"]'));
  expect(title(page)).toBe("Pick a wire");
  await click(page.querySelector('[aria-label="Next choice"]'));
  expect(title(page)).toBe("Vouch for your b?");
  await click(page.querySelector('[aria-label="Previous choice"]'));
  expect(title(page)).toBe("Cut Cleo’s f?");
});

it("is played by the keyboard alone", async () => {
  const { page, last } = await frame();
  await press(document.body, "e");
  expect(title(page)).toBe("Cut Cleo’s e?");
  await press(document.body, "z");
  expect(title(page)).toBe("Pick a wire");
  await press(document.body, "e");
  await press(document.body, "Enter");
  expect(
    last()
      .of("Act")
      .map(({ action }) => action),
  ).toEqual([{ type: "Cut", wire: 4 }]);
});

it("asks the server about what is not lit, and shows its rule", async () => {
  const { page, last, hear } = await frame();
  await click(wire(page, 0));
  expect(
    last()
      .of("Act")
      .map(({ action }) => action),
  ).toEqual([{ type: "Vouch", wire: 0 }]);
  await hear({ type: "Refused", table: TABLE, seat: 0, id: "id1", rule: "SN-016", facts: { seat: 0, wire: 0 }, text: "english" });
  expect(page.querySelector('[role="alert"].refusal')?.textContent).toBe("You cannot vouch for wire a: it is red. SN-016");
  await click(wire(page, 3));
  expect(page.querySelector(".refusal")).toBeNull();
});

it("waits in one line when it is somebody else's turn", async () => {
  const { page } = await frame(1);
  expect(title(page)).toBe("Bea is choosing a wire");
  expect(submit(page)).toBeNull();
  expect(page.querySelector(".prompt-plain")).not.toBeNull();
});

it("holds the seat while the connection is down", async () => {
  const { page, last } = await frame();
  await act(() => last().onclose?.());
  expect(title(page)).toBe("Holding your seat");
  expect(page.querySelector(".frame-lost")).not.toBeNull();
});

it("is still sending when the connection goes down", async () => {
  const { page, last } = await frame();
  await click(wire(page, 3));
  await click(submit(page));
  await act(() => last().onclose?.());
  expect(title(page)).toBe("Sending");
});

it("offers the seat back when a bot plays it", async () => {
  const { page } = await frame(0, card({ seats: peopleOf(3).map((seat) => ({ ...seat, away: seat.seat === 0 })) }));
  expect(title(page)).toBe("A bot plays for you");
});

const watching = card({ seats: peopleOf(3, { you: false }) });
const seatLost = (why: Notice["why"]): Notice => ({
  type: "Notice",
  code: "seat_lost",
  text: "",
  table: TABLE,
  seat: 0,
  why,
  address: null,
});

it.each([
  ["moved", "You no longer play here. Your seat was moved to another device."],
  ["freed", "You no longer play here. The host has freed your seat."],
  [null, "You no longer play here."],
] as const)("says for good what became of a seat: %s", async (why, told) => {
  const { page, hear } = await frame(0, watching);
  expect(page.querySelector(".seat-lost")).toBeNull();
  await hear(seatLost(why));
  await vi.waitFor(() => expect(page.querySelector(".seat-lost")?.textContent).toBe(told), PATIENCE);
  await hear(full(PUBLIC, 1));
  expect(page.querySelector(".seat-lost")?.textContent).toBe(told);
});

it("says nothing of a lost seat to somebody who still has one", async () => {
  const { page, hear } = await frame();
  await hear({ ...seatLost("moved"), seat: 1 });
  await act(async () => void (await import("../../src/shell/seat_lost"))); // by now it would be there
  expect(page.querySelector(".seat-lost")).toBeNull();
});

it("says what became of a seat where nobody may look on", async () => {
  const fake = fakeConnection();
  const store = new TableStore(TABLE, fake.connection);
  store.open();
  fake.last().onopen?.();
  const page = await draw(<GameTable store={store} card={watching} />);
  for (const notice of [seatLost("freed"), { ...seatLost(null), code: "not_yours", seat: PUBLIC }])
    await act(() => fake.last().answer(notice));
  await vi.waitFor(
    () =>
      expect(page.textContent).toBe("This table wants no spectators.You no longer play here. The host has freed your seat.To the games"),
    PATIENCE,
  );
});

it("says why there is nothing to see yet where the game is shown later", async () => {
  const store = new TableStore(TABLE, fakeConnection().connection);
  const page = await draw(<GameTable store={store} card={{ ...watching, you_host: false, spectators: "delayed" }} />);
  expect(page.textContent).toBe("This game is shown three minutes late. It will soon begin here, too.");
});

it("tells that the host has moved a seat", async () => {
  const { page, hear } = await frame();
  await hear({ type: "Heard", table: TABLE, seat: 0, said: { id: 1, at: 0, seat: 1, name: "Bea", channel: "moved", text: "english" } });
  expect(page.querySelector(".talk-lines")?.textContent).toBe("Bea was moved to another device by the host.");
});

it("says how it ended, and leads on", async () => {
  const { page } = await frame(streams.viewers["0"]!.length - 1, card({ phase: "over" }));
  await vi.waitFor(() => expect(page.querySelector(".result-title")?.textContent).toBe("Boom!"), PATIENCE); // the ending is fetched
  expect(page.querySelector(".end-words p")?.textContent?.trim()).toBe("Cleo cut Ada’s a, and that was the red one.");
  expect(page.querySelectorAll('.result-table [data-piece^="wire-"]')).toHaveLength(6); // everybody's
  expect(page.querySelector(`a[href="/replay/${TABLE}"]`)).not.toBeNull();
  expect(page.querySelectorAll("button[data-piece]")).toHaveLength(0);
});

it("hides everybody's pieces behind the curtain between two seats at one device", async () => {
  const both = card({ seats: peopleOf(3).map((seat) => ({ ...seat, you: seat.seat < 2 })) });
  const { page, hear } = await frame(0, both);
  expect(page.textContent).toContain("Pass the device to Ada");
  expect(page.querySelector("[data-piece]")).toBeNull();
  await click(page.querySelector(".curtain .button-primary"));
  await vi.waitFor(() => expect(wire(page, 0)?.getAttribute("aria-label")).toBe("Ada, wire a, red"), PATIENCE);
  const step = streams.viewers["0"]![1]!;
  await hear({
    type: "Step",
    table: TABLE,
    seat: 0,
    n: 2,
    at: 0,
    events: step.events,
    turns: step.turns,
    view: step.view,
    offers: step.offers,
    channels: ["table"],
    timers: [],
    tip: null,
  });
  expect(page.textContent).toContain("Pass the device to Bea");
  expect(page.querySelector("[data-piece]")).toBeNull();
});

const advice = (n: number): FromServer => ({
  type: "Advice",
  table: TABLE,
  seat: 0,
  n,
  proposals: [
    {
      action: { type: "Cut", wire: 4 } as Action,
      then: null,
      piece: "wire-4",
      chance: 0.75,
      reason: "hidden",
      facts: { hidden: 4 },
      by: [],
    },
    { action: { type: "Vouch", wire: 0 } as Action, then: null, piece: "wire-0", chance: 1, reason: "own", facts: { hidden: 4 }, by: [] },
  ],
  chances: [
    {
      piece: "wire-4",
      good: 0.75,
      options: [
        ["red", 0.25],
        ["blue", 0.75],
      ],
    },
  ],
});
const hintButton = (page: HTMLElement) => page.querySelector('[aria-label="Hint"].icon-button');

const rows = (page: HTMLElement) => [...page.querySelectorAll(".prompt .hint-row")];
const checked = (page: HTMLElement) => rows(page).map((row) => row.getAttribute("aria-checked"));

const touch = (page: HTMLElement, kind: string) => act(() => void wire(page, 3)!.dispatchEvent(new PointerEvent(kind, { bubbles: true })));

beforeEach(() => chooseHints(TABLE, false));

it("asks for a hint where the table gives them; its first row is picked, and a tap picks another", async () => {
  document.elementsFromPoint = () => [...document.querySelectorAll("[data-piece]")];
  const { page, last, hear } = await frame(0, card({ hints: true }));
  expect(last().of("Advise")).toEqual([]);
  await click(hintButton(page));
  expect(last().of("Advise")).toEqual([{ type: "Advise", table: TABLE, seat: 0 }]);
  await hear(advice(1));
  await vi.waitFor(() => expect(rows(page)).toHaveLength(2), PATIENCE);
  expect(rows(page).map((row) => row.getAttribute("aria-label"))).toEqual([
    "Cut Cleo’s e. 75 % chance of success. 1 in 4 is red",
    "Vouch for a. 100 % chance of success. You see it: blue",
  ]);
  expect(checked(page)).toEqual(["true", "false"]);
  expect(title(page)).toBe("Cut Cleo’s e?");
  await vi.waitFor(() => expect(page.querySelectorAll(".gauge-mark")).toHaveLength(1), PATIENCE);
  await click(rows(page)[1]!);
  expect(checked(page)).toEqual(["false", "true"]);
  await click(rows(page)[0]!);
  expect(last().of("Act")).toEqual([]);
  await click(submit(page));
  expect(last().of("Act")).toHaveLength(1);
});

it("shows all that a tapped piece may be in the place of the rows", async () => {
  document.elementsFromPoint = () => [...document.querySelectorAll("[data-piece]")];
  const { page, hear } = await frame(0, card({ hints: true }));
  await click(hintButton(page));
  await hear(advice(1));
  await vi.waitFor(() => expect(rows(page)).toHaveLength(2), PATIENCE);
  await click(page.querySelector('[data-piece="wire-4"]'));
  expect(rows(page)).toEqual([]);
  expect(page.querySelector(".prompt .chances")?.getAttribute("aria-label")).toBe("Cleo’s e may be: blue, 75 %; red, 25 %");
});

it("shows hints by itself where everybody else is a bot, until the bulb is put out; the choice is kept", async () => {
  const seats = peopleOf(3).map((seat) => (seat.seat === 0 ? seat : { ...seat, kind: "bot" as const }));
  const alone = card({ table: "withbots", hints: true, seats }); // nothing was chosen there yet
  const { page, last, hear } = await frame(0, alone);
  expect(last().of("Advise")).toHaveLength(1);
  await hear(advice(1));
  await vi.waitFor(() => expect(rows(page)).toHaveLength(2), PATIENCE);
  await click(hintButton(page));
  expect(rows(page)).toEqual([]);
  expect(showsHints(alone)).toBe(false);
});

it("forgets a hint when the moment has passed", async () => {
  const { page, hear } = await frame(0, card({ hints: true }));
  await click(hintButton(page));
  await hear(advice(7));
  expect(rows(page)).toEqual([]);
  await hear(advice(1));
  await vi.waitFor(() => expect(rows(page)).toHaveLength(2), PATIENCE);
  const step = streams.viewers["0"]![1]!;
  await hear({
    type: "Step",
    table: TABLE,
    seat: 0,
    n: 2,
    at: 0,
    events: step.events,
    turns: step.turns,
    view: step.view,
    offers: step.offers,
    channels: ["table"],
    timers: [],
    tip: null,
  });
  expect(rows(page)).toEqual([]);
});

it("proposes nothing for a question that is answered already, and then its first row for the next one", async () => {
  const { page, last, hear } = await frame(0, card({ hints: true }));
  const { view, offers } = streams.viewers["0"]![0]!;
  await click(hintButton(page));
  await click(wire(page, 3));
  await click(submit(page));
  await hear(advice(1));
  expect(title(page)).toBe("Pick a wire");
  await hear({
    type: "Step",
    table: TABLE,
    seat: 0,
    n: 2,
    at: 0,
    events: [],
    turns: [],
    view,
    offers,
    channels: [],
    timers: [],
    tip: null,
  });
  expect(last().of("Advise")).toHaveLength(1);
  await hear({ type: "Ack", table: TABLE, seat: 0, id: "id1" });
  expect(last().of("Advise")).toHaveLength(2);
  await hear(advice(2));
  expect(title(page)).toBe("Cut Cleo’s e?");
  await click(page.querySelector('[aria-label="Take back"]'));
  expect(title(page)).toBe("Pick a wire");
});

it.each([
  [
    "after the player began to choose",
    (page: HTMLElement) => click(wire(page, 3)).then(() => click(page.querySelector('[aria-label="Take back"]'))),
  ],
  ["while a finger is down", (page: HTMLElement) => touch(page, "pointerdown")],
])("only shows a hint that comes %s", async (_, meanwhile) => {
  const { page, hear } = await frame(0, card({ hints: true }));
  await click(hintButton(page));
  await meanwhile(page);
  await hear(advice(1));
  await touch(page, "pointerup");
  await vi.waitFor(() => expect(rows(page)).toHaveLength(2), PATIENCE);
  expect(title(page)).toBe("Pick a wire");
  await click(rows(page)[0]!);
  expect(title(page)).toBe("Cut Cleo’s e?");
});

it("picks the first row once more where a hint is asked for after something was taken back", async () => {
  const { page, hear } = await frame(0, card({ hints: true }));
  await click(wire(page, 3));
  await click(page.querySelector('[aria-label="Take back"]'));
  await click(hintButton(page));
  await hear(advice(1));
  expect(title(page)).toBe("Cut Cleo’s e?");
});

it("takes back what was proposed in the moment in which a finger came down on the board", async () => {
  const { page, hear } = await frame(0, card({ hints: true }));
  await click(hintButton(page));
  vi.spyOn(performance, "now").mockReturnValue(1e12); // every tap of this test comes sooner
  await hear(advice(1));
  vi.restoreAllMocks();
  expect(title(page)).toBe("Cut Cleo’s e?");
  await touch(page, "pointerdown");
  expect(title(page)).toBe("Pick a wire");
  await touch(page, "pointerup");
  await click(wire(page, 3));
  expect(title(page)).toBe("Cut Bea’s d?");
});

it("says so when the adviser does not know, and keeps an action on its way", async () => {
  const { page, store, hear } = await frame(0, card({ hints: true }));
  store.act(0, { type: "Cut", wire: 4 } as Action);
  await click(hintButton(page));
  await hear({ type: "Notice", code: "no_advice", text: "", table: TABLE, seat: 0, why: null, address: null });
  expect(document.body.textContent).toContain("The adviser does not know. Ask again.");
  expect(hintButton(page)).not.toBeNull();
  expect(store.look(0).pending.value?.id).toBe("id1");
});

it("has no hints where the table gives none, nor for those who look on", async () => {
  expect(hintButton((await frame()).page)).toBeNull();
});
