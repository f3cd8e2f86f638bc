// What was picked: it is forgotten when the game goes on, and what is picked after that stays.
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, it } from "vitest";
import type { GameModule } from "../../src/contract/game_module";
import type { GameWords } from "../../src/contract/game_words";
import { Perspective, type Update, TableStore } from "../../src/net/table_store";
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
