// What the menu of a seat says when the server refuses.
import { afterEach, expect, it, vi } from "vitest";
import type { TableCard } from "../../src/net/wire.gen";
import SeatMenu from "../../src/shell/seat_menu";
import { speak } from "../../src/words";
import { click, draw } from "../draw";
import { peopleOf } from "../games/told";

afterEach(() => vi.unstubAllGlobals());

it.each([
  ["en", "Only whoever plays on this seat can move it, until they have been offline for a minute."],
  ["it", "Solo chi gioca a questo posto può spostarlo, finché non è offline da un minuto."],
  ["es", "Solo quien juega en este asiento puede moverlo, hasta que lleve un minuto sin conexión."],
] as const)("says inside the dialog why the host cannot move a seat: %s", async (language, told) => {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ code: "seat_kept", text: "english" }), { status: 409 }));
  await speak(language);
  const seats = peopleOf(2);
  const page = await draw(<SeatMenu card={{ table: "abcdefghij", phase: "playing", seats, you_host: true } as unknown as TableCard} seat={seats[1]!} mayHandOver={false} onClose={() => undefined} />);
  expect(page.querySelector('[role="alert"]')).toBeNull();
  await click(page.querySelector(".seat-menu button"));
  await vi.waitFor(() => expect(page.querySelector('.seat-menu [role="alert"]')?.textContent).toBe(told));
});
