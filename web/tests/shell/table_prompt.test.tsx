// The bottom of the table: what may be picked is there with its sign, for somebody who waits all the same.
import { beforeAll, expect, it, vi } from "vitest";
import type { Option } from "../../src/games/game_module";
import { Eyes, type Moment, TableStore } from "../../src/net/table_store";
import type { SeatCard, TableCard } from "../../src/net/wire.gen";
import type { Draft } from "../../src/shell/draft";
import { TablePrompt } from "../../src/shell/table_prompt";
import { speak } from "../../src/words";
import { click, draw } from "../draw";
import { peopleOf } from "../games/told";
import { fakeLine } from "../net/fake_socket";

const CLAIM = { kind: "claim" };

beforeAll(() => speak("en"));

/** Ada's, while Bea is waited on. */
async function prompt(option: Omit<Option<typeof CLAIM>, "draft" | "chosen">, change: Partial<SeatCard> = {}, { myTurn = false, eyes = new Eyes(0) } = {}) {
  const { line, last } = fakeLine();
  const store = new TableStore("abcdefghij", line);
  store.open();
  last().onopen?.();
  const pick = vi.fn();
  const draft = { scene: { draft: null }, prompt: { title: "Bea is laying a pipe", options: [{ ...option, draft: CLAIM, chosen: false }] }, pick } as unknown as Draft;
  const card = { seats: peopleOf(2).map((seat) => ({ ...seat, ...(seat.seat === 1 ? change : {}) })), paused: false, you_host: true } as unknown as TableCard;
  const moment = { view: { waiting_on: [1] } } as unknown as Moment;
  const page = await draw(<TablePrompt store={store} card={card} draft={draft} eyes={eyes} moment={moment} hand={null} left={null} myTurn={myTurn} />);
  return { page, pick, option: page.querySelector(".prompt-options button") };
}

it("offers what may be picked out of turn while a bot plays for who has left", async () => {
  const { page, pick, option } = await prompt({ label: "Claim the win" }, { away: true });
  await click(option);

  expect(page.querySelector(".prompt-title")?.textContent).toBe("Bea is laying a pipe");
  expect(pick).toHaveBeenCalledWith(CLAIM);
});

it("says at once that it is sending what was done out of turn", async () => {
  const eyes = new Eyes(0);
  eyes.pending.value = { type: "Act", table: "abcdefghij", seat: 0, id: "id1", seen: 1, action: { type: "Claim" } };

  expect((await prompt({ label: "Claim the win" }, {}, { eyes })).page.querySelector(".prompt-title")?.textContent).toBe("Sending");
});

it("an option shows the game's own sign before its label", async () => {
  const { option } = await prompt({ label: "X", name: "explosive", sign: <svg class="sign" /> }, {}, { myTurn: true });

  expect(option?.firstElementChild?.classList.contains("sign")).toBe(true);
  expect([option?.textContent, option?.getAttribute("aria-label")]).toEqual(["X", "explosive"]);
});
