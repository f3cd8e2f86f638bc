// The bottom of the table: what may be picked is there with its sign, for somebody who waits all the same.
import { beforeAll, expect, it, vi } from "vitest";
import { Perspective, type Update, TableStore } from "../../src/net/table_store";
import type { TableCard } from "../../src/net/wire.gen";
import type { Draft } from "../../src/shell/draft";
import { TablePrompt } from "../../src/shell/table_prompt";
import type { LoadedGame } from "../../src/shell/use_game";
import { setLanguage } from "../../src/words";
import { click, draw } from "../draw";
import { peopleOf } from "../games/told";
import { fakeConnection } from "../net/fake_socket";

const CLAIM = { kind: "claim" };

beforeAll(() => setLanguage("en"));

interface Given {
  readonly perspective?: Perspective;
  readonly card?: Partial<TableCard>;
  readonly prompt?: Partial<Draft["prompt"]>;
  readonly myTurn?: boolean;
  readonly answered?: boolean;
  readonly module?: Partial<LoadedGame["module"]>;
}

async function bottom({
  perspective = new Perspective(0),
  card: change = {},
  prompt = {},
  myTurn = false,
  answered = false,
  module = {},
}: Given = {}) {
  const { connection, last } = fakeConnection();
  const store = new TableStore("abcdefghij", connection);
  store.open();
  last().onopen?.();
  const pick = vi.fn();
  const draft = {
    scene: { draft: null },
    prompt: { title: "Bea is laying a pipe", options: [{ label: "Claim the win", draft: CLAIM, chosen: false }], ...prompt },
    pick,
  } as unknown as Draft;
  const card = {
    seats: peopleOf(2).map((seat) => ({ ...seat, away: seat.seat === 1 })),
    paused: false,
    you_host: true,
    ...change,
  } as unknown as TableCard;
  const update = { view: { waiting_on: [1] }, tip: null } as unknown as Update;
  const page = await draw(
    <TablePrompt
      store={store}
      card={card}
      game={{ module } as unknown as LoadedGame}
      draft={draft}
      deed={{ confirm: vi.fn(), row: { current: null } }}
      perspective={perspective}
      update={update}
      hand={null}
      left={null}
      myTurn={myTurn}
      answered={answered}
      seat={card.seats[0]}
      lost={false}
      over={false}
      end={{ stage: null, ending: null, blasted: () => undefined }}
      revealed={null}
      go={null}
      board={{ ...draft.scene, still: false, pick, attempt: vi.fn() }}
      tip={null}
      waits={false}
      hint={null}
      slip={null}
      onRule={vi.fn()}
    />,
  );
  return { page, pick };
}

it("shows whom the table waits for as the board does: by a face, or by a figure", async () => {
  const { page } = await bottom();
  expect([page.querySelectorAll(".face").length, page.querySelectorAll(".figure").length]).toEqual([1, 0]);
  await bottom({ module: { Figure: ({ seat }) => <svg data-figure={seat} /> } });
  expect([page.querySelectorAll(".face").length, page.querySelector(".figure > svg")?.getAttribute("data-figure")]).toEqual([0, "1"]);
});

it("offers what may be picked out of turn while a bot plays for who has left", async () => {
  const { page, pick } = await bottom();
  await click(page.querySelector(".prompt-options button"));

  expect(page.querySelector(".prompt-title")?.textContent).toBe("Bea is laying a pipe");
  expect(pick).toHaveBeenCalledWith(CLAIM);
});

it("says at once that it is sending what was done out of turn", async () => {
  expect((await bottom({ answered: true })).page.querySelector(".prompt-title")?.textContent).toBe("Sending");
});

it("lights no button for what is answered already", async () => {
  const submit = { label: "Cut 4", icon: "snip" as const, action: { type: "Lay" } };
  const { page } = await bottom({ prompt: { submit }, myTurn: true, answered: true });
  const button = page.querySelector(".prompt-buttons .button-wide");
  expect([button?.textContent, button?.getAttribute("aria-busy")]).toEqual(["Sending", "true"]);
});

