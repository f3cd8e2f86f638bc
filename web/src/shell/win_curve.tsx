// How a seat's chance to win went, over the turns of the game.
import { Icon } from "../kit/icon";
import { Shape } from "../kit/shape";
import { EmptyRope, WinRope } from "../kit/win_rope";
import type { Review } from "../net/wire.gen";
import { t } from "../words";
import { CHANCE_SIGNS } from "./likely";
import { points, swingOf, turningPoint } from "./verdict_facts";

interface Props {
  readonly review: Review;
  readonly now: number | null;
  readonly width: number;
  readonly height: number;
  readonly onTurn: (turn: number) => void;
  readonly onOpen?: (turn: number) => void;
}

const Heading = () => (
  <h2>
    <Icon name={CHANCE_SIGNS.win} size="xs" /> {t("review-curve")}
  </h2>
);

/** Its place, from the first moment: nothing below it moves when it comes. */
export function CurveToCome({ review, width, height }: Pick<Props, "width" | "height"> & { readonly review: Review | string | null }) {
  return (
    <div>
      <div class="win-curve-head">
        <Heading />
        <span class="meta">{progressOf(review)}</span>
      </div>
      <EmptyRope width={width} height={height} turnLabel={t("review-axis")} />
    </div>
  );
}

/** How many of the own turns have been judged, until all are. */
export function progressOf(review: Review | string | null): string | null {
  if (typeof review === "string" || review?.whole === true) return null;
  return review === null || review.of === 0 ? t("review-begins") : t("review-progress", { done: review.done, of: review.of });
}

/** Whether it is still to come: not where no adviser tells a chance to win, and not where there is no review. */
export const curveIsToCome = (review: Review | string | null, tellsWin: boolean): boolean =>
  tellsWin && (review === null || (typeof review !== "string" && review.curve.length === 0 && !review.whole));

/** Nothing where no adviser tells a chance to win. */
export function WinCurve({ review, now, width, height, onTurn, onOpen }: Props) {
  const { curve, verdicts, whole } = review;
  if (curve.length === 0) return null;
  const turning = turningPoint(curve, verdicts);
  const end = curve.at(-1)!;
  const dots = verdicts.map(({ turn }) => turn);
  const say = (turn: number): string => {
    const swing = swingOf(curve, turn);
    const [from, to] = swing === null ? [0, 0] : [points(swing.from), points(swing.to)];
    return from === to ? t("review-turn", { turn }) : t("review-swing", { turn, from, to });
  };
  const told = now !== null && dots.includes(now) ? now : (turning?.turn ?? null);
  return (
    <div>
      <div class="win-curve-head">
        <Heading />
        {told === null ? (
          <span class="meta">{progressOf(review)}</span>
        ) : (
          <span class="meta">
            {told === turning?.turn && <Shape ink="red" size={16} label={t("review-turning")} />} {say(told)}
          </span>
        )}
      </div>
      <WinRope
        curve={curve}
        last={review.last}
        dots={dots}
        turning={turning?.turn ?? null}
        now={now}
        won={whole ? end.win > 0.5 : null}
        width={width}
        height={height}
        label={t("review-curve-label")}
        turnLabel={t("review-axis")}
        say={say}
        onTurn={onTurn}
        {...(onOpen === undefined ? {} : { onOpen })}
      />
    </div>
  );
}
