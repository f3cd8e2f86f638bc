// Under the end of a game: how one's chance to win went, and one's decisions, the worst first.
import { useState } from "preact/hooks";
import { Panel } from "../kit/panel";
import type { Review, TableCard, Verdict, View } from "../net/wire.gen";
import { t } from "../words";
import { DecisionList } from "./decision_list";
import { navigate } from "./router";
import type { LoadedGame } from "./use_game";
import { useGameCard } from "./use_game_card";
import { useReview } from "./use_review";
import { worstFirst } from "./verdict_facts";
import { CurveToCome, curveIsToCome, WinCurve } from "./win_curve";
import "./own_review.css";

interface Props {
  readonly card: TableCard;
  readonly game: LoadedGame;
  /** Onlookers have decided nothing. */
  readonly viewer: number;
  readonly view: View;
}

const SIZE = { width: 316, height: 118 };

export const reviewPath = (table: string, { seat, step }: Verdict): string => `/review/${table}?at=${step}&as=${seat}`;

export default function OwnReview({ card, game, viewer, view }: Props) {
  const advises = useGameCard(card.game)?.advises === true && viewer >= 0;
  // The last move is shown before the table itself is over, and until then there is no recording.
  const review = useReview(card.table, advises && card.phase === "over" ? viewer : null);
  const [now, setNow] = useState<number | null>(null);
  if (!advises) return null;
  const hrefOf = (verdict: Verdict): string => reviewPath(card.table, verdict);
  const open = (turn: number): void => {
    const found = verdictsOf(review).find((verdict) => verdict.turn === turn);
    if (found !== undefined) navigate(hrefOf(found));
  };
  const worst = worstFirst(verdictsOf(review))[0];
  return (
    <div class="own-review">
      {curveIsToCome(review, game.module.tellsWin ?? false) && (
        <Panel>
          <CurveToCome review={review} {...SIZE} />
        </Panel>
      )}
      {review !== null && typeof review !== "string" && review.curve.length > 0 && (
        <Panel>
          <WinCurve review={review} now={now} {...SIZE} onTurn={setNow} onOpen={open} />
        </Panel>
      )}
      <Panel title={t("review-decisions")} aside={worst !== undefined && <a href={hrefOf(worst)}>{t("review-title")}</a>}>
        <DecisionList review={review} game={game} view={view} now={now} hrefOf={hrefOf} />
      </Panel>
    </div>
  );
}

export const verdictsOf = (review: Review | string | null): readonly Verdict[] =>
  review === null || typeof review === "string" ? [] : review.verdicts;
