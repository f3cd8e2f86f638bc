// Parts of a page over a line that fails.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fetchPart, mendStyles } from "../../src/kit/fetch_part";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Fails so many times, then brings the part. */
function line(fails: number) {
  return vi.fn(async () => {
    if (fails-- > 0) throw new TypeError("Failed to fetch dynamically imported module");
    return "part";
  });
}

it("a part that did not come is fetched again, more and more slowly", async () => {
  const load = line(2);
  const told: string[] = [];
  fetchPart(load, (part) => told.push(part));

  await vi.advanceTimersByTimeAsync(499);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(999);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual(["part"]);
  expect(vi.getTimerCount()).toBe(0);
});

it("it is waited for a quarter of a minute at most", async () => {
  const load = line(12);
  fetchPart(load, () => undefined);
  await vi.advanceTimersByTimeAsync(500 + 1_000 + 2_000 + 4_000 + 8_000);
  expect(load).toHaveBeenCalledTimes(6);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(load).toHaveBeenCalledTimes(7);
});

it("a part that nobody wants any more is neither told nor fetched again", async () => {
  const told: string[] = [];
  fetchPart(line(0), (part) => told.push(part))();
  const load = line(1);
  const stop = fetchPart(load, (part) => told.push(part));
  await vi.advanceTimersByTimeAsync(0);
  stop();

  await vi.runAllTimersAsync();
  expect([told, load.mock.calls.length]).toEqual([[], 1]);
});

it("a style sheet that did not come is asked for again", async () => {
  mendStyles();
  const [style, icon] = (["stylesheet", "icon"] as const).map((rel) => {
    const link = document.createElement("link");
    link.rel = rel;
    return document.head.appendChild(link);
  });
  for (const link of [style!, icon!]) link.dispatchEvent(new Event("error"));
  await vi.advanceTimersByTimeAsync(499);
  expect([style!.isConnected, icon!.isConnected]).toEqual([true, true]);
  await vi.advanceTimersByTimeAsync(1);
  const again = document.head.querySelector("link[rel=stylesheet]")!;
  expect([again === style, icon!.isConnected]).toEqual([false, true]);

  again.dispatchEvent(new Event("error"));
  await vi.advanceTimersByTimeAsync(999);
  expect(again.isConnected).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(again.isConnected).toBe(false);
});
