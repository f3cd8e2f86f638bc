// Blast Tactics explains itself: what stands, lies and is painted in an arena, the cards, and two positions to learn from.
import type { ComponentChildren } from "preact";
import { type Explained, type Position, type Primer, said } from "../../contract/primer";
import { CardPicture } from "../../kit/piece_picture";
import type { GameWords } from "../../contract/game_words";
import { Blocks, Thing } from "./block";
import { BombFace } from "./bomb";
import { FigureFace } from "./figure";
import { lit, view as typical } from "./goal";
import { Feature } from "./ground";
import {
  CARD_ICONS,
  CARDS,
  CRACKED,
  type Card,
  FIRST_ITEM,
  FIRST_PAD,
  flipOf,
  HARD,
  HOLE,
  ITEM_ICONS,
  itemOf,
  POWER,
  SOFT,
  tileAt,
} from "./kind";
import type { Plan } from "./plan";
import type { BlastTacticsView } from "./wire.gen";

const RULES: { readonly [kind: string]: string } = {
  figure: "BT-090",
  heart: "BT-003",
  bomb: "BT-075",
  soft: "BT-145",
  hard: "BT-138",
  bomb_up: "BT-128",
  flame_up: "BT-017",
  speed_up: "BT-090",
  punch: "BT-203",
  kick: "BT-211",
  glove: "BT-220",
  remote: "BT-230",
  pass: "BT-241",
  power: "BT-336",
  cracked: "BT-345",
  teleport: "BT-330",
  hole: "BT-340",
  floor: "BT-121",
  deck: "BT-085",
  sudden: "BT-250",
  falls: "BT-250",
  tile: "BT-254",
};

const [goal, turn]: readonly Position<BlastTacticsView>[] = [
  { view: { ...typical, waiting_on: [] }, viewer: 0, part: "board", height: 204, lit },
  {
    view: {
      ...typical,
      arena: {
        ...typical.arena,
        rows: [".......+.", ".#..#..#.", "+........"],
        tiles: [0, 3, 6].map((column) => [0, 1, 2, 9, 10, 11, 18, 19, 20].map((square) => square + column)),
      },
      things: Array.from({ length: 27 }, (_, at) => ([10, 13, 16].includes(at) ? HARD : [7, 18].includes(at) ? SOFT : 0)),
      features: Array<number>(27).fill(0),
      danger: null,
      next_tiles: [],
      bombs: [{ square: 2, owner: 0, side: 2, arms: [0, 2, 2, 2] }],
      players: [
        { ...typical.players[0]!, square: 5, heart: true },
        { ...typical.players[1]!, square: 26 },
      ],
      turn: 0,
      trail: [0, 1, 2, 3, 4, 5],
      laid: 2,
    },
    viewer: 0,
    part: "board",
    height: 116,
    lit: ["bomb-2"],
  },
] as const;

const Picture = ({ children }: { readonly children: ComponentChildren }) => (
  <svg viewBox="-22 -22 44 44">
    <Blocks />
    {children}
  </svg>
);

const THINGS: { readonly [kind: string]: number } = {
  hard: HARD,
  soft: SOFT,
  hole: HOLE,
  bomb_up: FIRST_ITEM,
  speed_up: FIRST_ITEM + 1,
  flame_up: FIRST_ITEM + 2,
};
const FEATURES: { readonly [kind: string]: number } = { power: POWER, cracked: CRACKED, teleport: FIRST_PAD };

function pictureOf(kind: string, seat = 0, side = 2): Explained["picture"] {
  const [thing, feature] = [THINGS[kind], FEATURES[kind]];
  if (thing !== undefined) return <Picture>{<Thing thing={thing} />}</Picture>;
  if (feature !== undefined) return <Picture>{<Feature feature={feature} />}</Picture>;
  if (kind === "figure") return <Picture>{<FigureFace seat={seat} />}</Picture>;
  if (kind === "bomb") return <Picture>{<BombFace owner={seat} side={side} />}</Picture>;
  if (kind in CARD_ICONS) return <CardPicture icon={CARD_ICONS[kind as Card]} />;
  if (kind === "floor") return <CardPicture icon="bomb" />;
  return <CardPicture icon={kind === "heart" ? "heart" : kind === "deck" ? "copy" : "down"} />;
}

