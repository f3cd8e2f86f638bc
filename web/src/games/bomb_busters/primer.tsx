// Bomb Busters explains itself: what its pieces are, and two positions to learn from.
import { type Explained, type Position, type Primer, said } from "../../contract/primer";
import { Icon, type IconName } from "../../kit/icon";
import { CardPicture, DiscPicture, ShapePicture } from "../../kit/piece_picture";
import { Shape } from "../../kit/shape";
import type { GameWords } from "../../contract/game_words";
import { clipOf, iconOf, cardSign } from "./card";
import { Detonator } from "./dial";
import { view as typical } from "./goal";
import { letterOf, seatingOf, wireAt } from "./place";
import { Bubble } from "./bubble";
import { NanoPicture } from "./nano_picture";
import type { Plan } from "./plan";
import { inkOf, RED, tileValue, YELLOW } from "./tile";
import { kindOfToken, tokensAt } from "./token_kind";
import { Back, Inked, XToken } from "./wire";
import type { BombBustersView, WireView } from "./wire.gen";

const CARDS = Array.from({ length: 18 }, (_, at) => at + 1)
  .filter((card) => card !== 14)
  .map((card) => `card-${card}`);
const CARD_RULES = [200, 205, 210, 215, 211, 220, 221, 225, 230, 235, 240, 202, 245, 250, 251, 252, 253, 254];
const RULES: { readonly [kind: string]: string } = {
  back: "BB-341",
  blue: "BB-001",
  yellow: "BB-131",
  red: "BB-085",
  token: "BB-086",
  label: "BB-164",
  tool: "BB-180",
  detector: "BB-261",
  dial: "BB-151",
  track: "BB-153",
  marker: "BB-026",
  maybe: "BB-027",
  captain: "BB-021",
  row: "BB-1091",
  acting: "BB-1111",
  reward: "BB-1151",
  clip: "BB-1121",
  together: "BB-1133",
  given: "BB-1131",
  drawn: "BB-1132",
  called: "BB-450",
  call: "BB-1451",
  open: "BB-1261",
  radar: "BB-1181",
  rookie: "BB-1141",
  careless: "BB-1281",
  parity: "BB-402",
  times: "BB-403",
  not: "BB-1171",
  liar: "BB-1171",
  dots: "BB-1251",
  draft: "BB-1271",
  nano: "BB-1432",
  drift: "BB-1531",
  line: "BB-1591",
  air: "BB-1441",
  constraint: "BB-410",
  power: "BB-270",
  x: "BB-405",
  turned: "BB-1382",
  clock: "BB-1101",
};

/** Bea's stand lies where letters are small: the odd ones are second stands with two players (BB-023). */
const goal: Position<BombBustersView> = {
  view: {
    ...typical,
    waiting_on: [],
    powers_used: [false, false],
    stands: [
      { owner: 0, wires: [] },
      { owner: 0, wires: [] },
      {
        owner: 1,
        wires: Array.from({ length: 8 }, (_, at): WireView => {
          if (at === 2) return { handle: at, token: 5 };
          return at === 6 ? { handle: at, tile: 80, cut: true } : { handle: at };
        }),
      },
    ],
  },
  viewer: 0,
  part: "board",
  height: 116,
  lit: ["wire-36"],
};

const HAND = [20, 40, 60, 60, 80, 90, 101, 110];
const turn: Position<BombBustersView> = {
  view: {
    ...typical,
    stands: [{ owner: 0, wires: HAND.map((tile, handle) => ({ handle, tile, cut: tile === 80 })) }],
  },
  viewer: 0,
  part: "hand",
  height: 108,
  lit: ["wire-2", "wire-3"],
};

const wires = (value: number | null, letter = "c") => (
  <span class="bb-rack bb-sample">
    <span class="bb-up">{value === null ? <Back letter={letter} /> : <Inked value={value} />}</span>
  </span>
);

