// It's a Bomb! on the table: what a viewer may know is there, what is hidden is not, and taps pick without sending.
import { beforeEach, expect, it, vi } from "vitest";
import { game } from "../../../src/games/its_a_bomb";
import { askPlan, cutPlan, usePlan } from "../../../src/games/its_a_bomb/plan";
import { passesByItself } from "../../../src/games/its_a_bomb/standing";
import { pencilIsOut } from "../../../src/games/pencil";
import { unmarked } from "../../../src/contract/game_words";
import { click, draw, press, until } from "../../draw";
import { answer, counts, deciding, listed, scene, table, tiles, view } from "./drawn";

beforeEach(() => {
  pencilIsOut.value = false;
  passesByItself.value = false;
});

const pass = listed("Pass", {});

it("names every tile for a screen reader, with what everybody may know of it", async () => {
  const { name } = await table(
    deciding,
    null,
    { tiles: tiles("R X! Y+ ? ? ? ? ? ?"), marks: [{ tile: 3, kinds: [0, 5], warning: true }], proposals: [{ by: 2, tile: 4 }] },
    1,
    '{"3":[1]}',
  );
  expect([0, 1, 2, 3, 4].map((tile) => name(`tile-${tile}`))).toEqual([
    "r1c1, cut, red",
    "r1c2, secured by the Sapper, explosive, can be picked",
    "r1c3, face down, token on it: yellow, can be picked",
    "r2c1, face down, marked by the team: red, explosive, careful, pencilled by you: yellow, can be picked",
    "r2c2, face down, proposed by Cleo, can be picked",
  ]);
});

it("names lines and answers", async () => {
  const { name } = await table(deciding, null, {
    archive: [1, 0, 1],
    answers: [
      answer(0, "RX"),
      answer(1, "XX", { full: false, counts: [-1, 0, -1, -1, -1, 2, -1, -1] }),
      answer(2, "", { full: false, counts: [0, -1, -1, -1, -1, -1, -1, -1] }),
    ],
    proposals: [{ by: 3, line: 2 }],
  });
  expect([0, 1, 2, 3].map((line) => name(`line-${line}`))).toEqual([
    "Row r1, answered, 1 explosive",
    "Row r2, answered in part, 0 explosives, can be asked about",
    "Row r3, answered in part, 1 explosive, proposed by Dario, can be asked about",
    "Column c1, can be asked about",
  ]);
  expect([0, 1, 2].map((line) => name(`pile-${line}`))).toEqual([
    "Answer for r1: red and explosive",
    "Answer for r2: only explosive and explosive, and none of yellow",
    "Answer for r3: none of red",
  ]);
});

it("shows nothing of a tile that lies face down", async () => {
  const { tile } = await table(deciding);
  expect(tile(4)?.textContent).toBe("");
  expect(tile(4)?.innerHTML).not.toMatch(/svg|--red|--yellow/);
});

it("lays answers out as the consultants did", async () => {
  const { page, name } = await table([], null, {
    answers: [answer(0, "RXR", { sequence: [0, 5, 0] }), answer(1, "YXR", { first_half: counts("Y") }), answer(2, "")],
  });
  expect(name("pile-0")).toBe("Answer for r1: red, explosive, and red, in the order of the tiles");
  expect(name("pile-1")).toBe("Answer for r2: first half yellow; rest explosive and red");
  expect(name("pile-2")).toBe("Answer for r3: nothing");
  expect([...page.querySelectorAll(".iab-half")].map((half) => half.children.length)).toEqual([1, 2]);
  expect(page.querySelector('[data-piece="pile-2"]')?.children).toHaveLength(0);
});

it("pales the tokens of tiles that lie open, where bookkeeping helps", async () => {
  const pale = async (help: number) => {
    const { page } = await table([], null, { settings: { ...view.settings, help } });
    return [...page.querySelectorAll('[data-piece="pile-0"] .iab-token')].map((token) => token.classList.contains("iab-token-known"));
  };
  expect(await pale(1)).toEqual([true, false]);
  expect(await pale(0)).toEqual([false, false]);
});

