// Bomb Busters: what a token says. 1 to 12 and yellow are values; 15 even, 16 odd; 17 to 20: its value is there 1 to 4 times.
import type { GameWords } from "../../contract/game_words";
import { ownerOf, placesOn, standOf, wireAt } from "./place";
import { labelOf, tileValue, YELLOW } from "./tile";
import type { BombBustersView } from "./wire.gen";

const EVEN = 15;
const ODD = 16;

export type TokenKind = "value" | "even" | "odd" | "times";

export function kindOfToken(token: number): TokenKind {
  if (token <= YELLOW) return "value";
  if (token === EVEN) return "even";
  return token === ODD ? "odd" : "times";
}

/** As it is written on the token. */
export function signOfToken(token: number, words: GameWords): string {
  const kind = kindOfToken(token);
  if (kind === "value") return labelOf(token);
  return kind === "times" ? `×${token - ODD}` : words.plain("board-token", { kind });
}

/** What a token in front of this wire, whose tile the viewer knows, would say. */
export function tokenFor(view: BombBustersView, wire: number): number | null {
  const tile = wireAt(view, wire)?.tile ?? null;
  if (tile === null) return null;
  const tells = view.tells?.[ownerOf(view, wire)] ?? "value";
  if (tells === "parity") return tileValue(tile) % 2 === 0 ? EVEN : ODD;
  if (tells === "value") return tileValue(tile);
  return ODD + placesOn(view, standOf(wire)).filter((other) => wireAt(view, other)?.tile === tile).length;
}
