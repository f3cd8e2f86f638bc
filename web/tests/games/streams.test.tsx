// Every view, offer and event of the recorded games can be drawn, shown, asked and told, by every viewer, in every language.
import { describe, expect, it } from "vitest";
import { loadGame } from "../../src/contract/registry";
import { loaders } from "../../src/games";
import { unmarked } from "../../src/contract/game_words";
import { drawWhole } from "../draw";
import { fallsTo } from "../shares";
import { optionsOf, recordingsOf, streamsOf } from "./streams";
import { peopleOf, wordsOf } from "./told";

const SHARE = 3; // drawing costs more than all else here
const recordings = Object.keys(loaders).flatMap((game) => recordingsOf(game).map((file) => [game, file] as const));

it("every game of the client has recordings", () => {
  expect(Object.keys(loaders).filter((game) => !recordings.some(([of]) => of === game))).toEqual([]);
});

describe.each(recordings)("%s/%s", (game, file) => {
  const streams = streamsOf(game, file);
  const sights = Object.entries(streams.viewers).flatMap(([viewer, seen]) => seen.map((sight) => ({ viewer: Number(viewer), ...sight })));

  it("is drawn for every viewer at every moment", async () => {
    const module = await loadGame(streams.game, optionsOf(streams));
    const seats = peopleOf(streams.seats);
    const words = wordsOf(module, "en", optionsOf(streams));
    for (const { viewer, view, offers } of sights.filter(({ viewer, n }) => fallsTo(`${game}/${file}`, `${viewer} ${n}`, SHARE))) {
      const scene = { view, viewer, seats, offers, draft: null, words };
      const board = { ...scene, still: false, pick: () => undefined, attempt: () => undefined };
      const page = await drawWhole(
        <>
          <module.Board {...board} />
          {module.Hand && viewer >= 0 && <module.Hand {...board} />}
          {module.Strip && <module.Strip {...scene} />}
          {module.Rail && <module.Rail {...board} />}
        </>,
      );
      expect(page.querySelectorAll("[data-piece]").length).toBeGreaterThan(0);
      expect([...page.querySelectorAll("button")].filter((button) => !button.getAttribute("aria-label") && !button.textContent)).toEqual(
        [],
      );
      expect(page.textContent).not.toMatch(/\{\$|board-|prompt-/);
    }
  });

  it("asks something of exactly those who are offered something", async () => {
    const module = await loadGame(streams.game, optionsOf(streams));
    const words = wordsOf(module, "en", optionsOf(streams));
    for (const { viewer, view, offers } of sights) {
      const scene = { view, viewer, seats: peopleOf(streams.seats), offers, draft: null, words };
      const prompt = module.prompt(scene);
      const asked = [prompt.lit, prompt.options, module.phrases?.(scene)].some((choices = []) => choices.length > 0);
      expect(asked).toBe(offers.length > 0);
      if (view.outcome === null) expect(prompt.title).not.toBe("");
    }
  });

  it.each(["en", "it", "es"])("is told in %s", async (language) => {
    const module = await loadGame(streams.game, optionsOf(streams));
    const words = wordsOf(module, language, optionsOf(streams));
    for (const { events, view } of sights) {
      for (const event of events) {
        const told = unmarked(words.event(event));
        expect(told).not.toMatch(/^event-|\{\$|undefined/);
        expect(told).not.toBe("");
        expect(["good", "bad", "plain"]).toContain(module.tone(event));
        expect(module.show(event, view).motions.every((motion) => motion.ms > 0 && motion.ms <= 620)).toBe(true);
      }
      if (view.outcome !== null) expect(words.has(`end-${view.outcome.reason}`)).toBe(true);
    }
  });
});
