// What a mission or scenario that was just won is worth in stars, and why: in the result of its game.
import { useEffect, useState } from "preact/hooks";
import { Chip } from "../kit/chip";
import { api } from "../net/api";
import type { LastTry, TableCard } from "../net/wire.gen";
import { t } from "../words";
import { Stars } from "./map_star";

export default function ResultStars({ card }: { readonly card: TableCard }) {
  const [last, setLast] = useState<LastTry | null>(null);
  useEffect(() => {
    // Stars are an extra: a result without them is still one.
    api.chapters(card.game).then(
      (records) => setLast(records.map((record) => record.last).find(({ table }) => table === card.table) ?? null),
      () => undefined,
    );
  }, [card.table]);
  if (last === null || last.stars === 0) return null;
  return (
    <Chip>
      <Stars stars={last.stars} /> {t("result-stars", { why: whyOf(last), slips: last.slips ?? 0 })}
    </Chip>
  );
}

function whyOf({ slips, hinted }: LastTry): string {
  if (slips === null || slips > 1) return "slips";
  return slips === 1 ? "slip" : hinted ? "hinted" : "clean";
}
