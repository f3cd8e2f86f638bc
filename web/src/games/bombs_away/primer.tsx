// Bombs Away explains itself: pipes, wild pipes, caps, bombs, the piles, and two positions to learn from.
import { type Explained, type Primer, said } from "../../contract/primer";
import { DiscPicture } from "../../kit/piece_picture";
import type { GameWords } from "../../contract/game_words";
import { CardFace, HydrantFace, PileFace } from "./card_face";
import { view as typical } from "./goal";
import { colourOf, isBomb, NAMES, spoken, TIER_1, TIER_2 } from "./kind";
import type { Plan } from "./plan";
import type { BombsAwayView } from "./wire.gen";

const RULES: { readonly [kind: string]: string } = {
  pipe: "BA-044",
  wild: "BA-060",
  cap: "BA-070",
  bomb1: "BA-081",
  bomb2: "BA-083",
  hydrant: "BA-045",
  space: "BA-022",
  pile: "BA-032",
  discard: "BA-090",
  count: "BA-100",
};
const [WILD, CAP] = [NAMES.indexOf("wild-TV"), NAMES.indexOf("cap-CV")];

function kindOf(card: number): string {
  if (isBomb(card)) return card === TIER_2 ? "bomb2" : "bomb1";
  const colour = colourOf(card);
  return colour === "wild" || colour === "cap" ? colour : "pipe";
}

const SAMPLES: { readonly [kind: string]: number } = { pipe: 2, wild: WILD, cap: CAP, bomb1: TIER_1, bomb2: TIER_2 };

function pictureOf(kind: string): Explained["picture"] {
  const card = SAMPLES[kind];
  if (card !== undefined) return <CardFace kind={card} />;
  if (kind === "hydrant") return <HydrantFace />;
  if (kind === "pile" || kind === "discard") return <PileFace back={kind === "pile"} />;
  return <DiscPicture {...(kind === "count" ? { label: 7 } : { icon: "plus" })} />;
}

const tell = (kind: string, words: GameWords): Explained => ({ ...said(kind, words), rule: RULES[kind], picture: pictureOf(kind) });

/** With its own face and name. */
const tellCard = (card: number, words: GameWords): Explained => ({
  ...tell(kindOf(card), words),
  state: spoken(card, words),
  picture: <CardFace kind={card} />,
});

function tellPlace(x: number, y: number, view: BombsAwayView, words: GameWords): Explained {
  if (x === 0 && y === 0) return tell("hydrant", words);
  const lying = view.cards.find((card) => card.x === x && card.y === y);
  return lying === undefined ? tell("space", words) : tellCard(lying.card, words);
}

const calm: BombsAwayView = { ...typical, waiting_on: [] };

export const primer: Primer<BombsAwayView, Plan> = {
  goal: { view: calm, viewer: 0, part: "board", height: 190 },
  turn: { view: calm, viewer: 0, part: "hand", height: 112, lit: ["hand-25"] },
  first: ["pipe", "wild", "cap", "bomb1", "bomb2", "hydrant"],
  kinds: () => Object.keys(RULES),
  tell,
  explain: (piece, { view, words }) => {
    const place = /^place-(-?\d+)-(-?\d+)$/.exec(piece);
    if (place !== null) return tellPlace(Number(place[1]), Number(place[2]), view, words);
    const [name = "", number] = piece.split("-");
    if (name === "hand") return tellCard(Number(number), words);
    return name in RULES ? tell(name, words) : null;
  },
};
