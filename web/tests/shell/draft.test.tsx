// What was picked: it is forgotten when the game goes on, and what is picked after that stays.
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, it } from "vitest";
import type { GameModule } from "../../src/contract/game_module";
import type { GameWords } from "../../src/contract/game_words";
import { Perspective, type Update, TableStore } from "../../src/net/table_store";
import type { Act } from "../../src/net/wire.gen";
import { type Draft, useDraft } from "../../src/shell/draft";
import { fakeConnection } from "../net/fake_socket";

interface Shown {
  readonly stage: string;
  readonly waiting_on: readonly number[];
}

const store = new TableStore("abcdefghij", fakeConnection().connection);
const module = { prompt: () => ({ title: "" }), stage: ({ stage }: Shown) => stage } as unknown as GameModule;
const root = document.createElement("div");
let draft: Draft;

function Picker(view: Shown) {
  draft = useDraft({
    store,
    perspective: new Perspective(0),
    update: { view, offers: [] } as unknown as Update,
    module,
    words: {} as GameWords,
    seats: [],
  });
  return null;
}

afterEach(() => act(() => render(null, root)));

it.each([
  ["the stage is another", { stage: "round", waiting_on: [0] }],
  ["the turn has passed on", { stage: "deal", waiting_on: [1] }],
])("keeps what is picked on the new screen when %s, however late the browser paints it", async (_, next) => {
  await act(() => render(<Picker stage="deal" waiting_on={[0]} />, root));
  await act(() => draft.pick("before"));
  render(<Picker {...next} />, root); // as in a browser: nothing waits for what comes after the paint
  await Promise.resolve();
  expect(draft.scene.draft).toBeNull();

  draft.pick("after");
  await act(() => undefined);

  expect(draft.scene.draft).toBe("after");
});

const LAY = { type: "Lay", wire: 4 };
const promising = { prompt: () => ({ title: "", submit: { label: "", icon: "snip", action: { type: "Say" }, later: [LAY] } }) };

function Promiser({
  eyes,
  waiting_on,
  offered,
}: {
  readonly eyes: Perspective;
  readonly waiting_on: readonly number[];
  readonly offered: string;
}) {
  const offers = [{ type: offered, choices: [{ ...LAY, type: offered }] }];
  const update = { view: { waiting_on }, offers } as unknown as Update;
  draft = useDraft({ store, perspective: eyes, update, module: promising as unknown as GameModule, words: {} as GameWords, seats: [] });
  return null;
}

it.each([
  ["when it is asked for, however many others act before", [{ waiting_on: [1], offered: "Speak" }], LAY],
  ["never once something else was asked", [{ waiting_on: [0], offered: "Point" }], null],
] as const)("gives an answer that was given beforehand %s", async (_, between, due) => {
  const eyes = new Perspective(0);
  const see = (waiting_on: readonly number[], offered: string) =>
    act(() => render(<Promiser eyes={eyes} waiting_on={waiting_on} offered={offered} />, root));
  await see([0], "Say");
  await act(() => {
    draft.confirm();
    eyes.pending.value = { id: "id1" } as Act;
  });
  expect(draft.due).toBeNull();

  for (const { waiting_on, offered } of between) await see(waiting_on, offered);
  await act(() => eyes.settle("id1", null));
  await see([0], "Lay");

  expect(draft.due).toEqual(due);
});

it("goes on with what was told once, until that no longer holds", async () => {
  const drawing = {
    prompt: () => ({ title: "", submit: { label: "", icon: "plus", action: { type: "Draw" }, later: [{ type: "Draw" }] } }),
    holds: ({ offers }: { readonly offers: readonly { readonly type: string }[] }) => offers.every(({ type }) => type !== "Bomb"),
  } as unknown as GameModule;
  const eyes = new Perspective(0);
  function Drawer({ offered }: { readonly offered: readonly string[] }) {
    const update = { view: { waiting_on: [0] }, offers: offered.map((type) => ({ type, choices: [{ type }] })) } as unknown as Update;
    draft = useDraft({ store, perspective: eyes, update, module: drawing, words: {} as GameWords, seats: [] });
    return null;
  }
  const see = (...offered: readonly string[]) => act(() => render(<Drawer offered={offered} />, root));
  await see("Draw");
  await act(() => draft.confirm());
  await see("Draw");
  expect(draft.due).toEqual({ type: "Draw" });
  await see("Draw", "Bomb");
  expect(draft.due).toBeNull();
  await see("Draw");
  expect(draft.due).toBeNull();
});
