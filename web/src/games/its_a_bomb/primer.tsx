// It's a Bomb! explains itself: tiles, tokens, the countdown, the consultants, and two positions to learn from.
import { type Explained, type Primer, said } from "../../contract/primer";
import { Icon, type IconName } from "../../kit/icon";
import { CardPicture } from "../../kit/piece_picture";
import type { GameWords } from "../../contract/game_words";
import { Picture } from "./cable";
import { CALL, iconOf, isDisturbed } from "./card";
import { view as typical } from "./goal";
import { AUXILIARY, BATTERY, EXPLOSIVE, GREY, RECEIVER } from "./kind";
import type { Consultant, Plan } from "./plan";
import { Token } from "./token";
import type { ItsABombView } from "./wire.gen";

const RULES: { readonly [kind: string]: string } = {
  tile: "IB-020",
  cable: "IB-091",
  grey: "IB-092",
  explosive: "IB-094",
  battery: "IB-096",
  receiver: "IB-099",
  auxiliary: "IB-097",
  token: "IB-071",
  line: "IB-070",
  pile: "IB-078",
  colours: "IB-093",
  countdown: "IB-050",
  disturbed: "IB-086",
  call: "IB-054",
};
const CONSULTANTS: { readonly [card in Consultant]: string } = {
  SURV: "IB-123",
  DRAU: "IB-124",
  SPOT: "IB-125",
  DISP: "IB-126",
  RADIO: "IB-127",
  SAPP: "IB-128",
  HACK: "IB-129",
  NEGO: "IB-130",
  XRAY: "IB-131",
  ARCH: "IB-132",
};
/** The tiles that are no coloured cables, by their numbers. */
const SPECIAL: { readonly [kind: string]: number } = {
  grey: GREY,
  explosive: EXPLOSIVE,
  battery: BATTERY,
  receiver: RECEIVER,
  auxiliary: AUXILIARY,
};

const isCard = (kind: string): kind is Consultant => kind in CONSULTANTS;
const kindOf = (tile: number): string => Object.keys(SPECIAL).find((kind) => SPECIAL[kind] === tile) ?? "cable";

const pictured = (kind: number) => (
  <span class="iab-tile iab-up iab-sample">
    <Picture kind={kind} cut={false} />
  </span>
);

function pictureOf(kind: string): Explained["picture"] {
  if (isCard(kind)) return <CardPicture icon={iconOf(kind)} />;
  const special = SPECIAL[kind];
  if (kind === "cable" || special !== undefined) return pictured(special ?? 0);
  if (kind === "token") return <Token kind={1} />;
  if (kind === "pile") return <Token kind={3} />;
  if (kind === "tile") return <span class="iab-tile iab-sample" />;
  return <CardPicture icon={kind === "line" ? "right" : kind === "colours" ? "check" : kind === "call" ? "phone" : "clock"} />;
}

function tell(kind: string, words: GameWords): Explained {
  const picture = pictureOf(kind);
  if (!isCard(kind)) return { ...said(kind, words), rule: RULES[kind], picture };
  return {
    name: words.plain("board-card", { card: kind }),
    text: words.plain("board-card-text", { card: kind }),
    rule: CONSULTANTS[kind],
    picture,
  };
}

function kinds(view: ItsABombView | null): readonly string[] {
  if (view === null) return [...Object.keys(RULES), ...Object.keys(CONSULTANTS)];
  const inside = (kind: number): boolean => view.bombs.some(({ counts }) => (counts[kind] ?? 0) > 0);
  const cards = [...view.deck, ...view.discard];
  const absent: { readonly [kind: string]: boolean } = { disturbed: !cards.some(isDisturbed), call: !cards.includes(CALL) };
  const shown = Object.keys(RULES).filter((kind) => !(absent[kind] ?? (SPECIAL[kind] !== undefined && !inside(SPECIAL[kind]))));
  return [...shown, ...view.consultants.map(({ card }) => card)];
}

function explain(piece: string, view: ItsABombView, words: GameWords): Explained | null {
  const [name = "", first = "", second = ""] = piece.split("-");
  switch (name) {
    case "tile": {
      const { kind = null } = view.tiles[Number(first)] ?? {};
      if (kind === null) return tell("tile", words);
      return { ...tell(kindOf(kind), words), picture: pictured(kind) };
    }
    case "token":
      return { ...tell("token", words), picture: <Token kind={Number(second)} /> };
    case "spot":
      return tell("token", words);
    case "cable":
      return tell("colours", words);
    case "countdown": {
      const top = view.deck[0] ?? 0;
      return tell(isDisturbed(top) ? "disturbed" : top === CALL ? "call" : "countdown", words);
    }
    case "card": {
      const card = view.consultants.find((each) => each.card === first);
      return card === undefined ? null : { ...tell(card.card, words), state: words.plain("board-card-moment", { ...card }) };
    }
    default:
      return name === "line" || name === "pile" ? tell(name, words) : null;
  }
}

const small: ItsABombView = {
  ...typical,
  waiting_on: [],
  bombs: [{ rows: 2, columns: 4, counts: [2, 1, 0, 1, 0, 1, 0, 0, 0, 3] }], // few tiles are large ones
  tiles: [{}, { kind: 0, up: true }, {}, {}, {}, {}, {}, {}],
  counted: [1, 0, 0, 0, 0],
  consultants: [],
  answers: [{ line: 1, full: true, counts: [0, 1, 0, 1, 0, 1, 0, 0], sequence: null, first_half: null, tokens: [3, 5, 1] }],
};

const SIGNS: { readonly [key: string]: IconName } = {
  grid: "map",
  colours: "snip",
  explosives: "bomb",
  auxiliaries: "bolt",
  timers: "clock",
  disturbed: "off",
  consultants: "people",
};

export const primer: Primer<ItsABombView, Plan> = {
  goal: { view: { ...small, answers: [] }, viewer: 0, part: "board", height: 156 },
  turn: { view: small, viewer: 0, part: "board", height: 156, lit: ["line-1", "pile-1"] },
  first: ["cable", "grey", "explosive", "token", "countdown"],
  kinds,
  tell,
  signOf: (key) => SIGNS[key] && <Icon name={SIGNS[key]} />,
  explain: (piece, { view, words }) => explain(piece, view, words),
};
