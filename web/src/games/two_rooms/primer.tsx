// Two Rooms explains itself: what a leader, hostages and shares are, and the cards of the deck.
import { type Explained, type Primer, said } from "../../contract/primer";
import { CardPicture } from "../../kit/piece_picture";
import type { GameWords } from "../../contract/game_words";
import { iconOf, type Role, ROLES } from "./kinds";
import type { Plan } from "./plan";
import { sample } from "./sample";
import type { TwoRoomsView } from "./wire.gen";

const RULES = { leader: "TR-063", hostage: "TR-088", share: "TR-092", point: "TR-073", card: "TR-091" } as const;
const ICONS = { leader: "flag", hostage: "walkie", share: "people", point: "hand", card: "eye" } as const;

const isRole = (kind: string): kind is Role => (ROLES as readonly string[]).includes(kind);

function tell(kind: string, words: GameWords): Explained {
  if (isRole(kind)) {
    const told = { name: words.plain("board-role", { role: kind }), text: words.plain("board-role-text", { role: kind }) };
    return { ...told, picture: <CardPicture icon={iconOf(kind)} /> };
  }
  const known = kind as keyof typeof RULES;
  return { ...said(kind, words), rule: RULES[known], picture: <CardPicture icon={ICONS[known]} /> };
}

export const primer: Primer<TwoRoomsView, Plan> = {
  goal: { view: sample, viewer: 0, part: "board", height: 170 },
  turn: { view: { ...sample, rooms: [{ ...sample.rooms[0]!, pointing: [[0, 2]] }, null] }, viewer: 0, part: "board", height: 170 },
  first: ["leader", "hostage", "share", "president", "bomber"],
  kinds: (view) => [...Object.keys(RULES), ...(view === null ? ROLES : new Set(view.deck))],
  tell,
  explain: () => null, // faces are told by the table, and cards by holding them: that is how this game is played
};
