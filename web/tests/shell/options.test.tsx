// Options drawn from their schema: switches, chips, titles; what only programs choose is left out.
import { beforeAll, expect, it } from "vitest";
import { GameWords } from "../../src/games/words";
import { OptionChips, type Options, propertiesOf, withItsSeats } from "../../src/shell/options";
import { speak } from "../../src/words";
import { click, draw } from "../draw";
import { act } from "preact/test-utils";

const SCHEMA = {
  $ref: "#/$defs/TickTockOptions",
  $defs: {
    TickTockOptions: {
      properties: {
        seats: { type: "integer" },
        mission: { type: "integer", minimum: 1, maximum: 3, default: 1 },
        captain: { type: "integer", minimum: 0, exclusiveMaximum: 5, default: 0 },
        dealer: { type: "integer", minimum: 0, maximum: 5, default: 0 },
        silent: { type: "boolean", default: false },
        red: { type: "array", items: { type: "integer" }, default: [] },
      },
    },
  },
};
const words = new GameWords(
  "en",
  ["option-mission = Mission\noption-mission-1 = First day\noption-mission-2 = Second day\noption-mission-3 = Night\noption-captain = Captain\n    .seat = { SEAT($value) }\noption-dealer = Dealer\n    .lot = By lot\n    .seat = { SEAT($value) }\noption-silent = Silent\n    .hint = for bots\n"],
  (seat) => ["Ada", "Bea", "Cleo"][seat] ?? "",
);

const best = (title: string): number | undefined => (title === "option-mission-2" ? 11 : undefined);

beforeAll(() => speak("en"));

async function drawn(reason?: string): Promise<{ page: HTMLElement; chosen: Options[] }> {
  const chosen: Options[] = [];
  const page = await draw(
    <OptionChips schema={SCHEMA} options={{ seats: 3, mission: 2, captain: 0 }} seats={{ least: 2, most: 3 }} words={words} best={best} reason={reason} onChange={(options) => chosen.push(options)} />,
  );
  return { page, chosen };
}

it("draws every option but lists", async () => {
  const { page } = await drawn();
  expect(Object.keys(propertiesOf(SCHEMA))).toContain("red");
  expect([...page.querySelectorAll(".option-label, .toggle-label")].map((label) => label.textContent)).toEqual(["Seats", "Mission best 11", "Captain", "Dealer", "Silent"]);
});

it("whole numbers with titles are a list of titles", async () => {
  const { page, chosen } = await drawn();
  const list = page.querySelector("select")!;
  expect([...list.options].map((option) => option.textContent)).toEqual(["1 · First day", "2 · Second day (best 11)", "3 · Night"]);
  expect(page.querySelector(".picker-face")?.textContent).toBe("2 · Second day");
  expect(page.querySelector('[aria-label="Mission"] .meta')?.textContent).toBe("best 11");
  await act(() => {
    list.value = "3";
    list.dispatchEvent(new Event("change", { bubbles: true }));
  });
  expect(chosen).toEqual([{ seats: 3, mission: 3, captain: 0 }]);
});

it("seats are named, and only those that there are", async () => {
  const { page, chosen } = await drawn();
  const chips = [...page.querySelectorAll('[aria-label="Captain"] .chip')];
  expect(chips.map((chip) => chip.textContent)).toEqual(["Ada", "Bea", "Cleo"]);
  await click(chips[1]);
  expect(chosen).toEqual([{ seats: 3, mission: 2, captain: 1 }]);
});

it("seats that are counted from 1 stand after the lot, and only those that there are", async () => {
  const { page, chosen } = await drawn();
  const chips = [...page.querySelectorAll('[aria-label="Dealer"] .chip')];
  expect(chips.map((chip) => chip.textContent)).toEqual(["By lot", "Ada", "Bea", "Cleo"]);
  await click(chips[3]);
  expect(chosen).toEqual([{ seats: 3, mission: 2, captain: 0, dealer: 3 }]);
});

it("a smaller table forgets the seats that it has no more", () => {
  expect(withItsSeats({ seats: 2, mission: 3, captain: 2, dealer: 3, silent: true, red: [4] }, words)).toEqual({ seats: 2, mission: 3, captain: 0, dealer: 0, silent: true, red: [4] });
  expect(withItsSeats({ seats: 2, mission: 3, captain: 1, dealer: 2 }, words)).toEqual({ seats: 2, mission: 3, captain: 1, dealer: 2 });
});

it("whoever may not change them sees what was chosen", async () => {
  const { page } = await drawn("The host decides this.");
  expect(page.querySelector("select")).toBeNull();
  expect([...page.querySelectorAll(".chip")].map((chip) => chip.textContent)).toEqual(["3", "2 · Second day", "Ada", "By lot"]);
});