function tell(kind: string, words: GameWords): Explained {
  const { name, text } = said(kind, words);
  const known = kind in CARD_ICONS ? words.plain("board-card", { card: kind }) : words.plain("board-item", { item: kind });
  const isNamed = kind in CARD_ICONS || kind in ITEM_ICONS;
  return { name: isNamed ? known : name, text, rule: RULES[kind], picture: pictureOf(kind) };
}

function kinds(view: BlastTacticsView | null): readonly string[] {
  if (view === null) return Object.keys(RULES);
  const { things, features, holder } = view;
  const special: { readonly [kind: string]: boolean } = {
    hole: things.includes(HOLE) || features.includes(CRACKED),
    power: features.includes(POWER),
    cracked: features.includes(CRACKED),
    teleport: features.some((feature) => feature >= FIRST_PAD),
    sudden: holder !== null,
    falls: view.next_tiles.length > 0,
    tile: holder !== null,
  };
  return Object.keys(RULES).filter((kind) => special[kind] ?? true);
}

/** The uppermost thing on a square. */
function squareKind({ players, bombs, things, features }: BlastTacticsView, square: number): string {
  if (players.some((player) => player.square === square)) return "figure";
  if (bombs.some((bomb) => bomb.square === square)) return "bomb";
  const thing = things[square] ?? 0;
  if (thing > 0) return itemOf(thing) ?? (thing === HARD ? "hard" : thing === HOLE ? "hole" : "soft");
  const feature = features[square] ?? 0;
  return feature === 0 ? "floor" : feature >= FIRST_PAD ? "teleport" : feature === POWER ? "power" : "cracked";
}

/** When the tile of this square goes, once that is known. */
function tellFall(view: BlastTacticsView, tile: number, words: GameWords): string | undefined {
  const flips = flipOf(view, tile);
  return flips === 0 || view.holder === null ? undefined : words.plain("board-falls", { flips, seat: view.holder });
}

/** What the signs beside a name mean. */
function tellStock({ players }: BlastTacticsView, seat: number, words: GameWords): string | undefined {
  const player = players[seat];
  if (player === undefined || player.square === null) return undefined;
  const { bombs, total, reach, heart, speed_ups: speed } = player;
  return words.plain("board-stock", { bombs, total, reach, heart, speed });
}

/** With the figure or the bomb that lies there. */
function tellSquare(view: BlastTacticsView, square: number, words: GameWords): Explained {
  const kind = squareKind(view, square);
  const fall = tellFall(view, tileAt(view, square), words);
  const explained = { ...tell(kind === "floor" && fall !== undefined ? "falls" : kind, words), state: fall };
  if (kind === "figure") {
    const seat = view.players.findIndex((player) => player.square === square);
    return {
      ...explained,
      name: words.seat(seat),
      state: [tellStock(view, seat, words), fall].filter(Boolean).join(" "),
      picture: pictureOf(kind, seat),
    };
  }
  const bomb = view.bombs.find((each) => each.square === square);
  return kind === "bomb" && bomb !== undefined ? { ...explained, picture: pictureOf(kind, bomb.owner, bomb.side) } : explained;
}

export const primer: Primer<BlastTacticsView, Plan> = {
  goal: goal!,
  turn: turn!,
  first: ["bomb", "soft", "bomb_up", "flame_up", "speed_up", "heart"],
  kinds,
  tell,
  explain: (piece, { view, words }) => {
    const [, name = "", rest = ""] = /^(\w+?)(?:-(.+))?$/.exec(piece) ?? [];
    const at = Number(rest);
    if (["square", "thing", "bomb"].includes(name)) return tellSquare(view, at, words);
    if (name === "figure") return tellSquare(view, view.players[at]?.square ?? -1, words);
    if (name === "seat") return { ...tell("figure", words), state: tellStock(view, at, words) };
    if (name === "falls") return { ...tell(name, words), state: tellFall(view, at, words) };
    if (name === "deck") return { ...tell(name, words), state: words.plain("board-deck-left", { deck: view.deck }) };
    if (name === "card") return tell(CARDS.find((card) => rest.startsWith(card)) ?? "punch", words);
    return ["sudden", "tile", "heart"].includes(name) ? tell(name, words) : null;
  },
};
