// The first page against a server that answers from fixtures.
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { games, me, openTables, played, refresh, unreachable } from "../../src/shell/home_feed";
import { Home } from "../../src/shell/home";
import { labels, titleOf } from "../../src/shell/home_labels";
import { navigate, place } from "../../src/shell/router";
import { secondGame } from "../../src/shell/second_game";
import SecondGameDialog from "../../src/shell/second_game_dialog";
import { myName } from "../../src/shell/settings";
import { question } from "../../src/shell/who_am_i";
import { setLanguage } from "../../src/words";
import { noteOf } from "../../src/net/deal_notes";
import type { GameCard, MyTable } from "../../src/net/wire.gen";
import { click, draw, until } from "../draw";

const SNIP: GameCard = {
  id: "snip",
  title: "Snip",
  min_seats: 2,
  max_seats: 5,
  usual_seats: 3,
  cooperative: true,
  ready: true,
  end_reasons: [],
  audiences: [],
  advises: true,
  levels: ["novice", "standard", "expert"],
  options: {},
  for_bots: {},
  presets: [
    { name: "standard", options: { seats: 2 } },
    { name: "standard", options: { seats: 3 } },
  ],
};
const TABLE: MyTable = {
  table: "abcdefghij",
  game: "snip",
  phase: "playing",
  seats: [0],
  names: ["Wick", "Bea", "Nils", "Fizz"],
  my_turn: true,
  changed_at: 0,
  outcome: null,
  round: 1,
  options: null,
};

const asked: { method: string; path: string; body: unknown }[] = [];
let answers: Record<string, unknown> = {};

beforeEach(async () => {
  asked.length = 0;
  answers = {
    "GET /api/games": [SNIP],
    "GET /api/me": { name: "", face: 0, language: null, running: [], finished: [], won: {} },
    "GET /api/tables": [],
    "POST /api/tables": { table: "newtable00", code: "KRACK-42", commitment: "7f3a".repeat(16) },
    "POST /api/tables/newtable00/start": {},
  };
  vi.stubGlobal("fetch", async (path: string, how: RequestInit) => {
    const method = how.method ?? "GET";
    asked.push({ method, path, body: how.body ? JSON.parse(how.body as string) : null });
    const answer = answers[`${method} ${path}`];
    return answer === undefined ? Response.json({ code: "no_such_table", text: "no" }, { status: 404 }) : Response.json(answer);
  });
  games.value = null;
  me.value = null;
  openTables.value = [];
  localStorage.removeItem("boomtable.deals");
  played.value = [];
  unreachable.value = false;
  navigate("/", { replace: true });
  await setLanguage("en");
});

afterEach(() => vi.unstubAllGlobals());

async function home(): Promise<HTMLElement> {
  const page = await draw(<Home />);
  await until(() => me.value !== null || unreachable.value);
  await act(() => undefined);
  return page;
}

const buttons = (page: HTMLElement, text: string) => [...page.querySelectorAll("button")].filter((button) => button.textContent === text);

