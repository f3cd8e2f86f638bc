// Snip explains itself: wires, vouchers, and two positions to learn from.
import { type Explained, type Primer, said } from "../../contract/primer";
import { DiscPicture } from "../../kit/piece_picture";
import type { GameWords } from "../../contract/game_words";
import { view as typical } from "./goal";
import { BLUE, RED, WireDrawing } from "./wire";
import type { SnipView } from "./wire.gen";

const RULES: { readonly [kind: string]: string } = {
  covered: "SN-009",
  blue: "SN-007",
  red: "SN-006",
  vouched: "SN-016",
  cut: "SN-012",
  voucher: "SN-014",
};

function pictureOf(kind: string): Explained["picture"] {
  if (kind === "voucher") return <DiscPicture icon="check" />;
  const colour = kind === "covered" ? null : kind === "red" ? RED : BLUE;
  return <WireDrawing wire={0} colour={colour} cut={kind === "cut"} vouched={kind === "vouched"} chosen={false} />;
}

const tell = (kind: string, words: GameWords): Explained => ({ ...said(kind, words), rule: RULES[kind], picture: pictureOf(kind) });

function wireKind({ colours, cut, vouched }: SnipView, wire: number): string {
  if (cut[wire]) return "cut";
  if (vouched[wire]) return "vouched";
  const colour = colours[wire] ?? null;
  return colour === null ? "covered" : colour === RED ? "red" : "blue";
}

const view: SnipView = { ...typical, waiting_on: [] };

export const primer: Primer<SnipView, number> = {
  goal: { view, viewer: 0, part: "board", height: 170, lit: ["wire-5"] },
  turn: { view: { ...view, colours: [BLUE, RED, ...view.colours.slice(2)] }, viewer: 0, part: "hand", height: 150, lit: ["wire-0"] },
  first: ["covered", "blue", "red", "vouched", "voucher"],
  kinds: () => Object.keys(RULES),
  tell,
  explain: (piece, scene) => {
    const [name = "", number] = piece.split("-");
    if (name === "wire") return tell(wireKind(scene.view, Number(number)), scene.words);
    return name === "voucher" ? tell(name, scene.words) : null;
  },
};
