// How squares and what is on them are called.
import { placeName } from "../games/blast_tactics/layout";
import { t } from "../words";
import { boxOf, FLOOR, isStart, type Plan, type Spot } from "./plan";

const WORDS: { readonly [sign: string]: string } = {
  [FLOOR]: "floor",
  "#": "hard",
  "+": "soft",
  O: "hole",
  "~": "cracked",
  P: "power",
  "^": "pad-up",
  ">": "pad-right",
  v: "pad-down",
  "<": "pad-left",
};

export function signName(sign: string): string {
  return isStart(sign) ? t("editor-start", { number: Number(sign) }) : t(`editor-sign-${WORDS[sign]!}`);
}

/** As at a table: row c, column 8 is c8. */
export function spotName(plan: Plan, { row, column }: Spot): string {
  const box = boxOf(plan.tiles);
  return placeName(row - box.row, column - box.column);
}
