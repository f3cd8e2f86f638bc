// Somebody begins a game while another one of theirs is open: they are asked which of the two they want.
import { signal } from "@preact/signals";
import type { MyTable } from "../net/wire.gen";
import { foremost } from "./home_feed";

export interface SecondGame {
  readonly running: MyTable;
  /** Whether the other one is to begin all the same. */
  readonly onAnswer: (begins: boolean) => void;
}

/** What stands on the screen until it is answered. */
export const secondGame = signal<SecondGame | null>(null);

export async function mayBegin(beside: readonly MyTable[]): Promise<boolean> {
  const running = foremost(beside);
  return running === undefined || ask(running);
}

function ask(running: MyTable): Promise<boolean> {
  return new Promise((resolve) => {
    const onAnswer = (begins: boolean): void => {
      secondGame.value = null;
      resolve(begins);
    };
    secondGame.value = { running, onAnswer };
  });
}
