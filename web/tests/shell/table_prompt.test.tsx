// The bottom of the table for somebody who waits: what may be picked out of turn is there all the same.
import { beforeAll, expect, it, vi } from "vitest";
import { Eyes, type Moment, TableStore } from "../../src/net/table_store";
import type { TableCard } from "../../src/net/wire.gen";
import type { Draft } from "../../src/shell/draft";
import { TablePrompt } from "../../src/shell/table_prompt";
import { speak } from "../../src/words";
import { click, draw } from "../draw";
import { peopleOf } from "../games/told";
import { fakeLine } from "../net/fake_socket";

const CLAIM = { kind: "claim" };

beforeAll(() => speak("en"));

async function waiting(eyes = new Eyes(0)) {
  const { line, last } = fakeLine();
  const store = new TableStore("abcdefghij", line);
  store.open();
  last().onopen?.();
  const pick = vi.fn();
  const draft = { scene: { draft: null }, prompt: { title: "Bea is laying a pipe", options: [{ label: "Claim the win", draft: CLAIM, chosen: false }] }, pick } as unknown as Draft;
  const card = { seats: peopleOf(2).map((seat) => ({ ...seat, away: seat.seat === 1 })), paused: false, you_host: true } as unknown as TableCard;
  const moment = { view: { waiting_on: [1] } } as unknown as Moment;
  const page = await draw(<TablePrompt store={store} card={card} draft={draft} eyes={eyes} moment={moment} hand={null} left={null} myTurn={false} />);
  return { page, pick };
}

it("offers what may be picked out of turn while a bot plays for who has left", async () => {
  const { page, pick } = await waiting();
  await click(page.querySelector(".prompt-options button"));

  expect(page.querySelector(".prompt-title")?.textContent).toBe("Bea is laying a pipe");
  expect(pick).toHaveBeenCalledWith(CLAIM);
});

it("says at once that it is sending what was done out of turn", async () => {
  const eyes = new Eyes(0);
  eyes.pending.value = { type: "Act", table: "abcdefghij", seat: 0, id: "id1", seen: 1, action: { type: "Claim" } };

  expect((await waiting(eyes)).page.querySelector(".prompt-title")?.textContent).toBe("Sending");
});
