// Bomb Busters: the equipment cards by their numbers, and what each needs before it can be used.
import type { IconName } from "../../kit/icon";
import type { Facts } from "../../contract/facts";
import { valuesOf } from "../../contract/offers";
import type { Offer } from "../../net/wire.gen";
import { inkLetter } from "../ink_letter";
import type { BombBustersView, CardView } from "./wire.gen";

export const TRIPLE_DETECTOR = 3;
export const POST_IT = 4;
export const SUPER_DETECTOR = 5;
export const XY_RAY = 10;
export const FALSE_BOTTOM = 13;
export const FAST_PASS = 16;
export const GRAPPLING_HOOK = 18;
/** The numbers of which all four wires unlock a card, by the card (BB-181). */
const DOUBLES: { readonly [card: number]: number } = { 15: 3, 16: 9, 17: 10, 18: 11 };

type Need = "wire" | "wires" | "mate" | "mates" | "number" | "stand";

interface Card {
  readonly icon: IconName;
  /** The action that uses it; detectors and rays are part of a claim. */
  readonly type: string;
  readonly needs: readonly Need[];
}

const CARDS: { readonly [card: number]: Card } = {
  1: { icon: "neq", type: "PutLabel", needs: ["wire"] },
  2: { icon: "walkie", type: "UseWalkieTalkies", needs: ["wire", "mate"] },
  3: { icon: "triple", type: "TripleDetect", needs: [] },
  4: { icon: "note", type: "UsePostIt", needs: ["wire"] },
  5: { icon: "lens", type: "SuperDetect", needs: [] },
  6: { icon: "rewind", type: "UseRewinder", needs: [] },
  7: { icon: "battery", type: "UseBatteries", needs: ["mates"] },
  8: { icon: "radar", type: "UseRadar", needs: ["number"] },
  9: { icon: "shield", type: "UseStabilizer", needs: [] },
  10: { icon: "ray", type: "Point", needs: [] },
  11: { icon: "cup", type: "UseCoffeeMug", needs: ["mate"] },
  12: { icon: "eq", type: "PutLabel", needs: ["wire"] },
  13: { icon: "download", type: "", needs: [] }, // False Bottom comes by itself, as do 15 and 17
  15: { icon: "undo", type: "", needs: [] },
  16: { icon: "snip", type: "UseFastPass", needs: ["wires"] },
  17: { icon: "spark", type: "", needs: [] },
  18: { icon: "hand", type: "UseGrapplingHook", needs: ["wire", "stand"] },
};

export const isLabel = (card: number): boolean => CARDS[card]?.type === "PutLabel";
export const isDetector = (card: number): boolean => card === TRIPLE_DETECTOR || card === SUPER_DETECTOR;
export const iconOf = (card: number): IconName => CARDS[card]?.icon ?? "bolt";
export const typeOf = (card: number): string => CARDS[card]?.type ?? "";
export const needsOf = (card: number): readonly Need[] => CARDS[card]?.needs ?? [];

/** The card that an action uses. */
export function cardOf(type: string): number | null {
  const found = Object.entries(CARDS).find(([, card]) => card.type === type);
  return found === undefined ? null : Number(found[0]);
}

/** What stands on a card: the number that unlocks it, twice where all four are needed, or Y for yellow. */
export function cardSign(card: number): string {
  if (card === FALSE_BOTTOM) return inkLetter("yellow");
  return DOUBLES[card] === undefined ? String(card) : `${DOUBLES[card]}-${DOUBLES[card]}`;
}

/** The number card on it, until two of that number are cut (BB-1121). */
export function clipOf({ clip }: CardView, { cut_counts }: Pick<BombBustersView, "cut_counts">): number | null {
  return clip != null && (cut_counts[clip - 1] ?? 0) < 2 ? clip : null;
}

/** The power of the viewer's own character as a card that only they have, where it does what a card does (BB-270). */
export function ownPower({ characters, powers_used }: BombBustersView, viewer: number | null): readonly CardView[] {
  const card = characters?.[viewer ?? -1] ?? 0;
  return card === 0 ? [] : [{ card, state: powers_used[viewer!] ? "used" : "ready" }];
}

/** What tells the two labels apart; other cards have an action of their own. */
export const givenOf = (card: number): Facts => (isLabel(card) ? { card } : {});

/** Whether the offers let this card be used now. */
export function isUsable(offers: readonly Offer[], card: number): boolean {
  if (isLabel(card)) return valuesOf(offers, "PutLabel", "card").includes(card);
  return typeOf(card) !== "" && offers.some(({ type }) => type === typeOf(card) || (card === POST_IT && type === "PlaceFalse"));
}
