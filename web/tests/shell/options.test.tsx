// Options drawn from their schema: switches, chips, titles; what only programs choose is left out.
import { beforeAll, expect, it } from "vitest";
import { GameWords } from "../../src/contract/game_words";
import type { GameCard } from "../../src/net/wire.gen";
import { OptionChips, type Options, propertiesOf, withItsSeats } from "../../src/shell/options";
import { setLanguage } from "../../src/words";
import { click, draw } from "../draw";
import { act } from "preact/test-utils";

const SCHEMA = {
  $ref: "#/$defs/TickTockOptions",
  $defs: {
    TickTockOptions: {
      properties: {
        seats: { type: "integer" },
        mission: { type: "integer", minimum: 1, maximum: 3, default: 1 },
        captain: { type: "integer", minimum: -1, exclusiveMaximum: 5, default: 0 },
        dealer: { type: "integer", minimum: 0, maximum: 5, default: 0 },
        silent: { type: "boolean", default: false },
        red: { type: "array", items: { type: "integer" }, default: [] },
      },
    },
  },
};
const words = new GameWords(
  "en",
  [
    [
      "option-mission = Mission",
      "option-mission-1 = First day",
      "option-mission-2 = Second day",
      "option-mission-3 = Night",
      "option-captain = Captain",
      "    .drawn = By lot",
      "    .seat = { SEAT($value) }",
      "option-dealer = Dealer",
      "    .lot = By lot",
      "    .seat = { SEAT($value) }",
      "option-silent = Silent",
      "    .hint = for bots",
      "",
    ].join("\n"),
  ],
  (seat) => ["Ada", "Bea", "Cleo"][seat] ?? "",
);

const gameCard = (options: unknown, more: Partial<GameCard> = {}): GameCard => ({
  id: "tick_tock",
  title: "Tick Tock",
  min_seats: 2,
  max_seats: 3,
  usual_seats: 2,
  cooperative: true,
  ready: true,
  end_reasons: [],
  audiences: [],
  levels: [],
  advises: false,
  presets: [],
  options,
  for_bots: {},
  ...more,
});

const best = (title: string): number | undefined => (title === "option-mission-2" ? 11 : undefined);

beforeAll(() => setLanguage("en"));

async function drawn(reason?: string): Promise<{ page: HTMLElement; chosen: Options[] }> {
  const chosen: Options[] = [];
  const page = await draw(
    <OptionChips
      game={gameCard(SCHEMA)}
      options={{ seats: 3, mission: 2, captain: 0 }}
      peopled
      words={words}
      best={best}
      reason={reason}
      onChange={async (options) => void chosen.push(options)}
    />,
  );
  return { page, chosen };
}

