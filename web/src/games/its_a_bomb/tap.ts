// It's a Bomb!: what a tap on a piece, or a key, picks.
import type { KeyHelp } from "../../contract/game_module";
import type { GameWords } from "../../contract/game_words";
import { gridsOf } from "./grid";
import { letterOf, TOKEN_KINDS } from "./kind";
import { type AskPlan, askPlan, type Consultant, cutPlan, type Plan, usePlan } from "./plan";
import { blockMeant, type BombScene, canAsk, cardsToUse, choosesBlock, isUnit, kindsToName, litLines, litTiles, planIn } from "./question";
import type { ItsABombAction } from "./wire.gen";

export type Picked = { readonly draft: Plan } | { readonly attempt: ItsABombAction } | null;

/** Employees cut it, or choose its block; the Crisis Unit spots it. */
export function tapTile(scene: BombScene, tile: number): Picked {
  const lit = litTiles(scene).includes(tile);
  if (choosesBlock(scene)) return { draft: { kind: "block", block: blockMeant(scene, tile) } };
  if (isUnit(scene)) return lit ? { draft: usePlan("SPOT", tile) } : null;
  return lit ? { draft: cutPlan(tile) } : { attempt: { type: "Cut", tile } };
}

/** A kind that was named before stays, if this line can still be asked for it. */
export function tapLine(scene: BombScene, line: number): Picked {
  if (isUnit(scene)) return null;
  if (!canAsk(scene) || !kept(scene, line)) return { attempt: { type: "Ask", line, kind: null } };
  const plan = planIn(scene);
  const named = plan?.kind === "ask" ? plan.named : null;
  return { draft: askPlan(line, named !== null && kindsToName(scene, line).includes(named) ? named : null) };
}

const kept = (scene: BombScene, line: number): boolean => litLines({ ...scene, draft: null }).includes(line);

export function tapCard(scene: BombScene, card: Consultant): Picked {
  return cardsToUse(scene).includes(card) ? { draft: usePlan(card) } : null;
}

/**
 * Digits ask about rows, a to g about columns of the bomb in focus; its letter names a kind, before a line is picked only where it is no
 * column.
 */
export function key(pressed: string, scene: BombScene): Picked {
  const plan = planIn(scene);
  const named = kindMeant(pressed, scene, plan?.kind === "ask" ? plan.line : null);
  if (named?.line != null) return { draft: named };
  const grid = gridsOf(scene.view.bombs)[bombInFocus()] ?? gridsOf(scene.view.bombs)[0]!;
  const row = /^[1-7]$/.test(pressed) ? Number(pressed) - 1 : -1;
  const column = /^[a-g]$/i.test(pressed) ? pressed.toLowerCase().charCodeAt(0) - 97 : -1;
  if (row >= 0 && row < grid.rows) return tapLine(scene, grid.firstLine + row);
  if (column >= 0 && column < grid.columns) return tapLine(scene, grid.firstLine + grid.rows + column);
  return named && { draft: named };
}

function kindMeant(pressed: string, scene: BombScene, line: number | null): AskPlan | null {
  const kind = kindsToName(scene, line).find((each) => letterOf(each) === pressed.toUpperCase());
  return kind === undefined ? null : askPlan(line, kind);
}

function bombInFocus(): number {
  return Number(document.activeElement?.closest<HTMLElement>("[data-bomb]")?.dataset.bomb ?? 0);
}

/** For the help. */
export const keys = (words: GameWords): readonly KeyHelp[] => [
  ["1 2 3 …", words.plain("board-key-rows")],
  ["A B C …", words.plain("board-key-columns")],
  [`${TOKEN_KINDS.slice(0, 3).map(letterOf).join(" ")} …`, words.plain("board-key-kinds")],
  ["P", words.plain("board-key-pencil")],
];
