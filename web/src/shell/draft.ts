// What a player has picked and not sent, and the ways to change it.
import { useState } from "preact/hooks";
import { type GameModule, isOffered, type Scene } from "../games/game_module";
import type { GameWords } from "../games/words";
import type { Eyes, Moment, TableStore } from "../net/table_store";
import type { Action, SeatCard, View } from "../net/wire.gen";

export interface Draft {
  readonly scene: Scene<View, unknown>;
  readonly prompt: ReturnType<GameModule["prompt"]>;
  readonly pick: (draft: unknown) => void;
  readonly attempt: (action: Action) => void;
  readonly confirm: () => void;
  readonly undo: () => void;
  readonly canUndo: boolean;
  readonly step: (by: number) => void;
  readonly press: (key: string) => boolean;
}

interface Around {
  readonly store: TableStore;
  readonly eyes: Eyes;
  readonly moment: Moment;
  readonly module: GameModule;
  readonly words: GameWords;
  readonly seats: readonly SeatCard[];
}

export function useDraft({ store, eyes, moment, module, words, seats }: Around): Draft {
  // A draft belongs to the question it was an answer to.
  const [picked, setPicked] = useState<{ readonly viewer: number; readonly draft: unknown } | null>(null);
  const base = { view: moment.view, viewer: eyes.viewer, seats, offers: moment.offers, words };
  const lit = module.prompt({ ...base, draft: null }).lit ?? [];
  const draft = picked !== null && picked.viewer === eyes.viewer ? picked.draft : null;
  const scene = { ...base, draft };
  const prompt = module.prompt(scene);
  const pick = (next: unknown): void => {
    eyes.refused.value = null;
    setPicked({ viewer: eyes.viewer, draft: next });
  };
  const send = (action: Action): void => {
    setPicked(null);
    store.act(eyes.viewer, action);
  };
  const undoes = moment.offers.some((offer) => offer.type === "Undo");
  return {
    scene,
    prompt,
    pick,
    attempt: (action) => {
      if (!isOffered(moment.offers, action)) store.act(eyes.viewer, action);
    },
    confirm: () => prompt.deed !== undefined && send(prompt.deed.action),
    undo: () => (draft !== null ? setPicked(null) : undoes && send({ type: "Undo" })),
    canUndo: draft !== null || undoes,
    step: (by) => {
      if (lit.length === 0) return;
      const at = lit.findIndex((each) => JSON.stringify(each) === JSON.stringify(draft));
      pick(lit[(at < 0 && by < 0 ? lit.length - 1 : at + by + lit.length) % lit.length]);
    },
    press: (key) => {
      const found = module.key?.(key, scene) ?? null;
      if (found === null) return false;
      if ("draft" in found) pick(found.draft);
      else store.act(eyes.viewer, found.attempt);
      return true;
    },
  };
}
