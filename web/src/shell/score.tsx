// What a game that was won together is worth, beside the best that this browser has seen of it.
import { useEffect, useState } from "preact/hooks";
import { Chip } from "../kit/chip";
import type { GameModule } from "../contract/game_module";
import type { GameWords } from "../contract/game_words";
import type { SeriesGame, TableCard } from "../net/wire.gen";
import { t } from "../words";
import { bestScore, type Chapter, keepScore } from "./best_scores";

interface Props {
  readonly card: TableCard;
  readonly played: SeriesGame;
  readonly title: string;
  readonly words: GameWords;
  readonly why?: GameModule["scoreWhy"];
}

export function Score({ card, played, title, words, why }: Props) {
  const chapter: Chapter = { game: card.game, title };
  const seats = card.seats.length;
  const [before] = useState(bestScore(chapter, seats));
  const mine = card.seats.find((seat) => seat.you);
  const score = played.outcome.scores[mine?.seat ?? 0];
  useEffect(() => {
    if (mine !== undefined && score !== undefined) keepScore(chapter, seats, score);
  }, []);
  const isBest = mine !== undefined && score !== undefined && score > (before ?? -Infinity);
  return (
    <>
      {score !== undefined && (
        <Chip kind="lead" icon="star">
          {[t("score-points", { score }), nameOf(played, words)].filter(Boolean).join(" · ")}
        </Chip>
      )}
      {score !== undefined && why !== undefined && <p class="score-why meta">{why(played, words)}</p>}
      {isBest ? <Chip kind="safe">{t("score-new-best")}</Chip> : before !== undefined && <Chip>{t("score-best", { score: before })}</Chip>}
    </>
  );
}

/** A title for the score, where the game gives one. */
function nameOf({ tally }: SeriesGame, words: GameWords): string | null {
  return tally.title === undefined ? null : words.plain("tally-title", { count: tally.title });
}