describe("the home page", () => {
  it("shows what can be played first, and the rest honestly as coming soon", async () => {
    const page = await home();
    const titles = [...page.querySelectorAll(".label h3")].map((title) => title.textContent);
    expect(titles).toEqual(["Snip", "Bomb Busters", "It's a Bomb!", "Blast Tactics", "Two Rooms", "Bombs Away"]);
    expect(buttons(page, "Coming soon")).toHaveLength(5);
  });

  it("starts a first game against novices, with hints, with one tap", async () => {
    myName.value = "Bea";
    const page = await home();
    expect(page.querySelector(".label .button")?.textContent).toBe("First game Snip");
    await click(page.querySelector(".label .button"));
    await until(() => place.value.path !== "/");
    expect(place.value.path).toBe("/t/newtable00");
    const [made, begun] = asked.filter((request) => request.method === "POST");
    expect(made!.body).toMatchObject({ game: "snip", options: { seats: 3 }, name: "Bea", fill: "novice", hints: true });
    expect(Object.keys(made!.body as object)).not.toContain("entropy"); // the seal is not known yet
    expect(begun!.path).toBe("/api/tables/newtable00/start");
    expect(noteOf("newtable00")).toMatchObject({ commitment: "7f3a".repeat(16), given: "all", ...(begun!.body as object) });
    expect(noteOf("newtable00")?.entropy).toMatch(/^[0-9a-f]{32}$/);
  });

  it("goes to the lobby of a table that could not begin", async () => {
    myName.value = "Bea";
    delete answers["POST /api/tables/newtable00/start"];
    const page = await home();
    await click(page.querySelector(".label .button"));
    await until(() => place.value.path === "/t/newtable00");
    expect(noteOf("newtable00")?.given).toEqual([]);
  });

  it("keeps a tap until the server has said what comes next", async () => {
    myName.value = "Bea";
    const page = await draw(<Home />);
    await click(page.querySelector(".hero .button"));
    expect(page.querySelector(".hero .button")?.getAttribute("aria-busy")).toBe("true");
    await until(() => place.value.path === "/t/newtable00");
  });

  it("lets go of a tap where the server does not answer", async () => {
    delete answers["GET /api/me"];
    const page = await draw(<Home />);
    await click(page.querySelector(".hero .button"));
    await until(() => unreachable.value);
    await until(() => page.querySelector(".hero .button")?.getAttribute("aria-busy") === null);
  });

  it("stands in the order of last time before the server has answered, and promises nothing yet", async () => {
    played.value = ["bombs_away", "snip"];
    const page = await draw(<Home />);
    const names = [...page.querySelectorAll(".label")].map((label) => label.querySelector(".button")?.textContent?.trim());
    expect([names[0], names[1], names.at(-1)]).toEqual(["Bombs Away", "First game Bomb Busters", "Snip"]);
    expect(page.querySelector(".next-words .meta")?.textContent).toBe("Bombs Away, next");
  });

  it("asks for a name before the first game and begins nothing without one", async () => {
    myName.value = "";
    const page = await home();
    await click(page.querySelector(".hero .button"));
    await until(() => question.value !== null);
    await act(() => question.value?.onAnswer(false));
    expect(asked.some((request) => request.method === "POST")).toBe(false);
    await until(() => page.querySelector(".hero .button")?.getAttribute("aria-busy") === null);
    await click(page.querySelector(".hero .button"));
    myName.value = "Bea";
    await act(() => question.value?.onAnswer(true));
    await until(() => place.value.path === "/t/newtable00");
  });

  it("offers a newcomer one step, and those who come back the next one of the game played last", async () => {
    const page = await home();
    expect(page.querySelectorAll(".button-primary")).toHaveLength(1);
    expect(page.querySelector(".button-primary")?.textContent).toBe("Play Snip first3 min, with bots");
    const outcome = { reason: "x", scores: [], returns: [], winners: [0] };
    const over = { ...TABLE, phase: "over" as const, my_turn: false, outcome, options: { seats: 3 } };
    answers["GET /api/games"] = [SNIP, { ...SNIP, id: "bombs_away", title: "Bombs Away" }];
    answers["GET /api/me"] = {
      name: "Bea",
      face: 0,
      language: null,
      running: [],
      finished: [over, { ...over, game: "bombs_away" }],
      won: {},
    };
    games.value = null;
    await act(() => refresh());
    expect([...page.querySelectorAll(".label h3")].map((title) => title.textContent).slice(0, 1)).toEqual(["Bombs Away"]);
    expect(page.querySelector(".next-step .button")?.textContent).toBe("Rematch Bombs Away");
    expect(page.querySelector(".next-step .next-progress")?.textContent).toBe("1 of 1 won");
    expect(buttons(page, "Again Snip")).toHaveLength(1);
  });

  it("puts the game that waits for this browser on top", async () => {
    answers["GET /api/me"] = {
      name: "Wick",
      face: 0,
      language: null,
      running: [{ ...TABLE, table: "other00000", my_turn: false }, TABLE],
      finished: [],
      won: {},
    };
    const page = await home();
    const back = page.querySelector(".back-in")!;
    expect(back.querySelector("a")?.getAttribute("href")).toBe("/t/abcdefghij");
    expect(back.textContent).toContain("Bea, Nils, +1");
    expect(page.querySelector(".tab-bar .badge")?.textContent).toBe("1");
  });

  it("goes on with a running game where its button would begin another one", async () => {
    answers["GET /api/me"] = { name: "Wick", face: 0, language: null, running: [TABLE], finished: [], won: {} };
    const page = await home();
    const label = [...page.querySelectorAll(".label")].find((each) => each.querySelector("h3")?.textContent === "Snip")!;
    expect(label.querySelector(".label-buttons > .button")?.textContent).toBe("Back in Snip");
    expect(label.querySelector(".label-buttons > .button")?.getAttribute("href")).toBe("/t/abcdefghij");
    expect(label.querySelector("h3 a")?.getAttribute("href")).toBe("/new/snip");
    expect(asked.filter(({ method }) => method === "POST")).toEqual([]);
  });

  it("tells won from lost among finished tables and leads to the replay", async () => {
    const outcome = { reason: "x", scores: [], returns: [] };
    const over = { ...TABLE, phase: "over", my_turn: false };
    answers["GET /api/me"] = {
      name: "Wick",
      face: 0,
      language: null,
      running: [],
      finished: [
        { ...over, outcome: { ...outcome, winners: [0] } },
        { ...over, table: "b", outcome: { ...outcome, winners: [] } },
        { ...over, table: "c" },
      ],
      won: {},
    };
    const page = await home();
    expect([...page.querySelectorAll(".leaf-mine .chip")].map((chip) => chip.textContent)).toEqual(["Won", "Lost", "Closed"]);
    expect(page.querySelector(".leaf-mine a")?.getAttribute("href")).toBe("/replay/abcdefghij");
  });

  it("says which mission or scenario a finished table played", async () => {
    const over: MyTable = {
      ...TABLE,
      phase: "over",
      game: "bomb_busters",
      outcome: { winners: [0], reason: "x", scores: [], returns: [] },
    };
    const finished = [
      { ...over, options: { seats: 2, mission: 4 } },
      { ...over, table: "b", game: "its_a_bomb", options: { seats: 2, scenario: 3, own: null } },
      { ...over, table: "c", game: "its_a_bomb", options: { seats: 2, scenario: 3, own: {} } },
    ];
    answers["GET /api/me"] = { name: "Bea", face: 0, language: null, running: [], finished, won: {} };
    const page = await home();
    const titles = [...page.querySelectorAll(".leaf-mine .table-line b")].map((title) => title.textContent);
    expect(titles).toEqual(["Bomb Busters · Mission 4", "It's a Bomb! · Scenario 3", "It's a Bomb!"]);
  });

  const open = { name: "Bea", face: 0, language: null, running: [{ ...TABLE, game: "bombs_away" }], finished: [], won: {} };

  it("asks before it begins a game beside one that is open, and goes back to that one", async () => {
    myName.value = "Bea";
    answers["GET /api/me"] = open;
    const page = await home();
    await click(page.querySelector(".label .button"));
    await until(() => secondGame.value !== null);
    const dialog = await draw(<SecondGameDialog {...secondGame.value!} />);
    expect(dialog.querySelector(".back-in")?.textContent).toContain("Bombs Away");
    expect(dialog.querySelector(".button-primary")?.getAttribute("href")).toBe("/t/abcdefghij");
    await click(dialog.querySelector(".button-primary"));
    expect(secondGame.value).toBeNull();
    expect(asked.filter((request) => request.method === "POST")).toEqual([]);
  });

  it("begins it all the same where that is wanted", async () => {
    myName.value = "Bea";
    answers["GET /api/me"] = open;
    const page = await home();
    await click(page.querySelector(".label .button"));
    await until(() => secondGame.value !== null);
    await click(buttons(await draw(<SecondGameDialog {...secondGame.value!} />), "Begin another one")[0]);
    await until(() => place.value.path === "/t/newtable00");
  });

  it("joins by code and explains a wrong one", async () => {
    const page = await home();
    const form = page.querySelector("form")!;
    const type = async (text: string) => {
      const input = form.querySelector("input")!;
      await act(() => {
        input.value = text;
        input.dispatchEvent(new Event("input", { bubbles: true }));
      });
      await act(() => void form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })));
    };
    await type("wrong");
    await until(() => form.querySelector('[role="alert"]'));
    expect(form.querySelector('[role="alert"]')?.textContent).toBe("There is no such table. Check the code or the link.");
    answers["POST /api/join"] = { table: "friends000", screen: null };
    await type(" krack-42 ");
    await until(() => place.value.path !== "/");
    expect(place.value.path + place.value.hash).toBe("/t/friends000#KRACK-42");
  });

  it("says when the server cannot be reached, and recovers", async () => {
    const answered = { ...answers };
    answers = {};
    const page = await home();
    expect(page.querySelector(".home-offline")).not.toBeNull();
    answers = answered;
    await act(() => refresh());
    expect(page.querySelector(".home-offline")).toBeNull();
  });

  it("changes its language as a whole", async () => {
    const page = await home();
    await act(() => setLanguage("it"));
    expect(buttons(page, "In arrivo")).toHaveLength(5);
    expect(document.documentElement.lang).toBe("it");
  });

  it("calls a game as its box is called in the language", async () => {
    await home();
    expect(titleOf("bomb_busters")).toBe("Bomb Busters");
    await act(() => setLanguage("es"));
    expect(titleOf("bomb_busters")).toBe("CazaBombas");
    expect(titleOf("two_rooms")).toBe("Two Rooms");
  });
});

describe("labels", () => {
  it("make room for a game the house has not heard of", () => {
    const all = labels([{ ...SNIP, id: "new_game", title: "New Game" }]);
    expect(all[0]).toMatchObject({ id: "new_game", title: "New Game", minutes: null });
    expect(all.filter((label) => label.card)).toHaveLength(1);
  });
});
