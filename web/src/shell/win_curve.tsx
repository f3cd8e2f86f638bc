// How a seat's chance to win went, over the turns of the game.
import { Shape } from "../kit/shape";
import { EmptyRope, WinRope } from "../kit/win_rope";
import type { Review } from "../net/wire.gen";
import { t } from "../words";
import { points, swingOf, turningPoint } from "./verdict_facts";

interface Props {
  readonly review: Review;
  readonly now: number | null;
  readonly width: number;
  readonly height: number;
  readonly onTurn: (turn: number) => void;
  readonly onOpen?: (turn: number) => void;
}

/** Its place, from the first moment: nothing below it moves when it comes. */
export function CurveToCome({ width, height }: Pick<Props, "width" | "height">) {
  return (
    <div>
      <div class="win-curve-head">
        <h2>{t("review-curve")}</h2>
        <span class="meta" />
      </div>
      <EmptyRope width={width} height={height} turnLabel={t("review-axis")} />
    </div>
  );
}

/** Whether it is still to come: not where no adviser tells a chance to win, and not where there is no review. */
export const curveIsToCome = (review: Review | string | null, tellsWin: boolean): boolean =>
  tellsWin && (review === null || (typeof review !== "string" && review.curve.length === 0 && !review.whole));

/** Nothing where no adviser tells a chance to win. */
export function WinCurve({ review: { curve, verdicts, whole }, now, width, height, onTurn, onOpen }: Props) {
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
        <h2>{t("review-curve")}</h2>
        {told !== null && (
          <span class="meta">
            {told === turning?.turn && <Shape ink="red" size={16} label={t("review-turning")} />} {say(told)}
          </span>
        )}
      </div>
      <WinRope
        curve={curve}
        last={Math.max(end.turn, dots.at(-1) ?? 0)}
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
