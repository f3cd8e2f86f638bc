// A small position of Two Rooms for the tests, and the ways to look at it.
import { vi } from "vitest";
import { game } from "../../../src/games/two_rooms";
import type { Plan } from "../../../src/games/two_rooms/plan";
import type { ShownRow } from "../../../src/games/two_rooms/shown_rows";
import type { OwnView, RoomView, ShownTable, TwoRoomsView } from "../../../src/games/two_rooms/wire.gen";
import { unmarked } from "../../../src/contract/game_words";
import type { Event, Field, Offer } from "../../../src/net/wire.gen";
import { drawWhole } from "../../draw";
import { peopleOf, wordsOf } from "../told";

export type Given = Partial<TwoRoomsView>;

const own: OwnView = {
  seat: 0,
  conditions: [],
  infected_by: null,
  power_used: false,
  open: false,
  aim: null,
  offers: [],
  questions: [],
  draft: [],
  other_leader: null,
  parley_ready: [],
  may_call: false,
  called: null,
  resting: false,
  asked: 0,
  changes: 0,
  answers: null,
  answers_lead: false,
  aimed: false,
};

const room: RoomView = {
  leader: 1,
  by_lot: false,
  shield: false,
  pointing: [
    [0, 2],
    [3, 2],
  ],
  threshold: 3,
  lead_offer: null,
  barred: [],
  locked: false,
  hostages: [],
};

/** Ada, Bea, Cleo and Dario in room A, four others in room B. Bea leads, two hands point at Cleo; Ada is the President. */
export const view: TwoRoomsView = {
  options: {
    seats: 8,
    mode: "online",
    game: "advanced",
    roles: null,
    bury: false,
    rounds: "three",
    round_minutes: [],
    colour: "on",
    first_leader: "appoint",
    hostage_time: "after",
    usurper_clash: "last",
    helper_failure: "both_can_lose",
    privacy_promise: false,
    premature_loss: false,
    no_timer: false,
    open_deck: true,
    withdraw: false,
    moderator: false,
    share_feed: "auto",
    time_scale: "normal",
    no_timer_cap: 15,
    auto_notes: true,
    select_seconds: 30,
    parley_seconds: 20,
    call_seconds: 30,
    offer_ttl: 20,
    exchange_clock: "running",
    room_names: [],
    guided: false,
  },
  phase: "round",
  round: 1,
  rounds: 3,
  tick: 0,
  hostages: 1,
  schedule: [1, 1, 1],
  to_send: null,
  deck: ["president", "bomber", "blue_team", "blue_team", "red_team", "red_team", "doctor", "engineer"],
  places: ["A", "A", "A", "A", "B", "B", "B", "B"],
  cards: ["president", null, null, null, null, null, null, null],
  bots: [],
  ready: [],
  rooms: [room, null],
  waiting: [],
  lock_open: false,
  shown: { ways: [], cards: [], rows: [] },
  moves: [],
  walking: [],
  calls: [],
  own,
  results: [],
  winner: null,
  buried: null,
  waiting_on: [],
  timers: [],
  outcome: null,
};

export const ownView = (given: Partial<OwnView>): OwnView => ({ ...own, ...given });
export const roomView = (given: Partial<RoomView>): TwoRoomsView["rooms"] => [{ ...room, ...given }, null];

/** Somebody showed something to somebody, and the viewer saw it. */
export const shown = (given: Partial<ShownRow>): ShownRow => ({
  round: 1,
  by: 1,
  to: 0,
  how: "reveal",
  kind: "card",
  by_role: "doctor",
  by_colour: "blue",
  to_role: null,
  to_colour: null,
  swapped: false,
  ...given,
});

/** Rows as they travel. */
export function asTable(...rows: readonly ShownRow[]): ShownTable {
  const seen = (role: ShownRow["by_role"], colour: ShownRow["by_colour"]) => (colour === null ? [] : [[role, colour] as const]);
  const cards = rows.map((row) => [seen(row.by_role, row.by_colour), seen(row.to_role, row.to_colour)] as const);
  const place = (at: number, side: 0 | 1) =>
    cards[at]![side].length === 0
      ? null
      : cards
          .flat()
          .slice(0, 2 * at + side)
          .flat().length;
  return {
    ways: rows.map(({ how, kind, swapped }) => [how, kind, swapped]),
    cards: cards.flat(2),
    rows: rows.map((row, at) => [row.round, row.by, row.to, at, place(at, 0), place(at, 1)]),
  };
}

const field = (name: string, values: Field["values"]): Field => ({ name, values, least: 1, most: 1 });
export const fields = (type: string, given: { readonly [name: string]: Field["values"] }): Offer => ({
  type,
  fields: Object.entries(given).map(([name, values]) => field(name, values)),
});
export const bare = (type: string): Offer => ({ type, choices: [{ type }] });

/** What a player may do in a round: point, share, show, talk. */
export const inRound: readonly Offer[] = [
  fields("Point", { target: [0, 3] }),
  bare("Unpoint"),
  fields("OfferShare", { kind: ["card", "colour"], target: [1, 2, 3] }),
  fields("Reveal", { kind: ["card", "colour"], target: [1, 2, 3, null] }),
  fields("Aim", { at: [1, 2, 3] }),
  fields("ClaimRole", { role: ["president", "bomber"] }),
  fields("ClaimSaw", { seat: [1, 2, 3, 4, 5, 6, 7], role: ["president", "bomber"] }),
];

export function scene(offers: readonly Offer[], draft: Plan | null = null, given: Given = {}, viewer = 0) {
  const seen = { ...view, ...given };
  return { view: seen, viewer, seats: peopleOf(seen.places.length), offers, draft, words: wordsOf(game, "en", seen.options, viewer) };
}

export function asked(offers: readonly Offer[], draft: Plan | null = null, given: Given = {}, viewer = 0) {
  const prompt = game.prompt(scene(offers, draft, given, viewer));
  return { ...prompt, title: unmarked(prompt.title), detail: prompt.detail === undefined ? undefined : unmarked(prompt.detail) };
}

export async function table(
  offers: readonly Offer[],
  draft: Plan | null = null,
  given: Given = {},
  around: {
    readonly viewer?: number;
    readonly log?: readonly Event[];
    readonly still?: boolean;
    readonly paused?: boolean;
    readonly marks?: string;
    readonly secondsLeft?: (name: string, key: number) => number | null;
  } = {},
) {
  const [pick, attempt, write, send, drop] = [vi.fn(), vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  const { viewer = 0, still = false, paused = false, marks = "", log, secondsLeft = () => null } = around;
  const board = {
    ...scene(offers, draft, given, viewer),
    still,
    paused,
    pick,
    attempt,
    send,
    drop,
    notes: { text: marks, write },
    secondsLeft,
    ...(log === undefined ? {} : { log }),
  };
  const Hand = game.Hand!;
  const page = await drawWhole(
    <>
      <game.Board {...board} />
      {viewer >= 0 && <Hand {...board} />}
    </>,
  );
  const piece = (name: string): HTMLElement | null => page.querySelector<HTMLElement>(`[data-piece="${name}"]`);
  return { page, pick, attempt, write, send, drop, piece, name: (of: string) => piece(of)?.getAttribute("aria-label") };
}