function pictureOf(kind: string, words: GameWords): Explained["picture"] {
  if (kind.startsWith("card-")) return <CardPicture icon={iconOf(Number(kind.slice(5)))} label={cardSign(Number(kind.slice(5)))} />;
  switch (kind) {
    case "back":
      return wires(null);
    case "blue":
      return wires(5);
    case "yellow":
      return wires(YELLOW);
    case "red":
      return wires(RED);
    case "token":
      return <DiscPicture label={7} />;
    case "label":
      return <DiscPicture label="=" />;
    case "tool":
      return <CardPicture icon="rewind" label={6} />;
    case "x":
      return (
        <span class="bb-rack bb-sample bb-sample-token">
          <XToken />
        </span>
      );
    case "turned":
      return (
        <span class="bb-rack bb-sample bb-sample-turned">
          <i class="bb-peg" />
          <span class="bb-up">
            <Back letter="c" />
          </span>
        </span>
      );
    case "detector":
      return <CardPicture icon="lens2" />;
    case "dial":
      return <Detonator view={{ ...typical, fuse: 3 }} viewer={0} seats={[]} offers={[]} draft={null} words={words} />;
    case "track":
      return <CardPicture icon="check" label={7} />;
    case "maybe":
      return (
        <span class="bb-maybe">
          <ShapePicture ink="yellow" />?
        </span>
      );
    case "captain":
    case "rookie":
    case "careless":
    case "liar":
      return <CardPicture icon="flag" />;
    case "together":
      return <CardPicture icon="bomb" label="3" />;
    case "given":
      return <ShapePicture ink="red" />;
    case "drawn":
      return <DiscPicture label={9} />;
    case "air":
      return (
        <span class="bb-nano-sample">
          <Bubble />
        </span>
      );
    case "nano":
    case "line":
    case "drift":
      return (
        <span class="bb-nano-sample">
          <NanoPicture />
        </span>
      );
    case "clock":
      return <CardPicture icon="clock" />;
    case "constraint":
      return <CardPicture icon="lock" label="C" />;
    case "power":
      return <CardPicture icon="radar" />;
    case "row":
      return <CardPicture icon="lock" label={8} />;
    case "acting":
      return <CardPicture icon="bomb" label={7} />;
    case "reward":
      return <CardPicture icon="star" label={4} />;
    case "parity":
      return <DiscPicture label={words.plain("board-token", { kind: "even" })} />;
    case "draft":
      return <CardPicture icon="note" />;
    case "dots":
      return <DiscPicture label="⚄" />;
    case "not":
      return <DiscPicture label="≠5" />;
    case "times":
      return <DiscPicture label="×2" />;
    case "called":
      return <CardPicture icon="snip" label={7} />;
    case "open":
      return <CardPicture icon="eye" label={7} />;
    case "call":
      return <CardPicture icon="chat" label={7} />;
    case "radar":
      return <CardPicture icon="radar" />;
    case "clip":
      return <CardPicture icon="rewind" label={7} />;
    default:
      return <ShapePicture ink="yellow" />;
  }
}

function tell(kind: string, words: GameWords): Explained {
  const picture = pictureOf(kind, words);
  if (!kind.startsWith("card-")) return { ...said(kind, words), rule: RULES[kind], picture };
  const card = Number(kind.slice(5));
  return {
    name: words.plain("board-card", { card }),
    text: words.plain("board-card-text", { card }),
    rule: `BB-${CARD_RULES[card - 1]}`,
    picture,
  };
}

