// A new browser asks for its key once, whatever else it wants at the same time.
import { expect, it, vi } from "vitest";

const fresh = async () => {
  vi.resetModules();
  return (await import("../../src/net/guest_key")).withKey;
};

function question(): { readonly ask: () => Promise<string>; readonly asked: () => boolean; settle: (ok: boolean) => void } {
  let asked = false;
  let settle: (ok: boolean) => void = () => undefined;
  const ask = (): Promise<string> => {
    asked = true;
    return new Promise((resolve, reject) => {
      settle = (ok) => (ok ? resolve("told") : reject(new Error("lost")));
    });
  };
  return { ask, asked: () => asked, settle: (ok) => settle(ok) };
}

it("asks one thing first, and the rest at once when it was answered", async () => {
  const withKey = await fresh();
  const [first, second, third] = [question(), question(), question()];
  const answer = withKey(first.ask);
  void withKey(second.ask);
  void withKey(third.ask);
  expect([first.asked(), second.asked(), third.asked()]).toEqual([true, false, false]);

  first.settle(true);

  expect(await answer).toBe("told");
  await vi.waitFor(() => expect([second.asked(), third.asked()]).toEqual([true, true]));
});

it("lets the next one try when the first is lost, and still not both", async () => {
  const withKey = await fresh();
  const [first, second, third] = [question(), question(), question()];
  const answer = withKey(first.ask);
  void withKey(second.ask);
  void withKey(third.ask);

  first.settle(false);

  await expect(answer).rejects.toThrow("lost");
  await vi.waitFor(() => expect(second.asked()).toBe(true));
  expect(third.asked()).toBe(false);
  second.settle(true);
  await vi.waitFor(() => expect(third.asked()).toBe(true));
});
