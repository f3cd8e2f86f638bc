// After an exam: the way to the box that it opens.
import { Button } from "../kit/button";
import type { TableCard } from "../net/wire.gen";
import { t } from "../words";
import { chapterIn } from "./chapters";
import { boxesOf, wasOpened } from "./map_boxes";
import { chapterOf } from "./next_step";
import { boxPath } from "./router";
import { useGameCard } from "./use_game_card";

export default function BoxLink({ card }: { readonly card: TableCard }) {
  const game = useGameCard(card.game);
  const range = game === null ? null : chapterOf(game);
  const played = chapterIn(card.options)?.number;
  const box =
    range === null ? undefined : boxesOf(card.game, range).find(({ exam, number }) => exam === played && !wasOpened(card.game, number));
  if (box === undefined) return null;
  return (
    <Button kind="primary" wide icon="unlock" href={boxPath(card.game, box.number)}>
      {t("result-box", { number: box.number })}
    </Button>
  );
}