it("pales nothing without bookkeeping, not even beside a spotted tile", async () => {
  const { page } = await table([], null, {
    settings: { ...view.settings, help: 0 },
    tiles: tiles("? ? R+ ? ? ? ? ? ?"),
    answers: [answer(5, "XR")],
  });
  expect(page.querySelectorAll('[data-piece="pile-5"] .iab-token')).toHaveLength(2);
  expect(page.querySelectorAll(".iab-token-known")).toHaveLength(0);
});

it("leaves the tokens as they were laid, without the one that was spotted", async () => {
  const { page, name } = await table([], null, {
    tiles: tiles("R ? R+ ? ? ? ? ? ?"),
    answers: [answer(0, "XR", { counts: counts("RRX") }), answer(5, "XR")],
  });
  const lying = (line: number) =>
    [...page.querySelectorAll(`[data-piece="pile-${line}"] .iab-token`)].map(
      (token) => token.getAttribute("data-piece") + (token.classList.contains("iab-token-known") ? " pale" : ""),
    );
  expect(name("pile-0")).toBe("Answer for r1: explosive and red");
  expect(lying(0)).toEqual(["token-0-5-0", "token-0-0-0 pale"]);
  expect(lying(5)).toEqual(["token-5-5-0", "token-5-0-0 pale"]);
});

it("picks a lit tile or line, and asks the server about any other", async () => {
  const { tile, line, pick, attempt } = await table(deciding);
  await click(tile(4));
  await click(line(2));
  expect(pick.mock.calls).toEqual([[cutPlan(4)], [askPlan(2)]]);
  await click(tile(0));
  await click(line(0));
  expect(attempt.mock.calls).toEqual([[{ type: "Cut", tile: 0 }], [{ type: "Ask", line: 0, kind: null }]]);
});

it("frames the whole line that is asked about", async () => {
  const { tile, line } = await table(deciding, askPlan(4));
  expect([1, 4, 7, 0].map((each) => tile(each)?.classList.contains("iab-chosen"))).toEqual([true, true, true, false]);
  expect([line(4), tile(4)].map((each) => each?.getAttribute("aria-pressed"))).toEqual(["true", "false"]);
});

it("puts faces where something is proposed, with the kind they would name", async () => {
  const { tile, line } = await table(deciding, null, {
    proposals: [
      { by: 1, tile: 4 },
      { by: 2, tile: 4 },
      { by: 3, line: 2, kind: 5 },
    ],
  });
  expect(tile(4)?.querySelectorAll(".face")).toHaveLength(2);
  expect(line(2)?.querySelectorAll(".face, .iab-faces .iab-token")).toHaveLength(2);
});

it("shows who is where: the Crisis Unit, the phone, who has proposed", async () => {
  const { page } = await table(deciding, null, { proposals: [{ by: 2, tile: 4 }] });
  const names = [...page.querySelectorAll(".iab-strip .iab-member .face")].map((face) => face.getAttribute("aria-label"));
  expect(names).toEqual(["Ada, Crisis Unit", "Bea, employee, has the phone", "Cleo, employee, has proposed", "Dario, employee"]);
});

it("tells what is on top of the countdown and what comes", async () => {
  const { page } = await table([], null, { deck: [101, 20, 110, 10, 0] });
  expect(page.querySelector(".iab-countdown")?.getAttribute("aria-label")).toBe(
    "Countdown, on top Disturbed Signal. Then: 00:20, Call, 00:10, Explosion",
  );
});

it("tells which cables count, and which one is due", async () => {
  const { page } = await table([], null, { order: [0, 1, 4], needed: [1, 1, 0, 0, 2], counted: [1, 0, 0, 0, 1] });
  expect(page.querySelector(".iab-cables")?.getAttribute("aria-label")).toBe("Cut: red. Missing: yellow and purple. Due now: yellow.");
  expect(page.querySelector('[data-piece="cable-1"]')?.classList.contains("iab-cable-due")).toBe(true);
});

