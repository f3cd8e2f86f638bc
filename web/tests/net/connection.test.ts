// The connection: pings, gives up after nine seconds of silence, comes back with growing waits, and knows the server's clock.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FIRST_WAIT_MS, LONGEST_WAIT_MS, PING_MS, SILENCE_MS } from "../../src/net/connection";
import { fakeConnection } from "./fake_socket";

const subscriber = (table = "aaaaaaaaaa") => ({ table, greet: vi.fn(), hear: vi.fn() });

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  vi.spyOn(Math, "random").mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("opens for its first subscriber, and greets each", () => {
  const { connection, sockets, last } = fakeConnection();
  const [first, second] = [subscriber(), subscriber()];
  expect(sockets).toHaveLength(0);
  connection.join(first);
  expect(connection.state.value).toBe("opening");
  last().onopen?.();
  expect(connection.state.value).toBe("open");
  expect(first.greet).toHaveBeenCalledTimes(1);
  connection.join(second);
  expect(sockets).toHaveLength(1);
  expect(second.greet).toHaveBeenCalledTimes(1);
});

test("pings every two and a half seconds and keeps a connection that answers", () => {
  const { connection, last } = fakeConnection();
  connection.join(subscriber());
  last().onopen?.();
  for (let beat = 1; beat <= 8; beat += 1) {
    vi.advanceTimersByTime(PING_MS);
    last().answer({ type: "Pong", t: Date.now(), now: Date.now() });
    expect(last().of("Ping")).toHaveLength(beat + 1);
  }
  expect(connection.state.value).toBe("open");
});

test("gives up a silent connection at nine seconds and opens another", () => {
  const { connection, sockets } = fakeConnection();
  connection.join(subscriber());
  sockets[0]!.onopen?.();
  vi.advanceTimersByTime(PING_MS * 3);
  expect(connection.state.value).toBe("open");
  vi.advanceTimersByTime(SILENCE_MS - PING_MS * 3 + PING_MS);
  expect(connection.state.value).toBe("lost");
  expect(sockets[0]!.closed).toBe(true);
  vi.advanceTimersByTime(FIRST_WAIT_MS);
  expect(sockets).toHaveLength(2);
});

test("waits longer after each failure, up to a limit, and starts afresh after a success", () => {
  const { connection, sockets, last } = fakeConnection();
  const guest = subscriber();
  connection.join(guest);
  const waits: number[] = [];
  for (let failure = 0; failure < 7; failure += 1) {
    last().onclose?.();
    waits.push(connection.retryAt.value - Date.now());
    vi.advanceTimersByTime(waits.at(-1)!);
  }
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000, LONGEST_WAIT_MS, LONGEST_WAIT_MS]);
  expect(sockets).toHaveLength(8);
  last().onopen?.();
  last().onclose?.();
  expect(connection.retryAt.value - Date.now()).toBe(FIRST_WAIT_MS);
  expect(guest.greet).toHaveBeenCalledTimes(1);
});

test("opens at once when asked to, and only once", () => {
  const { connection, sockets, last } = fakeConnection();
  connection.join(subscriber());
  last().onclose?.();
  connection.retryNow();
  expect(sockets).toHaveLength(2);
  expect(connection.state.value).toBe("opening");
  vi.advanceTimersByTime(LONGEST_WAIT_MS / 2);
  expect(sockets).toHaveLength(2);
});

test("opens anew when asked to, though nothing says yet that it is lost", () => {
  const { connection, sockets, last } = fakeConnection();
  const guest = subscriber();
  connection.join(guest);
  last().onopen?.();
  connection.retryNow();
  expect([sockets[0]!.closed, connection.state.value]).toEqual([true, "opening"]);
  last().onopen?.();
  expect(guest.greet).toHaveBeenCalledTimes(2);
});

test("closes when its last subscriber leaves", () => {
  const { connection, sockets } = fakeConnection();
  const guest = subscriber();
  connection.join(guest);
  connection.leave(guest);
  expect(sockets[0]!.closed).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
});

test("takes the server's time from the quickest round trip", () => {
  const { connection, last } = fakeConnection();
  connection.join(subscriber());
  last().onopen?.();
  const sent = Date.now();
  vi.setSystemTime(sent + 100);
  last().answer({ type: "Pong", t: sent, now: 5_000_050 });
  expect(connection.now()).toBe(5_000_100);
  vi.setSystemTime(sent + 900);
  last().answer({ type: "Pong", t: sent + 200, now: 5_000_300 });
  expect(connection.now()).toBe(5_000_900);
});

test("takes it from a slower one as well when a clock was set", () => {
  const { connection, last } = fakeConnection();
  connection.join(subscriber());
  last().onopen?.();
  const sent = Date.now();
  last().answer({ type: "Pong", t: sent, now: 5_000_000 });
  vi.setSystemTime(sent + 200);
  last().answer({ type: "Pong", t: sent, now: 9_000_100 });
  expect(connection.now()).toBe(9_000_200);
});

test("has one socket, for the table of whoever came last", () => {
  const { connection, sockets, last } = fakeConnection();
  const first = subscriber("aaaaaaaaaa");
  const second = subscriber("bbbbbbbbbb");
  connection.join(first);
  last().onopen?.();
  connection.join(second);
  expect(sockets.map(({ table, closed }) => [table, closed])).toEqual([
    ["aaaaaaaaaa", true],
    ["bbbbbbbbbb", false],
  ]);
  connection.leave(first);
  expect(sockets).toHaveLength(2);
});

test("goes back to the table of those who stay", () => {
  const { connection, sockets } = fakeConnection();
  const staying = subscriber("aaaaaaaaaa");
  const passing = subscriber("bbbbbbbbbb");
  connection.join(staying);
  connection.join(passing);
  connection.leave(passing);
  expect(sockets.map(({ table, closed }) => [table, closed])).toEqual([
    ["aaaaaaaaaa", true],
    ["bbbbbbbbbb", true],
    ["aaaaaaaaaa", false],
  ]);
});