it("an option shows the game's own sign before its label", async () => {
  const { page } = await bottom({
    prompt: { options: [{ label: "X", name: "explosive", sign: <svg class="sign" />, draft: CLAIM, chosen: false }] },
    myTurn: true,
  });
  const option = page.querySelector(".prompt-options button");

  expect(option?.firstElementChild?.classList.contains("sign")).toBe(true);
  expect([option?.textContent, option?.getAttribute("aria-label")]).toEqual(["X", "explosive"]);
});

it("lets the host go on from a pause right there", async () => {
  const fetched = vi.fn(async () => new Response(null, { status: 204 }));
  vi.stubGlobal("fetch", fetched);
  const { page } = await bottom({ card: { table: "abcdefghij", paused: true } });
  await click(page.querySelector(".prompt-line .button-primary"));
  vi.unstubAllGlobals();

  expect(fetched).toHaveBeenCalledWith("/api/tables/abcdefghij/resume", expect.objectContaining({ method: "POST" }));
});

it("tells everybody else who will go on", async () => {
  const { page } = await bottom({ card: { paused: true, you_host: false } });

  expect(page.querySelector(".prompt-line")?.textContent).toBe("PausedThe host resumes the game.");
});

it("warns with a sign, not by colour alone", async () => {
  const { page } = await bottom({ prompt: { detail: "This step loses the game.", grave: true }, myTurn: true });
  const warning = page.querySelector(".prompt-grave");

  expect(warning?.textContent).toBe("This step loses the game.");
  expect(warning?.querySelector(".icon")).not.toBeNull();
});

const BOT = { kind: "bot", level: "novice", away: false, you: false } as const;
const OUT = { isOut: (_: unknown, seat: number) => seat === 0 };

function outAmong(others: "bots" | "people") {
  const seats = peopleOf(3).map((seat) => ({
    ...seat,
    away: false,
    you: seat.seat === 0,
    ...(others === "bots" && seat.seat > 0 ? BOT : {}),
  }));
  const card = { table: "abcdefghij", phase: "playing", tempo: "normal", seats } as unknown as Partial<TableCard>;
  return bottom({ card, module: OUT, prompt: { options: [] } });
}

it("lets somebody who is out leave, or watch bots at speed", async () => {
  const fetched = vi.fn(async () => new Response(null, { status: 204 }));
  vi.stubGlobal("fetch", fetched);
  const { page } = await outAmong("bots");
  await click(page.querySelector(".prompt-buttons .button-wide"));
  vi.unstubAllGlobals();

  expect(page.querySelector(".prompt-buttons a")?.getAttribute("href")).toBe("/");
  expect(page.querySelector(".prompt-buttons .button-wide")?.textContent).toBe("Watch at speed");
  expect(fetched).toHaveBeenCalledWith("/api/tables/abcdefghij/hurry", expect.objectContaining({ method: "POST" }));
});

it("hurries no people who play on: whoever is out may leave", async () => {
  const { page } = await outAmong("people");

  expect([...page.querySelectorAll(".prompt-buttons > *")].map((way) => way.textContent)).toEqual(["To the games"]);
});

it("keeps what can be done besides in the row of buttons while hints take the place of the title", async () => {
  const end = { label: "End turn", icon: "flag" as const, draft: CLAIM, chosen: false };
  const { page, pick } = await bottom({ prompt: { beside: [end], lit: [CLAIM, CLAIM] }, myTurn: true });
  await click(page.querySelector(".prompt-buttons .prompt-beside button"));

  expect(pick).toHaveBeenCalledWith(CLAIM);
  expect(page.querySelector(".prompt-steps")?.classList.contains("wide-only")).toBe(true);
});

it("says what has to be picked, on the button and as the reason why it sends nothing", async () => {
  const { page } = await bottom({ prompt: { lit: [CLAIM], wanted: "Choose a sentence" }, myTurn: true });
  const button = page.querySelector<HTMLElement>(".prompt-buttons .button-primary");
  expect(button?.textContent).toBe("Choose a sentence");
  expect(button?.title).toBe("Choose a sentence");
});
