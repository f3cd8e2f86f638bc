// How long games take and how fair the seats are, by games between bots.
import { inkOf } from "../games/blast_tactics/kind";
import { Button } from "../kit/button";
import { Shape } from "../kit/shape";
import type { Estimate } from "../net/wire.gen";
import { language, t } from "../words";
import type { Trial } from "./estimate";

interface Props {
  readonly trial: Trial;
  /** Why the arena cannot be tried. */
  readonly reason: string | undefined;
}

export function EstimatePanel({ trial, reason }: Props) {
  const { figures, isRunning, problem, start, stop } = trial;
  return (
    <div class="editor-estimate">
      <p class="meta">{t("editor-estimate-hint")}</p>
      {isRunning ? (
        <Button icon="close" onClick={stop}>
          {t("editor-estimate-stop")}
        </Button>
      ) : (
        <Button icon="dice" reason={reason} onClick={start}>
          {t("editor-estimate-start")}
        </Button>
      )}
      {problem !== null && <p role="alert">{problem}</p>}
      {figures !== null && <Progress figures={figures} isRunning={isRunning} />}
      {figures !== null && figures.done > 0 && <Figures figures={figures} />}
    </div>
  );
}

function Progress({ figures: { done, of, ahead }, isRunning }: { readonly figures: Estimate; readonly isRunning: boolean }) {
  const said = done === 0 && ahead > 0 ? t("editor-estimate-ahead", { count: ahead }) : t("editor-estimate-games", { done, of });
  return (
    <div>
      <div
        class="editor-progress"
        role="progressbar"
        aria-label={t("editor-estimate")}
        aria-valuemin={0}
        aria-valuemax={of}
        aria-valuenow={done}
        aria-valuetext={said}
      >
        <span class="rope" style={{ width: `${(100 * done) / of}%` }} />
      </div>
      <p class="meta">{isRunning || done === of ? said : t("editor-estimate-stopped", { done, of })}</p>
    </div>
  );
}

const percent = (share: number): string =>
  new Intl.NumberFormat(language.value, { style: "percent", maximumFractionDigits: 0 }).format(share);

function Figures({ figures }: { readonly figures: Estimate }) {
  const ends = Object.entries(figures.ends).sort(([, one], [, other]) => other - one);
  return (
    <div class="editor-figures">
      <p>
        <b class="display">{new Intl.NumberFormat(language.value, { maximumFractionDigits: 1 }).format(figures.turns)}</b>{" "}
        {t("editor-estimate-turns", { few: figures.few, many: figures.many })}
      </p>
      <h3>{t("editor-estimate-wins")}</h3>
      <ul>
        {figures.seats.map(({ share, low, high }, seat) => (
          <li key={seat} class="editor-share">
            <Shape ink={inkOf(seat)} size={18} />
            <span>{t("editor-start", { number: seat + 1 })}</span>
            <span class="editor-bar" aria-hidden="true">
              <span class="editor-bar-range" style={{ left: `${100 * low}%`, width: `${100 * (high - low)}%` }} />
              <span class="editor-bar-even" style={{ left: `${100 / figures.seats.length}%` }} />
              <span class="editor-bar-share" style={{ left: `${100 * share}%` }} />
            </span>
            <span class="editor-share-number">
              <b>{percent(share)}</b> <span class="meta">{t("editor-estimate-range", { low: percent(low), high: percent(high) })}</span>
            </span>
          </li>
        ))}
      </ul>
      <h3>{t("editor-estimate-ends")}</h3>
      <ul>
        {ends.map(([reason, count]) => (
          <li key={reason} class="editor-end">
            <b>{percent(count / figures.done)}</b> {t(`editor-end-${reason}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