function kinds(view: BombBustersView | null): readonly string[] {
  if (view === null) return [...Object.keys(RULES), ...CARDS];
  const { yellows, reds, equipment, detectors, ribbon, pockets = [], tells = [], naming = null } = view;
  const absent = {
    yellow: yellows.inside === 0,
    red: reds.inside === 0,
    marker: yellows.inside + reds.inside === 0,
    maybe: yellows.inside === yellows.tiles.length && reds.inside === reds.tiles.length,
    tool: equipment.length === 0,
    detector: !detectors,
    label: !equipment.some(({ card }) => card === 1 || card === 12),
    row: ribbon?.kind !== "sequence",
    constraint: ribbon?.kind !== "constraint" && ribbon?.kind !== "draft" && !pockets.some(({ letter }) => letter != null),
    acting: ribbon?.kind !== "red_number",
    reward: ribbon?.kind !== "rewards",
    called: ribbon?.kind !== "called",
    call: ribbon?.calls !== true,
    open: ribbon?.kind !== "open",
    radar: ribbon?.radar !== true,
    clip: !equipment.some((card) => clipOf(card, view) !== null),
    together: naming === null,
    given: !pockets.some(({ given = null }) => given !== null),
    drawn: !pockets.some(({ drawn = null, lacks = [] }) => drawn !== null || lacks.length > 0),
    rookie: !pockets.some(({ role }) => role === "rookie"),
    clock: view.voice == null,
    power: (view.characters ?? []).length === 0,
    x: !standsApart(view, "x"),
    turned: !standsApart(view, "turned"),
    careless: !pockets.some(({ role }) => role === "careless"),
    parity: !tells.includes("parity"),
    times: !tells.includes("times"),
    not: !tells.includes("false"),
    dots: view.unspoken !== true,
    draft: view.draft == null,
    liar: !pockets.some(({ role }) => role === "liar"),
  };
  return [...Object.keys(RULES).filter((kind) => !absent[kind as keyof typeof absent]), ...equipment.map(({ card }) => `card-${card}`)];
}

const standsApart = ({ stands }: BombBustersView, how: WireView["apart"]): boolean =>
  stands.some(({ wires: standing }) => standing.some(({ apart }) => apart === how));

/** A wire is told by what the viewer sees of it, and first by how it stands. */
function wireKind(wire: WireView | undefined): string {
  if (wire?.apart != null) return wire.apart;
  return wire?.tile == null ? "back" : inkOf(tileValue(wire.tile));
}

/** The kind of piece that explains its token. */
function tokenKind(view: BombBustersView, wire: number): string {
  const kind = kindOfToken(tokensAt(view, wire)[0] ?? 0);
  if (kind === "not") return kind;
  return kind === "value" ? "token" : kind === "times" ? "times" : "parity";
}

/** With its own face: its letter, or its value. */
function tellWire(place: number, view: BombBustersView, words: GameWords): Explained {
  const wire = wireAt(view, place);
  const picture = wires(wire?.tile == null ? null : tileValue(wire.tile), letterOf(place, seatingOf(view)));
  return { ...tell(wireKind(wire), words), picture };
}

const SIGNS: { readonly [key: string]: IconName } = {
  tools: "settings",
  "tools-down": "settings",
  tokens: "note",
  drawn: "note",
  "tokens-parity": "note",
  "tokens-times": "note",
  "tokens-mixed": "note",
  "tokens-false": "note",
  "tokens-liar": "note",
  dial: "bomb",
  clock: "clock",
  "numbers-deck": "copy",
  "numbers-open": "eye",
};

/** Of the colours, their shapes. */
function signOf(key: string) {
  const colour = key.replace("maybe-", "");
  if (key === "acting" || key === "given") return <Shape ink="red" size={20} />;
  if (colour === "blue" || colour === "yellow" || colour === "red") return <Shape ink={colour} size={20} />;
  return SIGNS[key] && <Icon name={SIGNS[key]} />;
}

export const primer: Primer<BombBustersView, Plan> = {
  goal,
  turn,
  first: ["blue", "yellow", "red", "token", "tool", "dial"],
  kinds,
  tell,
  signOf,
  explain: (piece, { view, words }) => {
    const [, name = "", number = ""] = /^(\w+?)(?:-(\d+))?$/.exec(piece) ?? [];
    if (name === "board" || name === "seat") return null;
    if (name === "wire") return tellWire(Number(number), view, words);
    if (name === "token") return tell(tokenKind(view, Number(number)), words);
    if (name === "keeper") return tell("nano", words);
    if (name === "power") return tell(`card-${number}`, words);
    if (name !== "card") return RULES[name] === undefined ? null : tell(name, words);
    const card = view.equipment.find((each) => each.card === Number(number));
    return { ...tell(piece, words), state: card && words.plain("board-card-state", { ...card, clip: clipOf(card, view) }) };
  },
};