it("shows the Crisis Unit its line and its answer before it lies there", async () => {
  const given = {
    step: "look",
    tiles: tiles("R ? ? r x . ? ? ?"),
    question: { line: 1, kind: null, disturbed: false, layout: "pile" },
    waiting_on: [0],
  } as const;
  const unit = await table([pass], null, given, 0);
  expect(unit.name("pile-1")).toBe("Your answer for r2, not laid yet: red and explosive");
  expect(unit.name("tile-4")).toBe("r2c2, face down, you have seen it: explosive");
  expect(unit.page.querySelector(".iab-screen")).not.toBeNull();
  const employee = await table([], null, { ...given, tiles: tiles("R ? ? ? ? ? ? ? ?") });
  expect(employee.name("pile-1")).toBeUndefined();
  expect(employee.tile(4)?.classList.contains("iab-asked")).toBe(true);
});

it("lets the Crisis Unit use a lit consultant, and tells what any other does", async () => {
  const { page, piece, pick } = await table(
    [pass, listed("Use", { card: "SPOT", tile: 3 })],
    null,
    { step: "look", question: { line: 1, kind: null, disturbed: false, layout: "pile" }, tiles: tiles("R ? ? r x . ? ? ?") },
    0,
  );
  await click(piece("card-SPOT"));
  await click(piece("tile-3"));
  expect(pick.mock.calls).toEqual([[usePlan("SPOT")], [usePlan("SPOT", 3)]]);
  await click(piece("card-HACK"));
  await until(() => page.querySelector("dialog") !== null);
  expect(page.querySelector("dialog h2")?.textContent).toBe("Hacker");
});

it("notes the X-ray where it was made", async () => {
  const { page } = await table(deciding, null, { notes: [{ block: 1, counts: counts("RX") }] });
  expect(page.querySelector(".iab-block")?.getAttribute("aria-label")).toBe("X-ray of the block at r1c2: red and explosive");
});

it("draws two bombs, each with its own names", async () => {
  const bombs = [
    { rows: 2, columns: 2, counts: [1, 0, 0, 0, 0, 1, 0, 0, 0, 2] },
    { rows: 2, columns: 2, counts: [0, 1, 0, 0, 0, 1, 0, 0, 0, 2] },
  ];
  const { page, name } = await table([], null, { bombs, tiles: tiles("? ? ? ? ? ? ? ?"), answers: [] });
  expect([...page.querySelectorAll(".iab-bomb")].map((bomb) => bomb.getAttribute("aria-label"))).toEqual(["Bomb A", "Bomb B"]);
  expect([name("tile-3"), name("tile-4"), name("line-7")]).toEqual(["A:r2c2, face down", "B:r1c1, face down", "Column B:c2"]);
});

it("moves inside a row and between rows with the arrow keys", async () => {
  const { tile, line } = await table(deciding);
  (tile(3) as HTMLElement).focus();
  await press(tile(3), "ArrowRight");
  expect(document.activeElement).toBe(tile(4));
  await press(tile(4), "ArrowUp");
  expect(document.activeElement).toBe(tile(1));
  await press(tile(1), "ArrowUp");
  expect(document.activeElement).toBe(line(4));
});

it("pencils for the whole team, or for oneself alone", async () => {
  pencilIsOut.value = true;
  const { page, tile, pick, attempt, write } = await table(deciding, null, { marks: [{ tile: 4, kinds: [0], warning: false }] });
  await click(tile(4));
  expect(pick).not.toHaveBeenCalled();
  await until(() => page.querySelector(".iab-pad") !== null);
  await click(page.querySelector('.iab-pad [aria-label="explosive"]'));
  await click(page.querySelector('.iab-pad [aria-label="yellow"]'));
  await click(page.querySelector('.iab-pad [aria-label="red"]'));
  expect(attempt).not.toHaveBeenCalled();
  await click([...page.querySelectorAll("[role=radio]")].find((choice) => choice.textContent === "Only me") ?? null);
  await click(page.querySelector('.iab-pad [aria-label="careful"]'));
  expect(write.mock.calls).toEqual([['{"4":[10]}']]);
  await click([...page.querySelectorAll(".iab-pad-buttons button")].at(-1));
  expect(attempt.mock.calls).toEqual([[{ type: "Mark", tile: 4, kinds: [1, 5], warning: false }]]);
  expect(page.querySelector(".iab-pad")).toBeNull();
});

