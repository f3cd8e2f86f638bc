// The button of a game: it goes on where this browser stands, and says what it will start.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Button } from "../kit";
import { LazyPart } from "../kit/lazy_part";
import { tellFailure } from "../net/failure";
import type { GameCard } from "../net/wire.gen";
import { t } from "../words";
import type { NextStep } from "./next_step";
import { startStep } from "./start_step";

const loadGameWord = () => import("./game_word");

interface Props {
  /** Null until the server has said what it has. */
  card: GameCard | null;
  step: NextStep | null;
  title: string;
  primary?: boolean;
  /** Instead of the name of the step. */
  children?: ComponentChildren;
}

export function StepButton({ card, step, title, primary = false, children }: Props) {
  const [busy, setBusy] = useState(false);
  const start = (): void => {
    if (card === null || step === null) return;
    setBusy(true);
    startStep(card, step)
      .catch(tellFailure)
      .finally(() => setBusy(false));
  };
  return (
    <Button
      size={primary ? "large" : "small"}
      icon="play"
      filledIcon
      wide={primary}
      busy={busy || step === null}
      onClick={start}
      {...(primary ? { kind: "primary" as const } : { game: card?.id ?? "snip" })}
    >
      {children ?? (
        <>
          {step === null ? t("next-first") : <StepName step={step} game={card?.id ?? ""} />} <span class="unseen">{title}</span>
        </>
      )}
    </Button>
  );
}

/** What will begin, in one or two words. An arena has its name from the game's own words. */
export function StepName({ step, game }: { step: NextStep; game: string }) {
  const { kind, number, arena } = step;
  if (kind === "arena") return <LazyPart load={loadGameWord} props={{ game, id: `preset-${arena}`, otherwise: t("next-rematch") }} />;
  if (kind === "retry") return <>{t("try-again")}</>;
  return <>{number !== null && kind !== "first" ? t(`next-${kind}`, { number }) : t(`next-${kind}`)}</>;
}
