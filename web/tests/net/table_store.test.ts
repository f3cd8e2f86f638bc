// A table's store: greets with what it has, never does an action twice, and tells news once.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TableStore } from "../../src/net/table_store";
import type { FromServer, Full, Step } from "../../src/net/wire.gen";
import { fakeConnection } from "./fake_socket";

const TABLE = "abcdefghij";
const view = { waiting_on: [0], timers: [], outcome: null };
const full = (n: number, seat = 0): Full => ({
  type: "Full",
  table: TABLE,
  seat,
  n,
  at: 0,
  view,
  offers: [],
  log: [{ type: "Dealt" }],
  turns: [0],
  chat: [],
  channels: ["table"],
  marks: "",
  timers: [],
  tip: null,
});
const step = (n: number, seat = 0): Step => ({
  type: "Step",
  table: TABLE,
  seat,
  n,
  at: n,
  events: [{ type: `Event${n}` }],
  turns: [n],
  view,
  offers: [],
  channels: ["table"],
  timers: [],
  tip: null,
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function opened(viewer = 0) {
  const fake = fakeConnection();
  let ids = 0;
  const store = new TableStore(TABLE, fake.connection, () => `id${++ids}`);
  const perspective = store.look(viewer);
  store.open();
  fake.last().onopen?.();
  return { ...fake, store, perspective, hear: (message: FromServer) => fake.last().answer(message) };
}

function reconnect(fake: ReturnType<typeof opened>) {
  fake.last().onclose?.();
  fake.connection.retryNow();
  fake.last().onopen?.();
}

test("says hello with nothing seen, then with the last update it has", () => {
  const fake = opened();
  expect(fake.last().of("Hello")).toEqual([{ type: "Hello", table: TABLE, seat: 0, seen: 0, code: null }]);
  fake.hear(full(4));
  fake.hear(step(5));
  reconnect(fake);
  expect(fake.last().of("Hello")).toEqual([{ type: "Hello", table: TABLE, seat: 0, seen: 5, code: null }]);
});

test("adds a step's events to the log and tells them once", () => {
  const fake = opened();
  const tell = vi.fn();
  fake.perspective.listeners.add(tell);
  fake.hear(full(1));
  expect(tell).not.toHaveBeenCalled();
  fake.hear(step(2));
  fake.hear(step(2));
  expect(fake.perspective.log.value.map((event) => event.type)).toEqual(["Dealt", "Event2"]);
  expect(tell).toHaveBeenCalledTimes(1);
  expect(fake.perspective.update.value?.n).toBe(2);
});

test("a full update replaces what was known", () => {
  const fake = opened();
  fake.hear(full(1));
  fake.hear(step(2));
  fake.hear(full(9));
  expect(fake.perspective.log.value).toEqual([{ type: "Dealt" }]);
  expect(fake.perspective.update.value?.n).toBe(9);
});

test("resends an unanswered action with the same id until it is acknowledged", () => {
  const fake = opened();
  fake.hear(full(3));
  fake.store.act(0, { type: "Cut" });
  const act = { type: "Act", table: TABLE, seat: 0, id: "id1", seen: 3, action: { type: "Cut" } };
  expect(fake.last().of("Act")).toEqual([act]);
  reconnect(fake);
  expect(
    fake
      .last()
      .sent.filter(({ type }) => type !== "Ping")
      .map(({ type }) => type),
  ).toEqual(["Hello", "Act"]);
  expect(fake.last().of("Act")).toEqual([act]);
  fake.hear({ type: "Ack", table: TABLE, seat: 0, id: "id1" });
  expect(fake.perspective.pending.value).toBeNull();
  reconnect(fake);
  expect(fake.last().of("Act")).toEqual([]);
});

test("sends one action at a time for a seat", () => {
  const fake = opened();
  fake.hear(full(1));
  fake.store.act(0, { type: "Cut" });
  fake.store.act(0, { type: "Cut" });
  expect(fake.last().of("Act")).toHaveLength(1);
});

test("a refusal settles the action and is kept until the next", () => {
  const fake = opened();
  fake.hear(full(1));
  fake.store.act(0, { type: "Cut" });
  fake.hear({ type: "Refused", table: TABLE, seat: 0, id: "id1", rule: "SN-004", facts: { wire: 3 }, text: "" });
  expect(fake.perspective.pending.value).toBeNull();
  expect(fake.perspective.refused.value?.rule).toBe("SN-004");
  fake.store.act(0, { type: "Cut" });
  expect(fake.perspective.refused.value).toBeNull();
});

test("does not send an action while the connection is lost, but once it is back", () => {
  const fake = opened();
  fake.hear(full(1));
  const before = fake.last();
  before.onclose?.();
  fake.store.act(0, { type: "Cut" });
  expect(before.of("Act")).toEqual([]);
  fake.connection.retryNow();
  fake.last().onopen?.();
  expect(fake.last().of("Act")).toHaveLength(1);
});

test("hears a line of chat once, and only what is meant for its viewers", () => {
  const fake = opened();
  fake.hear(full(1));
  const said = { id: 7, at: 0, seat: 1, name: "Bea", channel: "table", text: "hello" };
  fake.hear({ type: "Heard", table: TABLE, seat: 0, said });
  fake.hear({ type: "Heard", table: TABLE, seat: 0, said });
  fake.hear({ type: "Heard", table: TABLE, seat: 2, said: { ...said, id: 8 } });
  fake.hear({ ...full(5), table: "zzzzzzzzzz" });
  expect(fake.perspective.chat.value).toEqual([said]);
  expect(fake.perspective.update.value?.n).toBe(1);
});

test("looks through several viewers and away again", () => {
  const fake = opened();
  const second = fake.store.look(2);
  expect(fake.store.look(2)).toBe(second);
  fake.hear(full(6, 2));
  expect(second.update.value?.n).toBe(6);
  fake.store.lookAway(2);
  expect(fake.last().of("Goodbye")).toEqual([{ type: "Goodbye", table: TABLE, seat: 2 }]);
  expect(fake.store.viewers()).toEqual([0]);
});

test("a notice about a seat ends what it wanted, and is not repeated", () => {
  const fake = opened();
  fake.hear(full(1));
  fake.store.act(0, { type: "Cut" });
  fake.hear({ type: "Notice", code: "not_yours", text: "", table: TABLE, seat: 0, why: null, address: null });
  expect(fake.perspective.pending.value).toBeNull();
  expect(fake.store.notice.value?.code).toBe("not_yours");
  reconnect(fake);
  expect(fake.last().of("Act")).toEqual([]);
});

test("remembers a lost seat through other notices and a lost connection", () => {
  const fake = opened();
  const lost = { type: "Notice", code: "seat_lost", text: "", table: TABLE, seat: 0, why: "freed", address: null } as const;
  fake.hear(lost);
  fake.hear({ ...lost, code: "not_now", why: null, address: null });
  reconnect(fake);
  expect(fake.store.lost.value).toEqual(lost);
});

test("repeats what the server had no time to read", () => {
  const fake = opened();
  fake.hear(full(1));
  fake.store.act(0, { type: "Cut" });
  fake.hear({ type: "Notice", code: "too_many", text: "", table: null, seat: null, why: null, address: null });
  vi.advanceTimersByTime(1_000);
  expect(
    fake
      .last()
      .of("Act")
      .map(({ id }) => id),
  ).toEqual(["id1", "id1"]);
});

test("what follows an action is sent when that is acknowledged, as an answer to the newest update", () => {
  const fake = opened();
  fake.hear(full(1));
  fake.store.act(0, { type: "Point" }, [{ type: "Say" }]);
  expect(
    fake
      .last()
      .of("Act")
      .map(({ action }) => action),
  ).toEqual([{ type: "Point" }]);
  fake.hear(step(2));
  fake.hear({ type: "Ack", table: TABLE, seat: 0, id: "id1" });
  expect(fake.last().of("Act").at(-1)).toEqual({ type: "Act", table: TABLE, seat: 0, id: "id2", seen: 2, action: { type: "Say" } });
  fake.hear({ type: "Ack", table: TABLE, seat: 0, id: "id2" });
  expect(fake.last().of("Act")).toHaveLength(2);
  expect(fake.perspective.pending.value).toBeNull();
});

test("a refusal drops what would have followed", () => {
  const fake = opened();
  fake.hear(full(1));
  fake.store.act(0, { type: "Point" }, [{ type: "Say" }]);
  fake.hear({ type: "Refused", table: TABLE, seat: 0, id: "id1", rule: "BB-083", facts: {}, text: "no" });
  fake.hear({ type: "Ack", table: TABLE, seat: 0, id: "id1" });
  expect(fake.last().of("Act")).toHaveLength(1);
});

test("advice about what is over is asked for again while there is something to decide, and not while others play", () => {
  const advice = (n: number): FromServer => ({ type: "Advice", table: TABLE, seat: 0, n, chances: [], proposals: [] });
  const fake = opened();
  fake.hear(full(1));
  fake.store.advise(0);
  fake.hear(step(2));
  fake.hear(advice(1));
  expect(fake.last().of("Advise")).toHaveLength(2);
  fake.hear({ ...step(3), view: { ...view, waiting_on: [1] } });
  fake.hear(advice(2));
  expect(fake.last().of("Advise")).toHaveLength(2);
  expect([fake.perspective.asking.value, fake.perspective.advice.value]).toEqual([false, null]);
});
