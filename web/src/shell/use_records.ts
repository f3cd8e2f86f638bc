// What this browser's player has tried in the campaign of a game.
import { useEffect, useState } from "preact/hooks";
import { api } from "../net/api";
import { tellFailure } from "../net/failure";
import type { Records } from "./map_stretch";

/** Null until it is known. */
export function useRecords(game: string): Records | null {
  const [records, setRecords] = useState<Records | null>(null);
  useEffect(() => {
    api.chapters(game).then((all) => setRecords(new Map(all.map((record) => [record.chapter, record]))), tellFailure);
  }, [game]);
  return records;
}
