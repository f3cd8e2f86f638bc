// What is next in a game for whoever plays at this browser: found in the games they have finished, as far as the server lists them.
import type { GameCard, MyTable } from "../net/wire.gen";
import { CHAPTERS } from "./chapters";
import { defaultOptions } from "./default_options";

type Options = { readonly [name: string]: unknown };
type Chapter = (typeof CHAPTERS)[number];

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

export function nextStep(card: GameCard, finished: readonly MyTable[]): NextStep {
  const played = finished.filter(
    (table) => table.game === card.id && table.outcome !== null && table.options !== null && table.seats.length > 0,
  );
  const chapter = chapterOf(card);
  if (chapter !== null) return inChapters(card, chapter, played);
  if (played.length === 0) return firstGame(card);
  const options = played[0]!.options as Options;
  const arena = typeof options.arena === "string" && options.arena !== CUSTOM ? options.arena : null;
  const kind = arena !== null ? "arena" : card.id === "snip" ? "again" : "rematch";
  const won = played.filter(isWon).length;
  return { ...step(card, kind), arena, options: { ...options, ...unguided(options) }, won, of: played.length };
}

function inChapters(card: GameCard, chapter: ChapterRange, played: readonly MyTable[]): NextStep {
  const { name, least, most } = chapter;
  const official = played.filter(({ options }) => ((options as Options).own ?? null) === null);
  const won = new Set(official.filter(isWon).map(({ options }) => (options as Options)[name] as number));
  const of = most - least + 1;
  const last = official[0]?.options as Options | undefined;
  if (last === undefined) return { ...firstGame(card), number: least, of };
  if (won.size === 0) return { ...firstGame(card), kind: "retry", number: least, of };
  const number = Math.min(Math.max(...won) + 1, most);
  const options = { ...last, ...unguided(last), [name]: number };
  const cells = Array.from({ length: of }, (_, at) => (won.has(least + at) ? "won" : least + at === number ? "now" : "open"));
  return { ...step(card, name), number, options, won: won.size, of, cells };
}

function firstGame(card: GameCard): NextStep {
  const usual = defaultOptions(card) as Options;
  const known = propertiesOf(card);
  const clocks = Object.fromEntries(CLOCKS.filter((name) => name in known).map((name) => [name, 0]));
  const guided = "guided" in known;
  const options = { ...usual, ...clocks, ...(guided ? { guided } : {}) };
  return { ...step(card, "first"), options, level: card.levels[0] ?? null, guided };
}

/** Against bots that count, with hints where there are any. */
function step(card: GameCard, kind: NextStep["kind"]): NextStep {
  const level = card.levels[Math.min(1, card.levels.length - 1)] ?? null;
  return { kind, number: null, arena: null, options: {}, level, hints: card.advises, won: 0, of: 0, cells: [], guided: false };
}

const isWon = ({ outcome, seats }: MyTable): boolean => seats.some((seat) => outcome?.winners.includes(seat));

const unguided = (options: Options): Options => ("guided" in options ? { guided: false } : {});

interface ChapterRange {
  readonly name: Chapter;
  readonly least: number;
  readonly most: number;
}

/** The option that numbers the missions or scenarios of a campaign. */
function chapterOf(card: GameCard): ChapterRange | null {
  const known = propertiesOf(card);
  const name = CHAPTERS.find((each) => known[each]?.type === "integer");
  return name === undefined ? null : { name, least: known[name]!.minimum ?? 0, most: known[name]!.maximum ?? 0 };
}

type Property = { readonly type?: string; readonly minimum?: number; readonly maximum?: number };

/** Of the JSON schema of a game's options. */
function propertiesOf(card: GameCard): { readonly [name: string]: Property } {
  const schema = card.options as { readonly $ref?: string; readonly $defs?: { readonly [name: string]: { readonly properties?: object } } };
  const name = schema.$ref?.split("/").at(-1) ?? "";
  return (schema.$defs?.[name]?.properties ?? {}) as { readonly [name: string]: Property };
}
