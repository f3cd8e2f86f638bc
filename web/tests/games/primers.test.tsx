// Every game tells how it is played, in few words and with its own boards, and explains every piece that it ever draws.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { beforeAll, describe, expect, it } from "vitest";
import type { GameWords } from "../../src/contract/game_words";
import { loadGame } from "../../src/contract/registry";
import { loaders } from "../../src/games";
import { HowToPlay } from "../../src/shell/how_to_play";
import { PiecesList } from "../../src/shell/pieces_list";
import { setLanguage } from "../../src/words";
import { drawWhole } from "../draw";
import { fallsTo } from "../shares";
import { recordingsOf, streamsOf } from "./streams";
import { peopleOf, wordsOf } from "./told";

const PYTHON = join(import.meta.dirname, "../../../src/boomtable/games");
const LANGUAGES = ["en", "it", "es"];
const EVERY = 12; // moments of a recording
const SHARE = 3;
const MOST_WORDS = 230;
const MOST_IN_A_SENTENCE = 22;
/** The ground that others lie on, what only flashes by, faces, and what is held to be looked at. */
const MUTE = /^(board|screen|seat-\d+|person-\d+|flame-.*|beam-.*|ouch-\d+|gone-.*|blast.*|water-.*|card|colour|shown)$/;

const rulesText = (game: string, language: string): string => readFileSync(join(PYTHON, game, `words/rules/${language}.ftl`), "utf8");
const countWords = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

async function loaded(game: string, language = "en") {
  const module = await loadGame(game);
  const words: GameWords = wordsOf(module, language).with(rulesText(game, language));
  return { module, words, primer: (await module.primer()).primer };
}

beforeAll(() => setLanguage("en"));

describe.each(Object.keys(loaders))("%s", (game) => {
  it("has words for every kind of piece, and for no other", async () => {
    const { primer, words } = await loaded(game);
    const written = new FluentResource(rulesText(game, "en")).body.map(({ id }) => id).filter((id) => id.startsWith("piece-"));
    expect(new Set(written)).toEqual(
      new Set(
        primer
          .kinds(null)
          .map((kind) => `piece-${kind}`)
          .filter((id) => words.has(id)),
      ),
    );
    expect(primer.kinds(null).filter((kind) => primer.tell(kind, words).name === kind)).toEqual([]); // which has no words
    expect(primer.first.filter((kind) => !primer.kinds(null).includes(kind))).toEqual([]);
  });

  it.each(LANGUAGES)("is told in at most 230 words in %s, each piece in at most 22", async (language) => {
    const { primer, words } = await loaded(game, language);
    const pieces = primer.first.map((kind) => primer.tell(kind, words));
    const parts = ["goal", "turn", "right", "wrong", "this", "that", "more", "end", "won", "lost"]
      .map((part) => `how-${part}`)
      .filter((id) => words.has(id));
    const titles = ["how-right", "how-wrong", "how-this", "how-that"].map((id) => words.part(id, "title") ?? "");
    const said = [...parts.map((id) => words.plain(id)), ...titles, ...pieces.map(({ name, text }) => `${name} ${text}`)].join(" ");
    expect(countWords(said)).toBeLessThanOrEqual(MOST_WORDS);
    const own = primer.kinds(null).filter((kind) => words.has(`piece-${kind}`));
    expect(own.filter((kind) => countWords(primer.tell(kind, words).text) > MOST_IN_A_SENTENCE)).toEqual([]);
  });

  it("cites rules of its own ledger", async () => {
    const { primer, words } = await loaded(game);
    const ledger = readFileSync(join(PYTHON, game, "LEDGER.md"), "utf8");
    const cited = primer.kinds(null).flatMap((kind) => primer.tell(kind, words).rule ?? []);
    expect(cited.filter((rule) => !ledger.includes(`**${rule}**`))).toEqual([]);
  });

  it("draws the positions and pieces of its rules", async () => {
    const told = await loaded(game);
    const page = await drawWhole(
      <>
        <HowToPlay game={told} />
        <PiecesList game={told} onRule={() => undefined} />
      </>,
    );
    expect(page.querySelectorAll(".position [data-piece]").length).toBeGreaterThan(2);
    const lit = [told.primer.goal, told.primer.turn].flatMap((position) => position.lit ?? []);
    expect(lit.filter((piece) => page.querySelector(`.position [data-piece="${piece}"][data-shown]`) === null)).toEqual([]);
    expect(page.querySelectorAll(".pieces-list li").length).toBe(told.primer.kinds(null).length);
    expect(page.textContent).not.toMatch(/\{\$|board-|piece-|how-/);
  });

  const falls = (file: string, viewer: string, moment: number): boolean => fallsTo(`${game}/${file}`, `${viewer} ${moment}`, SHARE);

  it.each(recordingsOf(game))("explains every piece of %s", async (file) => {
    const { module, words, primer } = await loaded(game);
    const mute = new Set<string>();
    const streams = streamsOf(game, file);
    const seats = peopleOf(streams.seats);
    for (const [viewer, sights] of Object.entries(streams.viewers)) {
      const told = sights.filter((sight, at) => (at % EVERY === 0 || at === sights.length - 1) && falls(file, viewer, sight.n));
      for (const { view, offers } of told) {
        const scene = { view, viewer: Number(viewer), seats, offers, draft: null, words };
        const board = { ...scene, still: false, pick: () => undefined, attempt: () => undefined };
        const page = await drawWhole(
          <>
            <module.Board {...board} />
            {module.Hand && Number(viewer) >= 0 && <module.Hand {...board} />}
            {module.Strip && <module.Strip {...scene} />}
            {module.Rail && <module.Rail {...board} />}
          </>,
        );
        for (const { dataset } of page.querySelectorAll<HTMLElement>("[data-piece]")) {
          const piece = dataset.piece!;
          if (MUTE.test(piece)) continue;
          const explained = primer.explain(piece, scene);
          if (explained === null || explained.text === "" || explained.rule === undefined) mute.add(piece);
        }
      }
    }
    expect([...mute]).toEqual([]);
  });
});
