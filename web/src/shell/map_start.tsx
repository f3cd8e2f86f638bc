// The button of a mission or scenario on the map: begins at once, with bots on all other seats.
import { useState } from "preact/hooks";
import { Button } from "../kit/button";
import { api } from "../net/api";
import { tellFailure } from "../net/failure";
import type { GameCard } from "../net/wire.gen";
import { type Chapter, chapterName } from "./chapters";
import { stepTo } from "./next_step";
import { startStep } from "./start_step";

interface Props {
  readonly card: GameCard;
  readonly chapter: Chapter;
  readonly title: string;
}

export function MapStart({ card, chapter, title }: Props) {
  const [busy, setBusy] = useState(false);
  const start = (): void => {
    setBusy(true);
    api
      .me()
      .then((me) => startStep(card, stepTo(card, me, chapter), me.running))
      .catch(tellFailure)
      .finally(() => setBusy(false));
  };
  return (
    <Button kind="primary" wide busy={busy} onClick={start}>
      <span class="button-two">
        <span>{chapterName(chapter)}</span>
        <span class="button-note">{title}</span>
      </span>
    </Button>
  );
}
