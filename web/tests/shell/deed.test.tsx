// The big button: what it does only by itself since a moment ago is done by no tap that was meant for what it did before.
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Deed, SEEN_MS, useDeed } from "../../src/shell/deed";
import type { Draft } from "../../src/shell/draft";

const root = document.createElement("div");
const confirm = vi.fn();
let deed: Deed;
let shownAt = 0;

function Table({ does, chosen, answered }: { readonly does: string | null; readonly chosen: number; readonly answered: boolean }) {
  const submit = does === null ? undefined : { label: does, icon: "snip", action: { type: does } };
  deed = useDeed({ prompt: { title: "", submit }, confirm, chosen } as unknown as Draft, answered);
  return null;
}

const show = (does: string | null, { chosen = 0, answered = false } = {}): Promise<void> =>
  act(() => render(<Table does={does} chosen={chosen} answered={answered} />, root));

/** A tap or a key so many milliseconds after what is shown now was shown first. */
function tap(after: number): number {
  const by = new Event("click");
  Object.defineProperty(by, "timeStamp", { value: shownAt + after });
  confirm.mockClear();
  deed.confirm(by);
  return confirm.mock.calls.length;
}

beforeEach(() => {
  vi.spyOn(performance, "now").mockImplementation(() => shownAt);
});

afterEach(async () => {
  await act(() => render(null, root));
  vi.restoreAllMocks();
});

it("does what it has said for a while", async () => {
  shownAt = 1_000;
  await show("Cut");
  shownAt = 5_000;
  await show("Cut");
  expect(tap(0)).toBe(1);
});

it("is deaf while nobody can have seen that it does something else by itself", async () => {
  await show("Cut");
  shownAt = 9_000;
  await show("Vouch");
  expect([tap(-80), tap(0), tap(SEEN_MS - 1), tap(SEEN_MS)]).toEqual([0, 0, 0, 1]);
});

it("does at once what was chosen, also when it was proposed just before", async () => {
  await show("Cut");
  await show("Vouch", { chosen: 1 });
  expect(tap(1)).toBe(1);
  await show("Cut", { chosen: 1 });
  expect(tap(1)).toBe(0);
  await show("Vouch", { chosen: 2 });
  expect(tap(1)).toBe(1);
});

it("does the same once more only when it was seen again after the answer", async () => {
  await show("Draw", { chosen: 1 });
  await show("Draw", { chosen: 1, answered: true });
  shownAt = 9_000;
  await show("Draw", { chosen: 1 });
  expect([tap(SEEN_MS - 1), tap(SEEN_MS)]).toEqual([0, 1]);
});
