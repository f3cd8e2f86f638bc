// A guided game waits while its only person reads what is explained.
import { beforeEach, expect, it, vi } from "vitest";
import type { TableCard } from "../../src/net/wire.gen";
import { useReading } from "../../src/shell/goal";
import { readGoal } from "../../src/shell/goals";
import type { ShownTip } from "../../src/shell/tip";
import type { Playing } from "../../src/shell/use_playing";
import { draw } from "../draw";
import { peopleOf } from "../games/told";

const TIP: ShownTip = { text: "Watch.", pieces: [], first: true, onGot: () => undefined };
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  const answer = (path: string) => {
    asked.push(String(path).split("/").at(-1)!);
    return Promise.resolve(new Response(null, { status: 204 }));
  };
  vi.stubGlobal("fetch", vi.fn(answer));
  readGoal("snip", true);
});

function Reader({ card, tip, waitingOn }: { readonly card: object; readonly tip: ShownTip | null; readonly waitingOn: readonly number[] }) {
  const seats = peopleOf(3).map((seat) => (seat.seat === 0 ? { ...seat, you: true } : { ...seat, kind: "bot" }));
  const usual: object = {
    table: "abcdefghij",
    game: "snip",
    seats,
    you_host: true,
    phase: "playing",
    paused: false,
    options: { guided: true },
  };
  const playing = { perspective: { viewer: 0 }, update: { view: { waiting_on: waitingOn } }, over: false };
  const waits = useReading({ ...playing, card: { ...usual, ...card } as TableCard } as unknown as Playing, tip);
  return <p>{String(waits)}</p>;
}

it("pauses while a tip is read and others would play, and then goes on", async () => {
  await draw(<Reader card={{}} tip={TIP} waitingOn={[1]} />);
  await draw(<Reader card={{ paused: true }} tip={TIP} waitingOn={[1]} />);
  expect(asked).toEqual(["pause"]);
  const page = await draw(<Reader card={{ paused: true }} tip={null} waitingOn={[1]} />);
  expect(asked).toEqual(["pause", "resume"]);
  expect(page.textContent).toBe("false");
});

it.each([
  ["on the own turn", {}, [0]],
  ["where it is not guided", { options: { guided: false } }, [1]],
  ["where other people would wait", { seats: peopleOf(3) }, [1]],
  ["where somebody else is the host", { you_host: false }, [1]],
])("does not pause %s", async (_, card, waitingOn) => {
  await draw(<Reader key={String(_)} card={card} tip={TIP} waitingOn={waitingOn} />);
  expect(asked).toEqual([]);
});

it("asks for one pause, also when the next tip comes before the table says that it stands", async () => {
  await draw(<Reader card={{}} tip={TIP} waitingOn={[1]} />);
  await draw(<Reader card={{}} tip={null} waitingOn={[1]} />);
  await draw(<Reader card={{}} tip={TIP} waitingOn={[1]} />);
  expect(asked).toEqual(["pause"]);
});
