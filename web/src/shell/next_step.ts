// What is next in a game for whoever plays at this browser: found in the games they have finished and the chapters they have won.
import type { GameCard, Me, MyTable } from "../net/wire.gen";
import { CHAPTERS } from "./chapters";
import { defaultOptions } from "./default_options";

type Options = { readonly [name: string]: unknown };
type Chapter = (typeof CHAPTERS)[number];
/** What the server knows of whoever plays here; of finished games it lists the newest, of chapters all that were won. */
type Played = Pick<Me, "finished" | "won">;

export interface NextStep {
  /** A guided first game, the next chapter, the same arena, the same again, or once more what has not been won yet. */
  readonly kind: "first" | "retry" | Chapter | "arena" | "rematch" | "again";
  /** Of the chapter. */
  readonly number: number | null;
  readonly arena: string | null;
  readonly options: Options;
  readonly level: string | null;
  readonly hints: boolean;
  /** Chapters or games that were won, and how many there are. */
  readonly won: number;
  readonly of: number;
  /** Each chapter in order, once one was won. */
  readonly cells: readonly ("won" | "now" | "open")[];
  readonly guided: boolean;
}

const CLOCKS = ["turn_seconds", "decision_seconds", "crisis_unit_seconds"];
/** Said of the maker's own arena or scenario, which has no name here. */
const CUSTOM = "custom";

export function nextStep(card: GameCard, { finished, won: chapters }: Played): NextStep {
  const played = finished.filter(
    (table) => table.game === card.id && table.outcome !== null && table.options !== null && table.seats.length > 0,
  );
  const chapter = chapterOf(card);
  if (chapter !== null) return inChapters(card, chapter, played, chapters[card.id] ?? []);
  if (played.length === 0) return firstGame(card);
  const options = played[0]!.options as Options;
  const arena = typeof options.arena === "string" && options.arena !== CUSTOM ? options.arena : null;
  const kind = arena !== null ? "arena" : card.id === "snip" ? "again" : "rematch";
  const won = played.filter(isWon).length;
  return { ...step(card, kind), arena, options: { ...options, ...unguided(options) }, won, of: played.length };
}

/** A chapter that somebody has chosen: guided only where it is the first step of all. */
export function stepTo(card: GameCard, played: Played, { name, number }: { name: Chapter; number: number }): NextStep {
  const next = nextStep(card, played);
  if (next.number === number) return next;
  return { ...step(card, name), number, options: { ...next.options, ...unguided(next.options), [name]: number } };
}

function inChapters(card: GameCard, chapter: ChapterRange, played: readonly MyTable[], won: readonly number[]): NextStep {
  const { name, least } = chapter;
  const of = numbersOf(chapter).length;
  const last = played.find(({ options }) => ((options as Options).own ?? null) === null)?.options as Options | undefined;
  if (won.length === 0) return { ...firstGame(card), kind: last === undefined ? "first" : "retry", number: least, of };
  const number = nextChapter(chapter, won);
  const usual = last ?? (defaultOptions(card) as Options);
  const options = { ...usual, ...unguided(usual), [name]: number };
  const cells = numbersOf(chapter).map((each) => (won.includes(each) ? "won" : each === number ? "now" : "open"));
  return { ...step(card, name), number, options, won: won.length, of, cells };
}

/** The chapter after the furthest one that was won; at the end the first that was left out, or the last one again. */
export function nextChapter(chapter: ChapterRange, won: readonly number[]): number {
  const furthest = Math.max(chapter.least - 1, ...won);
  const numbers = numbersOf(chapter);
  return numbers.find((number) => number > furthest) ?? numbers.find((number) => !won.includes(number)) ?? chapter.most;
}

export const numbersOf = ({ numbers }: ChapterRange): readonly number[] => numbers;

/** The values of a whole number that are offered: those that it lists, or all in its bounds. */
export const offeredOf = ({ offered, minimum = 0, maximum = minimum }: Property): readonly number[] =>
  offered ?? Array.from({ length: maximum - minimum + 1 }, (_, at) => minimum + at);

function firstGame(card: GameCard): NextStep {
  const usual = (guidedPreset(card) ?? defaultOptions(card)) as Options;
  const known = propertiesOf(card);
  const clocks = Object.fromEntries(CLOCKS.filter((name) => name in known).map((name) => [name, 0]));
  const guided = "guided" in known;
  const options = { ...usual, ...clocks, ...(guided ? { guided } : {}) };
  return { ...step(card, "first"), options, level: card.levels[0] ?? null, guided };
}

/** What the game itself would have a first game be, best for the usual number of seats: which role the newcomer has, for one. */
function guidedPreset({ presets, usual_seats }: GameCard): Options | undefined {
  const lessons = presets.map(({ options }) => options as Options).filter(({ guided }) => guided === true);
  return lessons.find(({ seats }) => seats === usual_seats) ?? lessons[0];
}

/** Against bots that count, with hints where there are any. */
function step(card: GameCard, kind: NextStep["kind"]): NextStep {
  const level = card.levels[Math.min(1, card.levels.length - 1)] ?? null;
  return { kind, number: null, arena: null, options: {}, level, hints: card.advises, won: 0, of: 0, cells: [], guided: false };
}

const isWon = ({ outcome, seats }: MyTable): boolean => seats.some((seat) => outcome?.winners.includes(seat));

const unguided = (options: Options): Options => ("guided" in options ? { guided: false } : {});

export interface ChapterRange {
  readonly name: Chapter;
  readonly least: number;
  readonly most: number;
  /** Those that can be played; there may be gaps between them. */
  readonly numbers: readonly number[];
}

/** The option that numbers the missions or scenarios of a campaign. */
export function chapterOf(card: GameCard): ChapterRange | null {
  const known = propertiesOf(card);
  const name = CHAPTERS.find((each) => known[each]?.type === "integer");
  if (name === undefined) return null;
  const numbers = offeredOf(known[name]!);
  return { name, least: numbers[0] ?? 0, most: numbers.at(-1) ?? 0, numbers };
}

interface Property {
  readonly type?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly offered?: readonly number[];
}

/** Of the JSON schema of a game's options. */
function propertiesOf(card: GameCard): { readonly [name: string]: Property } {
  const schema = card.options as { readonly $ref?: string; readonly $defs?: { readonly [name: string]: { readonly properties?: object } } };
  const name = schema.$ref?.split("/").at(-1) ?? "";
  return (schema.$defs?.[name]?.properties ?? {}) as { readonly [name: string]: Property };
}