it("draws every option but lists", async () => {
  const { page } = await drawn();
  expect(Object.keys(propertiesOf(SCHEMA))).toContain("red");
  expect([...page.querySelectorAll(".option-label, .toggle-label")].map((label) => label.textContent)).toEqual([
    "Seats",
    "Mission best 11",
    "Captain",
    "Dealer",
    "Silent",
  ]);
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

it("seats are named, and only those that there are; the lot comes before them", async () => {
  const { page, chosen } = await drawn();
  const chips = [...page.querySelectorAll('[aria-label="Captain"] .chip')];
  expect(chips.map((chip) => chip.textContent)).toEqual(["By lot", "Ada", "Bea", "Cleo"]);
  await click(chips[2]);
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
  expect(withItsSeats({ seats: 2, mission: 3, captain: 2, dealer: 3, silent: true, red: [4] }, words)).toEqual({
    seats: 2,
    mission: 3,
    captain: 0,
    dealer: 0,
    silent: true,
    red: [4],
  });
  expect(withItsSeats({ seats: 2, mission: 3, captain: 1, dealer: 2 }, words)).toEqual({ seats: 2, mission: 3, captain: 1, dealer: 2 });
});

it("pauses are chosen in seconds, also where the game counts thousandths", async () => {
  const properties = { hold_ms: { type: "integer", minimum: 0, maximum: 4000, default: 1500 } };
  const page = await draw(
    <OptionChips
      game={gameCard({ $ref: "#/$defs/Paused", $defs: { Paused: { properties } } })}
      options={{ hold_ms: 1500 }}
      peopled
      words={words}
      best={() => undefined}
      reason={undefined}
      onChange={async () => {}}
    />,
  );
  expect([...page.querySelectorAll(".option:last-child .option-chips > *")].map((chip) => chip.textContent)).toEqual([
    "0 s",
    "1 s",
    "1.5 s",
    "2 s",
    "3 s",
  ]);
});

it("whoever may not change them sees what was chosen", async () => {
  const { page } = await drawn("The host decides this.");
  expect(page.querySelector("select")).toBeNull();
  expect([...page.querySelectorAll(".chip")].map((chip) => chip.textContent)).toEqual(["3", "2 · Second day", "Ada", "By lot"]);
});

it("tells words in the order of the game's words, not of the alphabet", async () => {
  const schema = {
    $ref: "#/$defs/Pace",
    $defs: { Pace: { properties: { pace: { enum: ["brisk", "calm", "normal"], default: "calm" } } } },
  };
  const told = new GameWords("en", ["option-pace = Pace\n    .calm = Calm\n    .normal = Normal\n    .brisk = Brisk\n"], String);
  const page = await draw(
    <OptionChips
      game={gameCard(schema)}
      options={{ seats: 2 }}
      peopled
      words={told}
      best={best}
      reason={undefined}
      onChange={async () => undefined}
    />,
  );
  expect([...page.querySelectorAll('[aria-label="Pace"] .chip')].map((chip) => chip.textContent)).toEqual(["Calm", "Normal", "Brisk"]);
});

it("folds the lesser of very many options away, and says how many of them are changed", async () => {
  const names = Array.from({ length: 13 }, (_, at) => `rule${at}`);
  const schema = {
    $ref: "#/$defs/Many",
    $defs: { Many: { properties: Object.fromEntries(names.map((name) => [name, { type: "boolean", default: false }])) } },
  };
  const told = new GameWords("en", [names.map((name) => `option-${name} = ${name}\n`).join("")], String);
  const page = await draw(
    <OptionChips
      game={gameCard(schema)}
      options={{ seats: 2, rule0: true, rule5: true, rule6: false }}
      peopled
      words={told}
      best={best}
      reason={undefined}
      onChange={async () => undefined}
    />,
  );
  expect(page.querySelectorAll(".options > .toggle-row")).toHaveLength(4);
  expect(page.querySelectorAll("details .toggle-row")).toHaveLength(9);
  expect(page.querySelector("summary")?.textContent).toBe("More options, 1 changed");
});

it.each([
  ["people sit there", true, { seats: 2 }, ["In one house", "Apart"], []],
  ["nobody sits there", false, { seats: 2 }, ["In one house", "Apart", "Bots only"], ["Signals"]],
  ["it holds already", true, { seats: 2, mode: "sim", signals: true }, ["In one house", "Apart", "Bots only"], ["Signals"]],
])("what only bots can play with, while %s", async (_, peopled, options, modes, switches) => {
  const schema = {
    $ref: "#/$defs/Far",
    $defs: {
      Far: { properties: { mode: { enum: ["apart", "house", "sim"], default: "house" }, signals: { type: "boolean", default: false } } },
    },
  };
  const told = new GameWords(
    "en",
    ["option-mode = Where\n    .house = In one house\n    .apart = Apart\n    .sim = Bots only\noption-signals = Signals\n"],
    String,
  );
  const game = gameCard(schema, { for_bots: { mode: ["sim"], signals: [true] } });
  const page = await draw(
    <OptionChips
      game={game}
      options={options}
      peopled={peopled}
      words={told}
      best={best}
      reason={undefined}
      onChange={async () => undefined}
    />,
  );
  expect([...page.querySelectorAll('[aria-label="Where"] .chip')].map((chip) => chip.textContent)).toEqual(modes);
  expect([...page.querySelectorAll(".toggle-label")].map((label) => label.textContent)).toEqual(switches);
});
