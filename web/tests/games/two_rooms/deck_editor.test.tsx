// The host's deck on the screen: what it counts, when it is sent, and what is said when the server will not have it.
import { useState } from "preact/hooks";
import { beforeAll, expect, it } from "vitest";
import type { Options } from "../../../src/contract/option_editor";
import { game } from "../../../src/games/two_rooms";
import DeckEditor from "../../../src/games/two_rooms/deck_editor";
import { ApiError } from "../../../src/net/api";
import { setLanguage } from "../../../src/words";
import { click, draw, until } from "../../draw";
import { wordsOf } from "../told";

const RECOMMENDED = ["president", "bomber", "blue_team", "red_team", "blue_team", "red_team", "doctor", "engineer"];
const PRESETS = [{ name: "standard", options: { seats: 8, roles: RECOMMENDED } }];
const TABLE = { seats: 8, game: "advanced", bury: false, roles: null };

beforeAll(() => setLanguage("en"));

/** The editor as the lobby holds it, and what it has sent. */
async function opened(table: Options = TABLE, refusal?: string) {
  const sent: Options[] = [];
  const send = async (changes: Options): Promise<void> => {
    if (refusal !== undefined) throw new ApiError(400, "bad_request", refusal);
    sent.push(changes);
  };
  function Lobby() {
    const [draft, setDraft] = useState<unknown>(null);
    return <DeckEditor options={table} presets={PRESETS} words={wordsOf(game)} draft={draft} onDraft={setDraft} send={send} />;
  }
  const page = await draw(<Lobby />);
  await until(() => page.querySelector(".tr-editor"));
  const button = (name: string) =>
    [...page.querySelectorAll("button")].find((each) => (each.getAttribute("aria-label") ?? each.textContent) === name);
  const card = (name: string) =>
    [...page.querySelectorAll(".toggle-row")]
      .find((row) => row.querySelector(".toggle-label")?.textContent === name)
      ?.querySelector("[role=switch]");
  return { page, sent, button, card, sum: () => page.querySelector("[role=status]")?.textContent };
}

it("begins with the recommended deck, card by card and by sides", async () => {
  const { page, card, sum } = await opened();
  expect(sum()).toBe("8 cards for 8 playersA card for everybody.");
  expect([...page.querySelectorAll("h3")].map((side) => side.textContent)).toEqual([
    "Blue4 cards",
    "Red4 cards",
    "Grey: goals of their own0 cards",
    "Green0 cards",
  ]);
  expect(page.querySelectorAll("li")).toHaveLength(32);
  expect(card("Doctor")?.getAttribute("aria-checked")).toBe("true");
  expect(card("Blue Spy")?.getAttribute("aria-checked")).toBe("false");
  expect([...page.querySelectorAll("output")].map((count) => count.textContent)).toEqual(["2", "2"]);
});

it("is sent only while the cards are as many as it takes", async () => {
  const { sent, button, card, sum } = await opened();
  await click(card("Blue Spy"));
  await click(card("Butler"));
  expect(sum()).toBe("11 cards for 8 players3 cards too many: take them out.");
  await click(button("Use these"));
  expect(sent).toEqual([]);
  await click(card("Maid"));
  await click(button("Blue Team: one less"));
  await click(button("Use these"));
  expect(sent).toEqual([
    { roles: ["president", "bomber", "red_team", "red_team", "doctor", "engineer", "spy_blue", "blue_team"], game: "advanced" },
  ]);
});

it("says how many are missing", async () => {
  const { button, sum } = await opened();
  await click(button("Red Team: one less"));
  expect(sum()).toBe("7 cards for 8 playersOne card is missing.");
});

it("keeps President and Bomber in", async () => {
  const { card } = await opened();
  expect(card("President")?.getAttribute("aria-disabled")).toBe("true");
  await click(card("Bomber"));
  expect(card("Bomber")?.getAttribute("aria-checked")).toBe("true");
});

it("says that a deck of one's own makes the game the advanced one", async () => {
  const { sum } = await opened({ ...TABLE, game: "basic" });
  expect(sum()).toContain("Cards of your own choice make it the advanced game.");
});

it("counts the buried card", async () => {
  const { sum } = await opened({ ...TABLE, bury: true, roles: RECOMMENDED });
  expect(sum()).toBe("12 cards for 8 players, one of them buried3 cards too many: take them out.");
});

it("puts the recommended deck back", async () => {
  const { sent, button } = await opened({ ...TABLE, roles: RECOMMENDED });
  await click(button("Recommended"));
  expect(sent).toEqual([{ roles: null }]);
});

it.each([
  [
    "these options make no game: a Bouncer cannot be in the deck with 8 players: equal rooms have no surplus [TR-041]",
    "A Bouncer needs an odd number of players, Ambassadors not counted: equal rooms have nobody to spare.",
  ],
  ["these options make no game: something new [TR-999]", "these options make no game: something new [TR-999]"],
])("says why the server refuses, and keeps the draft", async (refusal, sentence) => {
  const { button, card, sum } = await opened(TABLE, refusal);
  await click(card("Blue Bouncer"));
  await click(button("Blue Team: one less"));
  await click(button("Use these"));
  await until(() => sum()?.includes(sentence));
  expect(card("Blue Bouncer")?.getAttribute("aria-checked")).toBe("true");
  await click(card("Blue Bouncer"));
  expect(sum()).toBe("7 cards for 8 playersOne card is missing.");
});
