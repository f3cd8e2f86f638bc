// The editor's page with a server of paper: what it says is shown and marked, keys paint, changes can be taken back.
import { act } from "preact/test-utils";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import ArenaEditor from "../../src/editor";
import { symmetries, work } from "../../src/editor/bench";
import { change, plan, text, undo, canUndo } from "../../src/editor/draft";
import { linkOf } from "../../src/editor/link";
import { readPlan, textOf } from "../../src/editor/plan";
import { empty } from "../../src/editor/tiles";
import type { ArenaReport, Estimate } from "../../src/net/wire.gen";
import { navigate, place } from "../../src/shell/router";
import { knows, setLanguage, addWords } from "../../src/words";
import { click, draw, press, until } from "../draw";
import { TEXTS, VALIDATOR } from "./arenas";

const FINE: ArenaReport = { problems: [], equal_seats: [[0, 1]], fair: true };
const MISSING: ArenaReport = {
  problems: [
    {
      kind: "start_count",
      text: "start 2 stands on 0 squares: 1 is wanted [BT-363]",
      squares: [],
      facts: { start: 2, count: 0, wanted: 1 },
      rule: "BT-363",
    },
    { kind: "arrow", text: "the arrow of the pad at (2,3) faces no other pad [BT-331]", squares: [[2, 3]], facts: {}, rule: "BT-331" },
  ],
  equal_seats: [],
  fair: false,
};
let report: ArenaReport;
let lines: readonly Estimate[];
let asked: { path: string; body: { text: string } }[];

