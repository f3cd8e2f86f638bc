// The button of a game: it goes on where this browser stands, and says what it will start.
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Button } from "../kit/button";
import { LazyPart } from "../kit/lazy_part";
import { tellFailure } from "../net/failure";
import type { GameCard } from "../net/wire.gen";
import { t } from "../words";
import { me, played, stepIn, unreachable } from "./home_feed";
import type { NextStep } from "./next_step";
import { startStep } from "./start_step";

const loadGameWord = () => import("./game_word");

interface Props {
  game: string;
  title: string;
  /** Null until the server has said what it has. */
  card: GameCard | null;
  primary?: boolean;
  /** The table that it follows, which is over. */
  after?: string;
  /** Instead of the name of the step. */
  children?: ComponentChildren;
}

export function StepButton({ game, title, card, primary = false, after, children }: Props) {
  const [wanted, setWanted] = useState(false);
  const [busy, setBusy] = useState(false);
  const step = stepIn(card);
  // A push is kept until the server has said what comes next. Where it does not answer, the page says so.
  useEffect(() => {
    if (!wanted || (step === null && !unreachable.value)) return;
    setWanted(false);
    if (card === null || step === null) return;
    setBusy(true);
    startStep(card, step, me.value?.running.filter(({ table }) => table !== after) ?? [])
      .catch(tellFailure)
      .finally(() => setBusy(false));
  }, [wanted, step === null, unreachable.value]);
  return (
    <Button
      size={primary ? "normal" : "small"}
      icon="play"
      filledIcon
      wide={primary}
      busy={wanted || busy}
      onClick={() => setWanted(true)}
      {...(primary ? { kind: "primary" as const } : { game })}
    >
      {children ?? (
        <>
          <StepName step={step} game={game} /> <span class="unseen">{title}</span>
        </>
      )}
    </Button>
  );
}

/** What will begin, in one or two words. An arena has its name from the game's own words. */
export function StepName({ step, game }: { step: NextStep | null; game: string }) {
  if (step === null && played.value.includes(game)) return null;
  if (step === null) return <>{t("next-first")}</>;
  const { kind, number, arena } = step;
  if (kind === "arena") return <LazyPart load={loadGameWord} props={{ game, id: `preset-${arena}`, otherwise: t("next-rematch") }} />;
  if (kind === "retry") return <>{t("try-again")}</>;
  return <>{number !== null && kind !== "first" ? t(`next-${kind}`, { number }) : t(`next-${kind}`)}</>;
}
