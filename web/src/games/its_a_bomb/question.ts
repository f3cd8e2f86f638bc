// It's a Bomb!: what the offers ask of a player, which pieces they light up, and what the others propose.
import type { BoardProps, Prompt, Scene } from "../../contract/game_module";
import { isOffered, valuesOf } from "../../contract/offers";
import { CALL, EXPLOSION } from "./card";
import { blockAt, blockTiles, gridsOf, lineTiles, type Grid } from "./grid";
import { EXPLOSIVE, hasToken, inKinds, RECEIVER, TOKEN_KINDS } from "./kind";
import { actionOf, type AskPlan, type Consultant, type Plan } from "./plan";
import type { AnswerView, ItsABombAction, ItsABombView, ProposalView } from "./wire.gen";

export type BombScene = Scene<ItsABombView, Plan>;
export type BombPrompt = Prompt<ItsABombAction, Plan>;
export type Props = BoardProps<ItsABombView, ItsABombAction, Plan>;

const numbers = (...from: Parameters<typeof valuesOf>): readonly number[] => valuesOf(...from) as readonly number[];

export const gridsIn = ({ view }: Pick<BombScene, "view">): readonly Grid[] => gridsOf(view.bombs);
export const isUnit = ({ view, viewer }: BombScene): boolean => viewer === view.crisis_unit;
export const isEmployee = (scene: BombScene): boolean => scene.viewer >= 0 && !isUnit(scene);
export const canPass = ({ offers }: BombScene): boolean => isOffered(offers, { type: "Pass" });
export const canSettle = ({ offers }: BombScene): boolean => isOffered(offers, { type: "Settle" });
export const canAsk = ({ offers }: BombScene): boolean => offers.some(({ type }) => type === "Ask");
export const choosesBlock = ({ offers }: BombScene): boolean => offers.some(({ type }) => type === "ChooseBlock");
export const canDecide = (scene: BombScene): boolean =>
  canAsk(scene) || choosesBlock(scene) || scene.offers.some(({ type }) => type === "Cut");

/** Kinds that may be named, for one line or for any; none while the signal is clear. */
export function kindsToName({ offers }: BombScene, line: number | null): readonly number[] {
  const found = numbers(offers, "Ask", "kind", line === null ? {} : { line });
  return found.filter((kind) => typeof kind === "number").sort((a, b) => a - b);
}

export function cardsToUse({ offers, view }: BombScene): readonly Consultant[] {
  const usable = valuesOf(offers, "Use", "card");
  return view.consultants.map(({ card }) => card).filter((card) => usable.includes(card));
}

/** The plan, without what is no longer offered. */
export function planIn(scene: BombScene): Plan | null {
  const { draft, offers } = scene;
  if (draft === null) return null;
  if (draft.kind === "ask") return askIn(scene, draft);
  if (draft.kind === "use" && draft.tile === null) return cardsToUse(scene).includes(draft.card) ? draft : null;
  const action = actionOf(draft);
  return action !== null && isOffered(offers, action) ? draft : null;
}

function askIn(scene: BombScene, { line, named }: AskPlan): AskPlan | null {
  const known = line !== null && !linesToAsk(scene, null).includes(line) ? null : line;
  const kinds = kindsToName(scene, known);
  const kind = named !== null && kinds.includes(named) ? named : null;
  return known === null && kind === null ? null : { kind: "ask", line: known, named: kind };
}

/** Lines that may be asked about, or asked for this kind. */
function linesToAsk({ offers }: BombScene, kind: number | null): readonly number[] {
  return numbers(offers, "Ask", "line", kind === null ? {} : { kind });
}

/** Lines with a pilot light. */
export function litLines(scene: BombScene): readonly number[] {
  const plan = planIn(scene);
  return linesToAsk(scene, plan?.kind === "ask" && plan.line === null ? plan.named : null);
}

/** Tiles with a pilot light: those to cut, of blocks to choose, or for the Spotter. */
export function litTiles(scene: BombScene): readonly number[] {
  const { offers } = scene;
  if (choosesBlock(scene))
    return [...new Set(numbers(offers, "ChooseBlock", "block").flatMap((block) => blockTiles(gridsIn(scene), block)))].sort(
      (a, b) => a - b,
    );
  const spotted = numbers(offers, "Use", "tile", { card: "SPOT" });
  return spotted.length > 0 ? spotted : numbers(offers, "Cut", "tile");
}

