// A seat's decisions, one for each turn, the worst first: what was chosen, what was best, and the chances of both.
import { Icon } from "../kit/icon";
import type { Review, Verdict, View } from "../net/wire.gen";
import { t } from "../words";
import { CHANCE_SIGNS, type ChanceOf, chanceName, Likely } from "./likely";
import { ToldDecision } from "./told_decision";
import type { LoadedGame } from "./use_game";
import { lossOf, points, sharesOf, toldDecision, worstFirst } from "./verdict_facts";
import "./decision_list.css";

interface Props {
  readonly review: Review | string | null;
  readonly game: LoadedGame;
  /** Any of the game: by it pieces are named. */
  readonly view: View;
  readonly now: number | null;
  /** The address of a decision, where it can be looked at. */
  readonly hrefOf: (verdict: Verdict) => string;
  /** Where it is looked at on this very page. */
  readonly onPick?: (verdict: Verdict) => void;
}

export function DecisionList({ review, game, view, now, hrefOf, onPick }: Props) {
  if (review === null) return <p class="meta">{t("review-begins")}</p>;
  if (typeof review === "string") return <p class="meta">{`${t("review-cannot")} ${review}`}</p>;
  const { verdicts, done, of, whole } = review;
  if (of === 0 && !whole) return <p class="meta">{t("review-begins")}</p>;
  return (
    <>
      <p class="meta decision-key" aria-hidden="true">
        <i class="mark-chosen" /> {t("review-key-chosen")} <i class="mark-best" /> {t("review-key-best")}
        {signsIn(verdicts, game).map((of) => (
          <span key={of}>
            <Icon name={CHANCE_SIGNS[of]} size="xs" /> {chanceName(of)}
          </span>
        ))}
      </p>
      <p class="meta" role="status">
        {done < of ? t("review-progress", { done, of }) : conclusion(verdicts)}
      </p>
      <ol class="decisions">
        {worstFirst(verdicts).map((verdict) => (
          <DecisionRow
            key={verdict.entry}
            verdict={verdict}
            game={game}
            view={view}
            now={verdict.turn === now}
            href={hrefOf(verdict)}
            onPick={onPick}
          />
        ))}
      </ol>
    </>
  );
}

const signsIn = (verdicts: readonly Verdict[], { module }: LoadedGame): readonly ChanceOf[] => [
  ...new Set(verdicts.map((verdict) => sharesOf(verdict, module).of)),
];

function conclusion(verdicts: readonly Verdict[]): string | null {
  if (verdicts.length === 0) return t("review-none");
  return verdicts.every((verdict) => lossOf(verdict) === "none") ? t("review-as-good") : null;
}

interface RowProps {
  readonly verdict: Verdict;
  readonly game: LoadedGame;
  readonly view: View;
  readonly now: boolean;
  readonly href: string;
  readonly onPick: ((verdict: Verdict) => void) | undefined;
}

function DecisionRow({ verdict, game, view, now, href, onPick }: RowProps) {
  const pick = (event: MouseEvent): void => {
    if (onPick === undefined) return;
    event.preventDefault();
    onPick(verdict);
  };
  const { of, chosen, best } = sharesOf(verdict, game.module);
  const loss = lossOf(verdict);
  const better = loss === "none" ? null : toldDecision(game, view, verdict.best, verdict.best_completed);
  return (
    <li>
      <a class={`decision decision-${loss}`} href={href} aria-current={now ? "true" : undefined} onClick={pick}>
        <span class="decision-turn display">
          <span class="unseen">{t("review-turn", { turn: verdict.turn })} </span>
          <span aria-hidden="true">{verdict.turn}</span>
        </span>
        <span class="decision-what">
          <b>
            <ToldDecision text={toldDecision(game, view, verdict.action, verdict.completed)} />
          </b>
          <span class="meta">
            <ToldDecision text={better === null ? t("review-was-best") : t("review-best", { action: better })} />
          </span>
        </span>
        <Track chosen={chosen} best={best} />
        <span class="decision-share">
          <Likely share={chosen} of={of} />
          {loss !== "none" && <span class="meta">{t("review-share-of", { best: points(best) })}</span>}
        </span>
      </a>
    </li>
  );
}

/** From 0 to 100: a black disc for what was chosen, a marigold diamond for the best, and the way between them. */
function Track({ chosen, best }: { readonly chosen: number; readonly best: number }) {
  const at = (share: number): string => `${points(share)}%`;
  return (
    <span class="decision-track" aria-hidden="true">
      <span class="decision-gap" style={{ left: at(chosen), width: at(Math.max(0, best - chosen)) }} />
      <i class="mark-best" style={{ left: at(best) }} />
      <i class="mark-chosen" style={{ left: at(chosen) }} />
    </span>
  );
}
