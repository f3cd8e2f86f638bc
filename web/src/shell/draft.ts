// What a player has picked and not sent, and the ways to change it.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { GameModule, Scene, SubmitButton } from "../contract/game_module";
import { isOffered, isSame } from "../contract/offers";
import type { GameWords } from "../contract/game_words";
import type { Perspective, Update, TableStore } from "../net/table_store";
import type { Action, SeatCard, View } from "../net/wire.gen";

export interface Draft {
  readonly scene: Scene<View, unknown>;
  readonly prompt: ReturnType<GameModule["prompt"]>;
  readonly pick: (draft: unknown) => void;
  /** What the page picks for the player, who has not chosen it. */
  readonly propose: (draft: unknown) => void;
  /** Counts what the player chose, took back or tried. */
  readonly chosen: number;
  readonly attempt: (action: Action) => void;
  /** Sends what is offered, whatever is picked. */
  readonly send: (action: Action, then?: readonly Action[]) => void;
  readonly confirm: () => void;
  readonly undo: () => void;
  /** Takes back all picks at once. */
  readonly drop: () => void;
  readonly canUndo: boolean;
  /** An answer given beforehand whose time has come. */
  readonly due: Action | null;
  readonly step: (by: number) => void;
  readonly press: (key: string) => boolean;
}

type Sent = Pick<SubmitButton<Action>, "action" | "then" | "later">;

/** What belongs to the seat that a page looks through. */
interface OfSeat<T> {
  readonly viewer: number;
  readonly all: readonly T[];
}

interface Around {
  readonly store: TableStore;
  readonly perspective: Perspective;
  readonly update: Update;
  readonly module: GameModule;
  readonly words: GameWords;
  readonly seats: readonly SeatCard[];
}

export function useDraft({ store, perspective, update, module, words, seats }: Around): Draft {
  // One pick after another: each can be taken back. They belong to the seat that picked.
  const [picks, setPicks] = useState<OfSeat<unknown>>({ viewer: perspective.viewer, all: [] });
  const [promised, setPromised] = useState<OfSeat<Action>>({ viewer: perspective.viewer, all: [] });
  const base = { view: update.view, viewer: perspective.viewer, seats, offers: update.offers, words };
  const drafts = picks.viewer === perspective.viewer ? picks.all : [];
  const draft = drafts.at(-1) ?? null;
  const scene = { ...base, draft };
  const prompt = module.prompt(scene);
  const lit = prompt.lit ?? [];
  const keep = (next: readonly unknown[]): void => setPicks({ viewer: perspective.viewer, all: next });
  const waited = update.view.waiting_on.includes(perspective.viewer);
  // Before the next tap or key: what is picked on the new screen stays.
  useLayoutEffect(() => {
    if (!waited) keep([]); // what was picked before the turn passed on must not come back with the next
  }, [waited]);
  const stage = module.stage?.(update.view);
  useLayoutEffect(() => keep([]), [stage]);
  const holds = promised.viewer === perspective.viewer && (module.holds?.(scene) ?? true);
  const due = holds ? promised.all.find((action) => isOffered(update.offers, action)) : undefined;
  const isAskedElse = waited && due === undefined && perspective.pending.value === null;
  useLayoutEffect(() => {
    if (isAskedElse && promised.all.length > 0) setPromised({ viewer: perspective.viewer, all: [] });
  }, [isAskedElse]);
  const chosen = useRef(0);
  const choose = (next: readonly unknown[]): void => {
    chosen.current += 1;
    keep(next);
  };
  const pick = (next: unknown): void => {
    perspective.refused.value = null;
    if (!isSame(next, draft)) choose([...drafts, next]);
  };
  const attempt = (action: Action): void => {
    chosen.current += 1;
    store.act(perspective.viewer, action);
  };
  const send = ({ action, then = [], later = [] }: Sent): void => {
    if (perspective.pending.value !== null) return;
    keep([]);
    setPromised({ viewer: perspective.viewer, all: later });
    store.act(perspective.viewer, action, then);
  };
  const undoes = update.offers.some((offer) => offer.type === "Undo");
  return {
    scene,
    prompt,
    pick,
    propose: (next) => keep([next]),
    chosen: chosen.current,
    attempt: (action) => void (isOffered(update.offers, action) || attempt(action)),
    send: (action, then = []) => isOffered(update.offers, action) && send({ action, then }),
    confirm: () => prompt.submit !== undefined && send(prompt.submit),
    undo: () => (draft !== null ? choose(drafts.slice(0, -1)) : undoes && send({ action: { type: "Undo" } })),
    drop: () => choose([]),
    canUndo: draft !== null || undoes,
    due: due ?? null,
    step: (by) => {
      if (lit.length === 0) return;
      const at = lit.findIndex((each) => isSame(each, draft));
      const next = lit[(at < 0 && by < 0 ? lit.length - 1 : at + by + lit.length) % lit.length];
      perspective.refused.value = null;
      choose([...(at < 0 ? drafts : drafts.slice(0, -1)), next]); // a walk along the lit pieces is one pick
    },
    press: (key) => {
      const found = module.key?.(key, scene) ?? null;
      if (found === null) return false;
      if ("draft" in found) pick(found.draft);
      else attempt(found.attempt);
      return true;
    },
  };
}
