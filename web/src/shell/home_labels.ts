// The games of the house as the home page labels them, also before a server has them.
import { GAME_INFO } from "../net/game_info.gen";
import type { GameCard } from "../net/wire.gen";
import { knows, t } from "../words";

export interface Label {
  id: string;
  title: string;
  least: number;
  most: number;
  minutes: number | null;
  kind: "together" | "rivals" | "teams" | "learn";
  /** What the server says of it; null until it has answered, or where it has no such game. */
  card: GameCard | null;
  /** The server has answered and has no such game. */
  soon: boolean;
}

/** In the order of the home page. How long a game takes and what kind it is, no rule says; a long title may be shorter here. */
const HOUSE: readonly (Pick<Label, "id" | "minutes" | "kind"> & { readonly short?: string })[] = [
  { id: "bomb_busters", minutes: 30, kind: "together" },
  { id: "its_a_bomb", minutes: 15, kind: "together" },
  { id: "blast_tactics", minutes: 25, kind: "rivals" },
  { id: "two_rooms", short: "Two Rooms", minutes: 15, kind: "teams" },
  { id: "bombs_away", minutes: 20, kind: "rivals" },
  { id: "snip", minutes: 3, kind: "learn" },
];

/** All labels: what can be played first, then what is to come. `cards` is null until the server has answered. */
export function labels(cards: readonly GameCard[] | null): Label[] {
  const ready = (cards ?? []).filter((card) => card.ready);
  const house = HOUSE.map(({ id, minutes, kind }): Label => {
    const card = ready.find((each) => each.id === id) ?? null;
    const { least, most } = card === null ? GAME_INFO[id]! : seatsOf(card);
    return { id, title: titleOf(id), least, most, minutes, kind, card, soon: cards !== null && card === null };
  });
  const guests = ready.filter((card) => !HOUSE.some((label) => label.id === card.id)).map(guest);
  const all = [...house, ...guests];
  return [...all.filter(({ soon }) => !soon), ...all.filter(({ soon }) => soon)];
}

/** Played lately first, then what is new, then the game for learning, once it was played. */
export function byLastPlayed(all: readonly Label[], played: readonly string[]): Label[] {
  const rank = ({ id, kind }: Label): number => {
    const at = played.indexOf(id);
    if (at < 0) return played.length;
    return kind === "learn" ? played.length + 1 : at;
  };
  return [...all].sort((one, other) => rank(one) - rank(other));
}

/** The game on top of the page: for newcomers the one for learning, then the one played last, of the others. */
export function onTop(all: readonly Label[], played: readonly string[]): Label | null {
  const ready = all.filter(({ soon }) => !soon);
  if (played.length === 0) return ready.find(({ kind }) => kind === "learn") ?? ready[0] ?? null;
  const [first] = byLastPlayed(
    ready.filter(({ kind }) => kind !== "learn"),
    played,
  );
  return first ?? ready[0] ?? null;
}

/** A box that has another name in the language of the page is called by it. */
export function titleOf(game: string): string {
  if (knows(`title-${game}`)) return t(`title-${game}`);
  return HOUSE.find(({ id }) => id === game)?.short ?? GAME_INFO[game]?.title ?? game;
}

const seatsOf = ({ min_seats, max_seats }: GameCard) => ({ least: min_seats, most: max_seats });

function guest(card: GameCard): Label {
  const kind = card.cooperative ? "together" : "rivals";
  return { id: card.id, title: card.title, ...seatsOf(card), minutes: null, kind, card, soon: false };
}
