// What may be done about a seat: a refusal says what has to happen first, and what cannot be taken back is asked twice.
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { Toasts } from "../../src/kit";
import type { SeatCard, TableCard } from "../../src/net/wire.gen";
import SeatMenu from "../../src/shell/seat_menu";
import { setLanguage, t } from "../../src/words";
import { click, draw, until } from "../draw";
import { peopleOf } from "../games/told";

const card = { table: "abcdefghij", phase: "playing", pace: "live", you_host: true } as TableCard;
const bea: SeatCard = { ...peopleOf(2)[1]!, online: false };

beforeAll(() => setLanguage("en"));
afterEach(() => vi.unstubAllGlobals());

async function menu(answer: Response) {
  const fetched = vi.fn(async (_path: string, _request: RequestInit) => answer);
  vi.stubGlobal("fetch", fetched);
  const onClose = vi.fn();
  const page = await draw(
    <>
      <SeatMenu card={card} seat={bea} onClose={onClose} />
      <Toasts />
    </>,
  );
  const button = (label: string) => [...page.querySelectorAll("button")].find(({ textContent }) => textContent === label);
  return { page, button, fetched, onClose };
}

it("says in the dialog that a bot may play once the holder has been away for a minute", async () => {
  const { page, button, onClose } = await menu(
    Response.json({ code: "not_now", text: "seat 1 cannot be given to a bot yet" }, { status: 409 }),
  );
  await click(button("Hand to a bot"));
  await until(() => page.querySelector(".toast"));

  expect(page.querySelector("dialog .toast")?.textContent).toBe("Possible once Bea has been away for 60 s.");
  expect(onClose).not.toHaveBeenCalled();
});

it("frees a seat only when told twice", async () => {
  const { button, fetched, onClose } = await menu(new Response(null, { status: 204 }));
  await click(button("Free the seat"));
  expect(fetched).not.toHaveBeenCalled();
  await click(button("Really free it"));
  await until(() => onClose.mock.calls.length > 0);

  expect(fetched.mock.calls.map(([path, { method }]) => [method, path])).toEqual([["DELETE", "/api/tables/abcdefghij/seats/1"]]);
});

it.each([
  ["en", "Only whoever plays on this seat can move it, until they have been offline for a minute."],
  ["it", "Solo chi gioca a questo posto può spostarlo, finché non è offline da un minuto."],
  ["es", "Solo quien juega en este asiento puede moverlo, hasta que lleve un minuto sin conexión."],
] as const)("says inside the dialog why the host cannot move a seat: %s", async (language, told) => {
  await setLanguage(language);
  const { page, button } = await menu(Response.json({ code: "seat_kept", text: "seat 1 is kept" }, { status: 409 }));
  await click(button(t("table-move-device")));
  await until(() => page.querySelector("dialog .toast:last-child")?.textContent === told);
});