it("a pad that is put away as it was tells nothing", async () => {
  pencilIsOut.value = true;
  const { page, tile, attempt } = await table(deciding, null, { marks: [{ tile: 4, kinds: [0], warning: false }] });
  await click(tile(4));
  await until(() => page.querySelector(".iab-pad") !== null);
  await click(page.querySelector('.iab-pad [aria-label="explosive"]'));
  await click(page.querySelector('.iab-pad [aria-label="explosive"]'));
  await click([...page.querySelectorAll(".iab-pad-buttons button")].at(-1));
  expect(attempt).not.toHaveBeenCalled();
});

it("passes for the Crisis Unit when told so, but never while it looks", async () => {
  const look = { question: { line: 1, kind: null, disturbed: false, layout: "pile" } } as const;
  expect(game.standing?.(scene([pass], null, { step: "point" }, 0))).toBeNull();
  passesByItself.value = true;
  expect(game.standing?.(scene([pass], null, { step: "point" }, 0))).toEqual({ type: "Pass" });
  expect(game.standing?.(scene([pass], null, { step: "look", ...look }, 0))).toBeNull();
  expect(game.standing?.(scene(deciding))).toBeNull();
});

it.each([
  ["the countdown would end", { step: "advance", deck: [10, 0] }, null],
  ["time is left", { step: "advance", deck: [20, 10, 0] }, { type: "Pass" }],
  ["it has seen an explosive", { step: "point", pointed: 4 }, null],
] as const)("passes by itself only where that loses nothing: %s (IB-256)", (_, given, action) => {
  passesByItself.value = true;
  const tiles = view.tiles.map((tile, at) => (at === 4 ? { ...tile, kind: 5 } : tile));
  expect(game.standing?.(scene([pass], null, { ...given, tiles }, 0))).toEqual(action);
});

it("another tile takes the pad, and what was written for all is told", async () => {
  pencilIsOut.value = true;
  const { page, tile, attempt } = await table(deciding, null, { marks: [] });
  await click(tile(4));
  await until(() => page.querySelector(".iab-pad") !== null);
  await click(page.querySelector('.iab-pad [aria-label="explosive"]'));
  await click(tile(5));
  expect(attempt.mock.calls).toEqual([[{ type: "Mark", tile: 4, kinds: [5], warning: false }]]);
  await until(() => page.querySelector(".dock h2")?.textContent === "What might r2c3 be?");
});

it("tells who of the colleagues would do what", () => {
  const ask = { action: { type: "Ask", line: 1, kind: null }, then: null, piece: "line-1", chance: null, reason: "ask", facts: {} };
  const told = (by: readonly number[]) => game.proposed?.({ ...ask, by }, scene(deciding));
  expect(told([])).toBeNull();
  expect(told([2])?.seat).toBe(2);
  expect(unmarked(told([2])!.title)).toBe("Cleo would ask r2");
});

it("offers to pass by itself while a consultant is left with a window outside of looking", async () => {
  const offered = async (used: boolean) =>
    (
      await table(
        [pass],
        null,
        {
          consultants: [
            { card: "SPOT", used: false },
            { card: "HACK", used },
          ],
        },
        0,
      )
    ).page.querySelector('.tool-switch[aria-label="Pass for me"]') !== null;
  expect([await offered(false), await offered(true)]).toEqual([true, false]);
});

it("says on the scenario page whose design it is", async () => {
  const { page } = await table([]);
  await click(page.querySelector('.iab-board [aria-label="Scenario page"]'));
  await until(() => page.querySelector("dialog") !== null);
  expect(page.querySelector("dialog")?.textContent).toContain("designs of our own");
});

it("is only to be looked at where nothing can be done", async () => {
  const props = { ...scene([], null, {}, -1), still: true, pick: vi.fn(), attempt: vi.fn() };
  const page = await draw(<game.Board {...props} />);
  expect([...page.querySelectorAll("button")].map((button) => button.getAttribute("aria-label"))).toEqual(["Scenario page"]);
  expect(page.querySelectorAll('[role="img"][data-piece^="tile-"]')).toHaveLength(9);
});
