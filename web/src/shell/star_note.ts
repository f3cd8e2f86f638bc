// That hints cost the third star is said while they are still free: with the first hint of a game, before the own first turn is over.
import { useEffect } from "preact/hooks";
import { toast } from "../kit/toast";
import { t } from "../words";
import { chapterIn } from "./chapters";
import type { Playing } from "./use_playing";

const told = new Set<string>(); // tables

export function useStarNote({ card, game, perspective }: Playing, shown: boolean): void {
  useEffect(() => {
    if (!shown || chapterIn(card.options) === null || told.has(card.table)) return;
    told.add(card.table);
    const acted = perspective.log.value.some((event) => game.module.actorOf(event) === perspective.viewer);
    if (!acted) toast(t("hint-stars-on"), "star");
  }, [shown]);
}
