// Bomb Busters: what a token says. 1 to 12 and yellow are values; 15 even, 16 odd; 17 to 20: its value is there 1 to 4 times.
import type { GameWords } from "../../contract/game_words";
import { ownerOf, placesOn, standOf, wireAt } from "./place";
import { labelOf, tileValue, YELLOW } from "./tile";
import type { BombBustersView } from "./wire.gen";

const EVEN = 15;
const ODD = 16;

/** From here on: not the value so much less. */
export const NOT = 20;

export type TokenKind = "value" | "even" | "odd" | "times" | "not";

export function kindOfToken(token: number): TokenKind {
  if (token <= YELLOW) return "value";
  if (token === EVEN) return "even";
  if (token > NOT) return "not";
  return token === ODD ? "odd" : "times";
}

/** As it is written on the token. */
export function signOfToken(token: number, words: GameWords): string {
  const kind = kindOfToken(token);
  if (kind === "value") return labelOf(token);
  if (kind === "not") return `≠${labelOf(token - NOT)}`;
  return kind === "times" ? `×${token - ODD}` : words.plain("board-token", { kind });
}

/** What the tokens in front of a wire say: one of its own kind, or several that say what it is not (BB-1171). */
export function tokensAt(view: BombBustersView, wire: number): readonly number[] {
  const { handle, token = null } = wireAt(view, wire)!;
  if (token !== null) return [token];
  return (view.denials ?? []).filter((denial) => denial.wire === handle).map(({ value }) => NOT + value);
}

/** What a token in front of this wire, whose tile the viewer knows, would say. */
export function tokenFor(view: BombBustersView, wire: number): number | null {
  const tile = wireAt(view, wire)?.tile ?? null;
  if (tile === null) return null;
  const tells = view.tells?.[ownerOf(view, wire)] ?? "value";
  if (tells === "parity") return tileValue(tile) % 2 === 0 ? EVEN : ODD;
  if (tells === "value" || tells === "nothing") return tileValue(tile);
  if (tells === "false") return null;
  return ODD + placesOn(view, standOf(wire)).filter((other) => wireAt(view, other)?.tile === tile).length;
}
