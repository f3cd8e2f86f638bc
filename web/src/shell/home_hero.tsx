// On top of the home page, the one big thing: the game that waits, the next step of the one played last, or the first step of all.
import { BombBurst } from "../kit/burst";
import { GameCover } from "../kit/game_cover";
import { Panel } from "../kit/panel";
import { LazyPart } from "../kit/lazy_part";
import { t } from "../words";
import { foremost, me, played, stepIn } from "./home_feed";
import type { Label } from "./home_labels";
import { BackIn } from "./home_tables";
import { MapLink } from "./map_link";
import { chapterOf, type NextStep } from "./next_step";
import { StepButton, StepName } from "./step_button";

const loadGameWord = () => import("./game_word");

/** `label` is the game that goes on here; null where the server has none. */
export function HomeHero({ label }: { label: Label | null }) {
  const running = me.value?.running ?? [];
  const isNew = running.length === 0 && played.value.length === 0;
  const wayOn = label && (isNew ? <FirstStep label={label} /> : <Next label={label} />);
  const table = foremost(running);
  const oneThing = table === undefined ? wayOn : <BackIn table={table} />;
  const mine = running.some((table) => table.my_turn);
  return (
    <>
      <section class={`hero mat${isNew ? "" : " wide-only"}`} aria-label={t("welcome")}>
        <div class="hero-burst">
          <BombBurst />
        </div>
        <div class="hero-words">
          <p class="hero-title display">{t(mine ? "hero-your-turn" : isNew ? "hero-what" : "hero-title")}</p>
          <p class="hero-text">{t(isNew ? "hero-what-text" : "hero-text")}</p>
        </div>
        <div class="hero-panel">{oneThing}</div>
      </section>
      {!isNew && <div class="narrow-only">{oneThing}</div>}
    </>
  );
}

/** For somebody who has no game yet: the shortest one. */
function FirstStep({ label }: { label: Label }) {
  const step = stepIn(label.card);
  const minutes = label.minutes ?? 0;
  return (
    <StepButton game={label.id} card={label.card} title={label.title} primary>
      <span class="button-two">
        <span>{t("first-step", { game: label.title })}</span>
        <span class="button-note">{t(step === null ? "minutes" : step.guided ? "first-step-guided" : "first-step-bots", { minutes })}</span>
      </span>
    </StepButton>
  );
}

/** The game played last: what comes now, and how far it is. */
function Next({ label }: { label: Label }) {
  const step = stepIn(label.card);
  return (
    <Panel class="next-step" label={t("next-of", { game: label.title })}>
      <GameCover game={label.id} />
      <div class="next-words">
        <p class="meta">{t("next-of", { game: label.title })}</p>
        <h2>{step && <NextTitle game={label.id} step={step} />}</h2>
      </div>
      {label.card !== null && chapterOf(label.card) !== null && <MapLink game={label.id} />}
      {step?.of !== 0 && <Progress step={step} />}
      <StepButton game={label.id} card={label.card} title={label.title} primary />
    </Panel>
  );
}

function NextTitle({ game, step }: { game: string; step: NextStep }) {
  const { kind, number } = step;
  if (kind !== "mission" && kind !== "scenario") return <StepName step={step} game={game} />;
  return (
    <LazyPart load={loadGameWord} props={{ game, id: `option-${kind}-${number}`, otherwise: t(`next-${kind}`, { number: number ?? 0 }) }} />
  );
}

/** One cell for each mission; its place is kept until the step is known. */
function Progress({ step }: { step: NextStep | null }) {
  return (
    <p class="next-progress">
      {step !== null && step.cells.length > 0 && (
        <span class="next-cells" aria-hidden="true">
          {step.cells.map((cell, at) => (
            <i key={at} class={cell} />
          ))}
        </span>
      )}
      {step && <span class="meta">{t("won-of", { won: step.won, all: step.of })}</span>}
    </p>
  );
}
