// Two Rooms: the end in moments, the same for whoever looks, and then everybody's card with the reason.
import { beforeAll, expect, it } from "vitest";
import Reveal from "../../../src/games/two_rooms/reveal";
import { MOMENTS } from "../../../src/games/two_rooms/reveal_times";
import { exploded, Table } from "../../../src/games/two_rooms/ending";
import { pairOf } from "../../../src/games/two_rooms/what_happened";
import type { Role } from "../../../src/games/two_rooms/kinds";
import { setLanguage } from "../../../src/words";
import { PUBLIC } from "../../../src/net/wire.gen";
import { draw, drawWhole, until } from "../../draw";
import { type Given, scene, view } from "./drawn";

const CARDS: readonly Role[] = ["president", "doctor", "blue_team", "red_team", "bomber", "engineer", "blue_team", "red_team"];
const BLUE: readonly Role[] = ["president", "doctor", "blue_team"];

/** Ada is the President in room A, the Bomber is Eva in room B, unless she stands in A. */
function over(bomberIn: "A" | "B"): Given {
  const winner = bomberIn === "A" ? "red" : "blue";
  const won = (role: Role): boolean => BLUE.includes(role) === (winner === "blue");
  return {
    phase: "over",
    round: 3,
    places: ["A", "A", "A", "A", bomberIn, "B", "B", "B"],
    cards: CARDS,
    winner,
    outcome: { winners: [], reason: bomberIn === "A" ? "together" : "apart", scores: [], returns: [] },
    results: CARDS.map((role, seat) => ({ seat, role, won: won(role), why: "team" })),
  };
}

const props = (given: Given, viewer = 0) => ({
  ...scene([], null, { ...view, ...given }, viewer),
  still: true,
  pick: () => undefined,
  attempt: () => undefined,
});

const at = async (ms: number, given: Given, viewer = 0) => {
  await draw(null);
  return draw(<Reveal {...props(given, viewer)} ms={ms} />);
};

beforeAll(() => setLanguage("en"));

it("shows the rooms with their cards face down first", async () => {
  const page = await at(0, over("A"));
  expect(page.querySelectorAll(".tr-back")).toHaveLength(8);
  expect(page.textContent).toContain("The doors are shut");
  expect(page.innerHTML).not.toMatch(/President|Bomber|Boom!/);
});

it("turns the President, then the Bomber, then nothing for a breath, then says what happened", async () => {
  const [red] = [over("A")];
  expect((await at(MOMENTS.president, red)).querySelectorAll("h2")).toHaveLength(1);
  expect((await at(MOMENTS.bomber, red)).querySelectorAll("h2")).toHaveLength(2);
  expect((await at(MOMENTS.verdict - 1, red)).querySelector(".tr-reveal-word")).toBeNull();
  expect((await at(MOMENTS.verdict, red)).querySelector(".tr-reveal-word")?.textContent).toBe("Boom!");
});

it.each([
  ["A", "Boom!", 1],
  ["B", "Silence", 0],
] as const)("goes by what happened and not by who looks: the Bomber in %s", async (room, word, bursts) => {
  for (const viewer of [0, 3, 4, -16]) {
    const page = await at(MOMENTS.verdict, over(room), viewer);
    expect(page.querySelector(".tr-reveal-word")?.textContent).toBe(word);
    expect(page.querySelectorAll(".burst")).toHaveLength(bursts);
  }
  expect(exploded({ ...view, ...over(room) })).toBe(bursts === 1);
});

it("counts the card that stands in for a buried one", () => {
  const cards: Role[] = ["presidents_daughter", "doctor", "blue_team", "red_team", "martyr", "engineer", "blue_team", "red_team"];
  const places = ["A", "A", "A", "A", "A", "B", "B", "B"] as const;
  expect(pairOf({ cards, places, buried: "president" })).toEqual({ president: 0, bomber: null, together: null });
  expect(pairOf({ cards: ["president", ...cards.slice(1)], places, buried: "bomber" })).toEqual({ president: 0, bomber: 4, together: "A" });
});

it("lists everybody by room, the own row first, with card, win or loss, and why", async () => {
  const page = await draw(<Table {...props(over("B"), 3)} />);
  const rows = [...page.querySelectorAll(".tr-all li")];
  expect(rows).toHaveLength(8);
  expect(rows[0]?.textContent).toBe("You Red TeamPresident and Bomber ended apart");
  expect(rows[0]?.querySelector("[role=img][aria-label]")?.getAttribute("aria-label")).toBe("lost");
  expect([...page.querySelectorAll(".tr-won")]).toHaveLength(4);
});

it("shows everybody once where nobody can tap, and to a player also who knew what", async () => {
  const wall = await drawWhole(<Table {...props(over("B"), PUBLIC)} />);
  expect(wall.querySelectorAll(".tr-all li")).toHaveLength(8);
  expect(wall.querySelector(".tr-floor")).toBeNull();
  const phone = await draw(<Table {...props(over("B"), 3)} />);
  await until(() => phone.querySelector(".tr-floor") !== null);
  expect(phone.querySelectorAll(".tr-floor-person")).toHaveLength(8);
});