/** Tiles that have been picked: one, a block, or a whole line. */
export function chosenTiles(scene: BombScene): readonly number[] {
  const plan = planIn(scene);
  if (plan === null) return [];
  if (plan.kind === "ask") return plan.line === null ? [] : lineTiles(gridsIn(scene), plan.line);
  if (plan.kind === "block") return blockTiles(gridsIn(scene), plan.block);
  return "tile" in plan && plan.tile !== null ? [plan.tile] : [];
}

/** The block that a tap on a tile means. */
export function blockMeant(scene: BombScene, tile: number): number {
  return blockAt(gridsIn(scene), tile);
}

/** Whether people vote here, or whoever has the phone decides (IB-159). */
export const isVote = ({ view }: Pick<BombScene, "view">): boolean => view.settings.deciding === "vote" && view.voters.length > 0;

export const isSame = (proposal: ProposalView, action: ItsABombAction): boolean =>
  JSON.stringify(proposed(proposal)) === JSON.stringify(actionIn(action));

function proposed({ line, kind, tile, block }: ProposalView): readonly (number | null)[] {
  return [line ?? null, kind ?? null, tile ?? null, block ?? null];
}

function actionIn(action: ItsABombAction): readonly (number | null)[] {
  if (action.type === "Ask") return [action.line, action.kind ?? null, null, null];
  if (action.type === "Cut") return [null, null, action.tile, null];
  return [null, null, null, action.type === "ChooseBlock" ? action.block : null];
}

/** What an employee wants, as the sentences about it take it. */
export function actionFacts(action: ItsABombAction) {
  const [line, kind, tile, block] = actionIn(action);
  return { line: line!, kind: kind!, tile: tile!, block: block! };
}

/** Who wants this already. */
export function supporters({ view }: Pick<BombScene, "view">, action: ItsABombAction): readonly number[] {
  return view.proposals.filter((proposal) => isSame(proposal, action)).map(({ by }) => by);
}

export const ownProposal = ({ view, viewer }: BombScene): ProposalView | undefined => view.proposals.find(({ by }) => by === viewer);

export const answerOf = ({ view }: Pick<BombScene, "view">, line: number): AnswerView | undefined =>
  view.answers.find((answer) => answer.line === line);

/** The answer in the Crisis Unit's hand, sorted where chance will order it beside the line; null for everybody else. */
export function answerInHand(scene: BombScene): AnswerView | null {
  const { question } = scene.view;
  if (question === null || !isUnit(scene)) return null;
  const { line, kind: named, layout } = question;
  const tiles = lineTiles(gridsIn(scene), line).map((tile) => scene.view.tiles[tile]!);
  const kinds = tiles.flatMap(({ kind = null }) => (kind === null ? [] : [kind]));
  if (kinds.length < tiles.length) return null;
  const counts = countsOf(kinds).map((each, kind) => (named === null || kind === named ? each : -1));
  const half = Math.floor(kinds.length / 2);
  const sequence = layout === "ordered" ? kinds.filter(hasToken) : null;
  const first_half = layout === "halves" ? countsOf(kinds.slice(0, half)) : null;
  const piled = layout === "spotted" ? tiles.filter(({ spotted }) => !spotted).map(({ kind }) => kind!) : kinds;
  const piles =
    first_half === null ? [countsOf(piled).map((each, kind) => Math.min(each, counts[kind]!))] : [first_half, countsOf(kinds.slice(half))];
  return { line, full: named === null, counts, sequence, first_half, tokens: sequence ?? piles.flatMap(inKinds) };
}

const countsOf = (kinds: readonly number[]): readonly number[] => TOKEN_KINDS.map((kind) => kinds.filter((each) => each === kind).length);

/** Cables of a colour that still have to count. */
export const stillNeeded = ({ needed, counted }: ItsABombView, colour: number): number => (needed[colour] ?? 0) - (counted[colour] ?? 0);

/** Whether the next advance would lose: it uncovers the Explosion, or the Call with the receiver uncut (IB-050, IB-054). */
export function wouldLose({ deck, tiles, bombs }: ItsABombView): boolean {
  const next = deck[1];
  const uncut = bombs.some(({ counts }) => (counts[RECEIVER] ?? 0) > 0) && !tiles.some(({ up, kind }) => up && kind === RECEIVER);
  return next === undefined || next === EXPLOSION || (next === CALL && uncut);
}

/** Whether going on without a card would lose, by what the Crisis Unit knows. */
export function passLoses({ view }: Pick<BombScene, "view">): boolean {
  if (view.step === "point") return view.tiles[view.pointed ?? -1]?.kind === EXPLOSIVE;
  return view.step === "advance" && wouldLose(view);
}
