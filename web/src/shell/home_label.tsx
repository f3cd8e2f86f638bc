// A game as a label of cardboard: its picture, its name, what it needs or what was won, and the button that goes on.
import { Button } from "../kit/button";
import { GameCover } from "../kit/game_cover";
import { IconButton } from "../kit/icon_button";
import { knows, t } from "../words";
import { runningOf, stepIn } from "./home_feed";
import type { Label } from "./home_labels";
import { MapLink } from "./map_link";
import { chapterOf } from "./next_step";
import { StepButton } from "./step_button";

interface Props {
  label: Label;
  /** It stands on top of a phone's page already. */
  above: boolean;
}

export function GameLabel({ label, above }: Props) {
  const { soon } = label;
  const waiting = runningOf(label.id); // it is gone on with; another one begins where its name leads
  const names = ["label piece"];
  if (soon) names.push("label-soon");
  if (above) names.push("wide-only");
  return (
    <li class={names.join(" ")}>
      <GameCover game={label.id} />
      <div class="label-info">
        <h3>{soon ? label.title : <a href={`/new/${label.id}`}>{label.title}</a>}</h3>
        <p class="label-tagline wide-only">{knows(`tagline-${label.id}`) ? t(`tagline-${label.id}`) : ""}</p>
        <p class="label-facts">
          <b>{t(`kind-${label.kind}`)}</b> <Standing label={label} />
        </p>
      </div>
      <div class="label-buttons">
        {soon ? (
          <Button size="small" reason={t("soon-reason", { game: label.title })}>
            {t("soon")}
          </Button>
        ) : (
          <>
            {waiting === undefined ? (
              <StepButton game={label.id} card={label.card} title={label.title} />
            ) : (
              <Button size="small" game={label.id} href={`/t/${waiting.table}`}>
                {t("back-in")} <span class="unseen">{label.title}</span>
              </Button>
            )}
            <span class="wide-only label-icons">
              {label.card !== null && chapterOf(label.card) !== null && <MapLink game={label.id} boxed />}
              <IconButton icon="link" boxed label={t("invite-friends-to", { game: label.title })} href={`/new/${label.id}`} />
            </span>
          </>
        )}
      </div>
    </li>
  );
}

/** What was won, or for how many and how long it is. */
function Standing({ label }: { label: Label }) {
  const step = stepIn(label.card);
  if (step !== null && step.kind !== "first") {
    return <span>{label.kind === "learn" && step.won > 0 ? t("learnt") : t("won-of", { won: step.won, all: step.of })}</span>;
  }
  return (
    <span>
      <span class="unseen">{t("players")}: </span>
      {label.least}–{label.most}
      {label.minutes !== null && (
        <>
          {" · "}
          {t("minutes", { minutes: label.minutes })}
        </>
      )}
    </span>
  );
}
