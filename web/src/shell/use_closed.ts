// Which missions a host may not choose yet: those in boxes that are closed for them, unless the table has opened all.
import { useEffect, useState } from "preact/hooks";
import { api } from "../net/api";
import type { GameCard } from "../net/wire.gen";
import { isClosed } from "./map_boxes";
import { chapterOf } from "./next_step";
import type { Options } from "./options";

export function useClosed(game: GameCard | null, options: Options): (name: string, value: number) => boolean {
  const [won, setWon] = useState<readonly number[] | null>(null);
  const id = game?.id;
  useEffect(() => {
    if (id === undefined) return;
    api
      .me()
      .then((me) => setWon(me.won[id] ?? []))
      .catch(() => undefined); // nobody is kept out because this cannot be had
  }, [id]);
  const range = game === null ? null : chapterOf(game);
  if (range === null || won === null || options.all_boxes === true) return () => false;
  return (name, value) => name === range.name && isClosed(game!.id, range, won, value);
}
