// The parts of the kit that are only looked at.
import { describe, expect, it } from "vitest";
import {
  Burst,
  Face,
  FACES,
  FACES_OF_PEOPLE,
  Fuse,
  GameCover,
  INKS,
  Icon,
  patternOf,
  Patterns,
  Piece,
  Shape,
  starPoints,
} from "../../src/kit";
import { Qr } from "../../src/kit/qr";
import { draw, until } from "../draw";

describe("drawings", () => {
  it("without a label are silent, with one they are pictures", async () => {
    const page = await draw(<Icon name="bomb" />);
    expect(page.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
    await draw(<Icon name="bomb" label="Bomb" />);
    expect(page.querySelector("svg")?.getAttribute("role")).toBe("img");
  });

  it("take any number for a face", async () => {
    const page = await draw(<Face face={FACES + 1} />);
    const first = page.innerHTML;
    await draw(<Face face={1} />);
    expect(page.innerHTML).toBe(first);
    await draw(<Face face={1 - FACES} />);
    expect(page.innerHTML).toBe(first);
  });

  it("of faces are sixty, all different, and bots have as many of their own as the server has names for them", async () => {
    const drawn = new Set<string>();
    for (let face = 0; face < FACES; face++) drawn.add((await draw(<Face face={face} />)).innerHTML);
    expect(drawn.size).toBe(FACES);
    expect([FACES, FACES_OF_PEOPLE]).toEqual([60, 12]);
  });

  it("show the level of a bot as one to three sparks, and of a person none", async () => {
    const page = await draw(<Face face={12} bot level="expert" />);
    expect(page.querySelectorAll(".face-level polygon").length).toBe(3);
    await draw(<Face face={12} bot level="novice" />);
    expect(page.querySelectorAll(".face-level polygon").length).toBe(1);
    await draw(<Face face={12} level="expert" />);
    expect(page.querySelector(".face-level")).toBeNull();
  });

  it("give bots a key and people who are away a broken ring", async () => {
    const page = await draw(<Face face={0} bot away />);
    expect(page.querySelector(".face-key")).not.toBeNull();
    expect(page.querySelector(".face-away")).not.toBeNull();
  });

  it.each([
    ["lit", ".sparkle"],
    ["frayed", ".fray"],
    ["snipped", ".fuse-scissors"],
  ] as const)("show a %s fuse", async (state, sign) => {
    const page = await draw(<Fuse state={state} label="Your turn" />);
    expect(page.querySelector('[role="img"]')?.getAttribute("aria-label")).toBe("Your turn");
    expect(page.querySelector(sign)).not.toBeNull();
  });

  it("burn the fuse down with the time that is left", async () => {
    const width = (page: HTMLElement) => Number.parseFloat(page.querySelector<HTMLElement>(".rope")!.style.width);
    const page = await draw(<Fuse state="lit" left={0.5} label="" />);
    expect(width(page)).toBe(47);
    await draw(<Fuse state="lit" left={-1} label="" />);
    expect(width(page)).toBe(0);
    await draw(<Fuse state="lit" left={7} label="" />);
    expect(width(page)).toBe(94);
  });

  it("have a pattern for every ink but grey", async () => {
    const page = await draw(<Patterns />);
    for (const ink of INKS.filter((each) => each !== "grey")) {
      expect(page.querySelector(`#${/#(.+)\)/.exec(patternOf(ink))![1]}`)).not.toBeNull();
    }
    expect(patternOf("grey")).toBe("none");
  });

  it("give every ink a shape of its own", async () => {
    const shapes = new Set<string>();
    for (const ink of INKS) shapes.add((await draw(<Shape ink={ink} />)).querySelector("svg")!.innerHTML);
    expect(shapes.size).toBe(INKS.length);
  });

  it("tell lit, chosen, locked and used pieces apart", async () => {
    const page = await draw(<Piece lit locked />);
    expect(page.firstElementChild?.className.split(/\s+/).filter(Boolean)).toEqual(["piece", "piece-lit", "piece-locked"]);
  });

  it("draw the same burst every time", async () => {
    expect(starPoints(0, 0, 10, 5, 7, 0.2, 3)).toBe(starPoints(0, 0, 10, 5, 7, 0.2, 3));
    const page = await draw(<Burst label="Boom" />);
    expect(page.querySelector("svg")?.getAttribute("aria-label")).toBe("Boom");
  });

  it("have a cover for every game, also for one nobody has heard of", async () => {
    const page = await draw(<GameCover game="snip" />);
    expect(page.querySelector("img")?.getAttribute("src")).toContain("snip");
    await draw(<GameCover game="new_game" />);
    expect(page.querySelector("img")?.getAttribute("src")).toContain("unknown");
  });

  it("turn a link into a QR code", async () => {
    const page = await draw(<Qr text="https://boomtable.example/t/krack" label="Link" />);
    await until(() => page.querySelector("path"));
    expect(page.querySelector("path")?.getAttribute("d")).toMatch(/^M0 0h1v1h-1z/);
  });
});