function answer(path: string, { body }: RequestInit): Response {
  asked.push({ path, body: JSON.parse(String(body ?? "null")) });
  if (path === "/api/arenas/check") return Response.json(report);
  if (path === "/api/arenas/estimate") return new Response(lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
  return Response.json([...TEXTS].map(([name, each]) => ({ name, players: Number(each[8]), text: each })));
}

beforeAll(async () => {
  await setLanguage("en");
  await addWords("editor");
});

beforeEach(() => {
  report = FINE;
  asked = [];
  vi.stubGlobal("fetch", async (path: string, wish: RequestInit) => answer(path, wish));
  navigate("/arenas", { replace: true });
  work.value = "squares";
  symmetries.value = [];
  change(empty(2));
});

afterEach(() => void vi.unstubAllGlobals());

const square = (page: HTMLElement, key: string): Element | null => page.querySelector(`[data-spot="${key}"]`);
const verdict = (page: HTMLElement): string => page.querySelector(".editor-status")?.textContent ?? "";

describe("the check", () => {
  it("is shown with its rules, and its squares are marked", async () => {
    report = MISSING;
    const page = await draw(<ArenaEditor />);
    await until(() => verdict(page) === "2 things to mend");
    expect([...page.querySelectorAll(".editor-problems li")].map((line) => line.textContent)).toEqual([
      "Start 2 is missing. BT-363",
      "The arrow at c4 faces no other pad. BT-331",
    ]);
    expect(page.querySelector<HTMLAnchorElement>(".editor-problems a")?.getAttribute("href")).toBe("/rules/blast_tactics#BT-363");
    expect([...page.querySelectorAll(".editor-wrong")].map((each) => each.getAttribute("aria-label"))).toEqual([
      "c4: Floor, something is wrong here",
    ]);
  });

  it("says that seats are equal, or warns that they are not", async () => {
    const page = await draw(<ArenaEditor />);
    await until(() => verdict(page) === "Ready to play");
    expect(page.querySelector(".editor-fair")?.textContent).toContain("All seats are equal");
    report = { problems: [], equal_seats: [[0, 1]], fair: false };
    await press(square(page, "0,0"), "+");
    await until(() => page.querySelector(".editor-unfair"));
    expect(page.querySelector(".editor-unfair")?.textContent).toContain("only 1 and 2");
    expect(verdict(page)).toBe("Ready to play, seats not equal");
  });

  it("is asked once for a quick row of changes", async () => {
    const page = await draw(<ArenaEditor />);
    for (const sign of ["+", "#", "P"]) await press(square(page, "0,0"), sign);
    await until(() => asked.length > 0);
    expect(asked.map(({ body }) => body.text)).toEqual([text.value]);
  });

  it("has words for every problem that the server knows", () => {
    const kinds = [...VALIDATOR.matchAll(/(?:Problem\(|^ +\()"(\w+)", "/gm)].map(([, kind]) => kind!);
    expect(kinds.length).toBeGreaterThan(20);
    expect(kinds.filter((kind) => !knows(`problem-${kind}`))).toEqual([]);
  });
});

describe("keys", () => {
  it("paint what is on them, or what is in the hand", async () => {
    const page = await draw(<ArenaEditor />);
    await press(square(page, "0,0"), "1");
    await press(square(page, "0,1"), "o");
    await press(square(page, "0,2"), "Enter");
    await press(square(page, "0,3"), "3"); // there are two players
    expect(text.value.split("\n")[text.value.split("\n").indexOf("map") + 1]).toBe("1O+......");
  });

  it("walk from square to square", async () => {
    const page = await draw(<ArenaEditor />);
    (square(page, "0,0") as SVGElement).focus();
    await press(square(page, "0,0"), "ArrowRight");
    expect(document.activeElement?.getAttribute("data-spot")).toBe("0,1");
  });

  it("move and remove tiles", async () => {
    const page = await draw(<ArenaEditor />);
    await act(() => {
      work.value = "tiles";
    });
    await press(page.querySelector('[data-tile="2"]'), "ArrowRight");
    await press(page.querySelector('[data-tile="5"]'), "Delete");
    expect(text.value.split("\n")[1]).toBe("tiles 0,0 0,3 0,7 3,0 3,3");
  });

  it("give tiles their place in the collapse", async () => {
    const page = await draw(<ArenaEditor />);
    await act(() => {
      work.value = "collapse";
    });
    await click([...page.querySelectorAll("button")].find((button) => button.textContent === "Clear"));
    await press(page.querySelector('[data-tile="3"]'), " ");
    await press(page.querySelector('[data-tile="0"]'), "Enter");
    expect(plan.value.rings).toEqual([[3, 0]]);
    expect(page.querySelector('[data-tile="0"]')?.getAttribute("aria-label")).toBe("Tile at a1, ring 1, place 2");
  });

  it("take back and bring back", async () => {
    const page = await draw(<ArenaEditor />);
    const before = text.value;
    await press(square(page, "0,0"), "+");
    const after = text.value;
    await press(square(page, "0,0"), "z");
    expect(text.value).toBe(before);
    await act(() => void document.dispatchEvent(new KeyboardEvent("keydown", { key: "Z", shiftKey: true })));
    expect(text.value).toBe(after);
  });
});

describe("a link", () => {
  it("brings its arena, and the one before is a step back", async () => {
    const before = text.value;
    navigate(`/arenas#${linkOf(readPlan(TEXTS.get("carousel")!)!)}`);
    await draw(<ArenaEditor />);
    await until(() => text.value === TEXTS.get("carousel"));
    expect(place.value.hash).toBe("");
    expect(canUndo.value).toBe(true);
    await act(() => undo());
    expect(text.value).toBe(before);
  });

  it("that holds no arena changes nothing", async () => {
    const before = text.value;
    navigate("/arenas#no_arena");
    await draw(<ArenaEditor />);
    await until(() => place.value.hash === "");
    expect(text.value).toBe(before);
  });
});

it("a link to a rule leads away", async () => {
  await draw(<ArenaEditor />);
  await act(() => navigate("/rules/blast_tactics#BT-331"));
  expect(place.value.path + place.value.hash).toBe("/rules/blast_tactics#BT-331");
});

describe("an estimate", () => {
  const none: Estimate = { done: 0, of: 100, ahead: 2, turns: 0, few: 0, many: 0, seats: [], ends: {} };
  const half: Estimate = {
    done: 50,
    of: 100,
    ahead: 0,
    turns: 14.25,
    few: 11,
    many: 17,
    seats: [
      { share: 0.6, low: 0.46, high: 0.72 },
      { share: 0.4, low: 0.28, high: 0.54 },
    ],
    ends: { hearts: 10, last_standing: 40 },
  };
  const start = async (page: HTMLElement): Promise<void> => {
    await until(() => verdict(page) === "Ready to play");
    await click([...page.querySelectorAll(".editor-side button")].find((button) => button.textContent === "Let bots play"));
  };

  it("shows how far it is, and what games have shown", async () => {
    lines = [none, { ...half, done: 100 }];
    const page = await draw(<ArenaEditor />);
    await start(page);
    await until(() => page.querySelector(".editor-estimate")?.textContent?.includes("100 of 100 games"));
    expect(page.querySelector("[role=progressbar]")?.getAttribute("aria-valuenow")).toBe("100");
    expect(page.querySelector(".editor-figures > p")?.textContent).toBe("14.3 turns per game in all, mostly 11 to 17");
    expect([...page.querySelectorAll(".editor-share-number")].map((each) => each.textContent)).toEqual([
      "60% 46% to 72%",
      "40% 28% to 54%",
    ]);
    expect([...page.querySelectorAll(".editor-end")].map((each) => each.textContent)).toEqual(["40% by bombs", "10% by hearts"]);
  });

  it("that ends early says so", async () => {
    lines = [none, half];
    const page = await draw(<ArenaEditor />);
    await start(page);
    await until(() => page.querySelector(".editor-estimate")?.textContent?.includes("Stopped after 50 of 100 games"));
  });

  it("is gone when the arena changes", async () => {
    lines = [none, half];
    const page = await draw(<ArenaEditor />);
    await start(page);
    await until(() => page.querySelector(".editor-figures"));
    await press(square(page, "0,0"), "+");
    await until(() => page.querySelector(".editor-figures") === null);
  });
});

it("an arena to start from is one tap away", async () => {
  const page = await draw(<ArenaEditor />);
  await click(page.querySelector('[aria-label="Start from"]'));
  await until(() => page.querySelectorAll(".editor-choice").length === 17);
  await click(page.querySelector('[aria-label="Empty grid for 3"]'));
  expect(text.value).toBe(textOf(empty(3)));
});
