// A finished game judged: every decision, the chance it had by what its seat knew then, and the best there was.
import { useEffect, useRef, useState } from "preact/hooks";
import { percent } from "../kit/chances";
import { Face } from "../kit/face";
import { unmarked } from "../contract/game_words";
import { api } from "../net/api";
import type { Action, Review, SeatCard, Verdict } from "../net/wire.gen";
import { t } from "../words";
import { failureText } from "../net/failure";
import { toldChance } from "./told_chance";
import { nameOf, type LoadedGame } from "./use_game";
import "./review.css";

const ASK_AGAIN_MS = 400;
const SLIGHT = 0.005; // a loss that no player would call one
const GRAVE = 0.2;

export type Loss = "none" | "some" | "grave";

/** How much worth was given away. */
export function lossOf({ value, best_value }: Verdict): Loss {
  const lost = best_value - value;
  return lost < SLIGHT ? "none" : lost < GRAVE ? "some" : "grave";
}

/** Asks for the review once it is wanted, and again until it is whole. */
export function useReview(table: string | null, wanted: boolean): Review | string | null {
  const [review, setReview] = useState<Review | string | null>(null);
  useEffect(() => {
    if (table === null || !wanted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const take = (found: Review): void => {
      setReview(found);
      if (found.done < found.of) timer = setTimeout(ask, ASK_AGAIN_MS);
    };
    const ask = (): void => void api.review(table).then(take, (error: unknown) => setReview(failureText(error)));
    ask();
    return () => clearTimeout(timer);
  }, [table, wanted]);
  return review;
}

interface Props {
  readonly review: Review | string | null;
  readonly game: LoadedGame;
  readonly seats: readonly SeatCard[];
  readonly viewer: number;
  readonly at: number;
  readonly onVerdict: (verdict: Verdict) => void;
}

export function Verdicts({ review, game, seats, viewer, at, onVerdict }: Props) {
  if (review === null) return <p class="meta">{t("loading")}</p>;
  if (typeof review === "string") return <p class="meta">{`${t("review-cannot")} ${review}`}</p>;
  const { verdicts, done, of } = review;
  const good = verdicts.filter((verdict) => lossOf(verdict) === "none").length;
  return (
    <>
      {done < of ? (
        <label class="review-progress meta">
          {t("review-progress", { done, of })}
          <progress value={done} max={of} />
        </label>
      ) : (
        <p class="meta review-summary">{verdicts.length === 0 ? t("review-none") : t("review-summary", { good, all: verdicts.length })}</p>
      )}
      <ol class="verdicts">
        {verdicts.map((verdict) => (
          <VerdictLine
            key={verdict.entry}
            verdict={verdict}
            game={game}
            seat={seats[verdict.seat]}
            now={viewer === verdict.seat && at === verdict.step}
            onClick={() => onVerdict(verdict)}
          />
        ))}
      </ol>
    </>
  );
}

interface LineProps {
  readonly verdict: Verdict;
  readonly game: LoadedGame;
  readonly seat: SeatCard | undefined;
  readonly now: boolean;
  readonly onClick: () => void;
}

function VerdictLine({ verdict, game, seat, now, onClick }: LineProps) {
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (now) line.current?.scrollIntoView({ block: "nearest" });
  }, [now]);
  const loss = lossOf(verdict);
  const say = (action: unknown): string => unmarked(game.words.action(action as Action));
  return (
    <li ref={line}>
      <button type="button" class={`verdict verdict-${loss}`} aria-current={now ? "step" : undefined} onClick={onClick}>
        <Face face={seat?.face ?? verdict.seat} bot={seat?.kind === "bot"} size="s" />
        <span class="grow">
          <b>{t("review-did", { name: nameOf(seat), action: say(verdict.action) })}</b>
          <Bar share={verdict.chance} kind={loss} game={game} />
          <span class="meta">{loss === "none" ? t("review-as-good") : t("review-best", { action: say(verdict.best) })}</span>
          {loss !== "none" && <Bar share={verdict.best_chance} kind="none" game={game} />}
        </span>
      </button>
    </li>
  );
}

function Bar({ share, kind, game }: { readonly share: number | null; readonly kind: Loss; readonly game: LoadedGame }) {
  if (share === null) return null;
  return (
    <span class={`verdict-chance verdict-chance-${kind}`}>
      <span class="verdict-bar" aria-hidden="true">
        <span style={{ width: percent(share).replace(" ", "") }} />
      </span>
      <b>{toldChance(game.module, share)}</b>
    </span>
  );
}
