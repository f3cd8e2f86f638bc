// A hint while it is shown: what an adviser proposes, which row is picked, and the piece whose chances are looked at.
import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Proposed } from "../contract/game_module";
import { isSame } from "../contract/offers";
import type { Advice, Chance, Proposal } from "../net/wire.gen";
import { showsHints } from "./hint_choices";
import { usePreselection } from "./preselection";
import { useStarNote } from "./star_note";
import type { Playing } from "./use_playing";

export interface HintRow extends Proposed {
  readonly proposal: Proposal;
  readonly draft: unknown;
  readonly chosen: boolean;
}

export interface Hint {
  readonly advice: Advice;
  readonly rows: readonly HintRow[];
  /** The piece that was tapped last, while it is looked at. */
  readonly looked: Chance | null;
  /** That it is what is said of it. */
  readonly share: number | null;
  /** What is picked is something else: the prompt asks on. */
  readonly aside: boolean;
  readonly choose: (row: HintRow) => void;
  /** To the row before or after. */
  readonly step: (by: number) => void;
  /** A tap that shows what a piece may be is no attempt. */
  readonly unlessLooking: <T>(attempt: (given: T) => void) => (given: T) => void;
}

/** `held` back while something else has to be read first. */
export function useHint(playing: Playing, held: boolean): Hint | null {
  const { store, card, game, perspective, update, draft, seat, myTurn, answered } = playing;
  const on = showsHints(card) && seat !== undefined && myTurn;
  const advice = on ? perspective.advice.value : null;
  const tapped = useTapped();
  const rows = (advice?.proposals ?? []).map((proposal) => rowOf(proposal, game.module, draft.scene));
  useEffect(() => {
    if (on && !answered && perspective.advice.value === null && !perspective.asking.value) store.advise(perspective.viewer);
  }, [on, answered, update.n]);
  useEffect(() => {
    tapped.value = null;
  }, [advice, held]);
  usePreselection(on, advice, held || answered ? null : (rows[0]?.draft ?? null), playing);
  const look = (): Chance | null =>
    draft.scene.draft === null ? null : (advice?.chances.find(({ piece }) => piece === tapped.value) ?? null);
  const looked = look();
  const share = useBestValue(
    looked,
    rows.some(({ chosen }) => chosen),
    draft,
  );
  useStarNote(playing, advice !== null && !held);
  if (advice === null || held) return null;
  const aside = draft.scene.draft !== null && !rows.some(({ chosen }) => chosen);
  const choose = (row: HintRow): void => {
    tapped.value = null;
    if (row.draft !== null) draft.pick(row.draft);
  };
  const step = (by: number): void => {
    const next = rows[(rows.findIndex(({ chosen }) => chosen) + by + rows.length) % rows.length];
    if (next !== undefined) choose(next);
  };
  const unlessLooking: Hint["unlessLooking"] = (attempt) => (given) => {
    if (look() === null) attempt(given);
  };
  return { advice, rows, looked, share, aside, choose, step, unlessLooking };
}

/** What was proposed for another piece is no proposal for this one: the likeliest value that may be said takes its place.
    What the player chose stays. */
function useBestValue(looked: Chance | null, isProposed: boolean, { scene, prompt, pick }: Playing["draft"]): number | null {
  const before = useRef<{ piece: string | null; draft: unknown; proposed: boolean }>({ piece: null, draft: null, proposed: false });
  const found = useRef<unknown>(null);
  const shares = new Map(looked?.options);
  const options = looked === null ? [] : (prompt.options ?? []).filter(({ value }) => value !== undefined);
  const shareOf = ({ value }: { readonly value?: string | undefined }): number => shares.get(value ?? "") ?? 0;
  useEffect(() => {
    const piece = looked?.piece ?? null;
    const isNew = piece !== null && piece !== before.current.piece;
    if (isNew && isSame(scene.draft, before.current.draft)) return; // the tap has not picked it yet
    const wasProposed = before.current.proposed;
    const proposed = isProposed || (found.current !== null && isSame(found.current, scene.draft));
    before.current = { piece, draft: scene.draft, proposed };
    const likeliest = [...options].sort((one, other) => shareOf(other) - shareOf(one))[0];
    if (!isNew || !wasProposed || likeliest === undefined || likeliest.chosen) return;
    found.current = likeliest.draft;
    pick(likeliest.draft);
  });
  const said = options.find(({ chosen }) => chosen);
  return said === undefined ? null : shareOf(said);
}

function rowOf(proposal: Proposal, module: Playing["game"]["module"], scene: Playing["draft"]["scene"]): HintRow {
  const draft = module.draftOf?.(proposal.action, proposal.then, proposal.facts) ?? null;
  const proposed = module.proposed?.(proposal, scene) ?? { seat: null, title: scene.words.action(proposal.action) };
  return { ...proposed, proposal, draft, chosen: draft !== null && isSame(draft, scene.draft) };
}

/** The piece of the board that was tapped last; a tap on anything but what may be said of it ends it. */
function useTapped(): Signal<string | null> {
  const tapped = useSignal<string | null>(null);
  useEffect(() => {
    const tap = ({ target }: Event): void => {
      if (!(target instanceof Element) || target.closest(".prompt-options, .hint-looked") !== null) return;
      tapped.value = target.closest<HTMLElement>("[data-piece]")?.dataset.piece ?? null;
    };
    document.addEventListener("click", tap, { capture: true });
    return () => document.removeEventListener("click", tap, { capture: true });
  }, [tapped]);
  return tapped;
}
