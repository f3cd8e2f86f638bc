// The games of the house as the home page labels them, also before a server has them.
import type { GameCard } from "../net/wire.gen";

export interface Label {
  id: string;
  title: string;
  least: number;
  most: number;
  minutes: number | null;
  kind: "together" | "rivals" | "teams" | "learn";
  /** What the server says of it; null while it is not there yet. */
  card: GameCard | null;
}

const HOUSE: readonly Omit<Label, "card">[] = [
  { id: "bomb_busters", title: "Bomb Busters", least: 2, most: 5, minutes: 30, kind: "together" },
  { id: "its_a_bomb", title: "It's a Bomb!", least: 2, most: 5, minutes: 15, kind: "together" },
  { id: "blast_tactics", title: "Blast Tactics", least: 2, most: 4, minutes: 25, kind: "rivals" },
  { id: "two_rooms", title: "Two Rooms", least: 6, most: 30, minutes: 15, kind: "teams" },
  { id: "bombs_away", title: "Bombs Away", least: 2, most: 4, minutes: 20, kind: "rivals" },
  { id: "snip", title: "Snip", least: 2, most: 5, minutes: 3, kind: "learn" },
];

/** All labels: what can be played first, then what is to come. `cards` is null until the server has answered. */
export function labels(cards: readonly GameCard[] | null): Label[] {
  const ready = (cards ?? []).filter((card) => card.ready);
  const house = HOUSE.map((label) => withCard(label, ready.find((card) => card.id === label.id) ?? null));
  const guests = ready.filter((card) => !HOUSE.some((label) => label.id === card.id)).map(guest);
  const all = [...house, ...guests];
  return cards === null ? all : [...all.filter((label) => label.card), ...all.filter((label) => !label.card)];
}

export function titleOf(game: string): string {
  return HOUSE.find((label) => label.id === game)?.title ?? game;
}

function withCard(label: Omit<Label, "card">, card: GameCard | null): Label {
  return card ? { ...label, least: card.min_seats, most: card.max_seats, card } : { ...label, card };
}

function guest(card: GameCard): Label {
  const kind = card.cooperative ? "together" : "rivals";
  return { id: card.id, title: card.title, least: card.min_seats, most: card.max_seats, minutes: null, kind, card };
}
