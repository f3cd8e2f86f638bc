// From a game that was for learning to the one it leads to: begun at once when only bots were the others, else a table for all.
import { useEffect, useState } from "preact/hooks";
import { Button } from "../kit/button";
import { api } from "../net/api";
import { tellFailure } from "../net/failure";
import type { GameCard, MyTable, TableCard } from "../net/wire.gen";
import { t } from "../words";
import { titleOf } from "./home_labels";
import { nextStep } from "./next_step";
import { startStep } from "./start_step";

interface Props {
  readonly card: TableCard;
  /** The game that comes now. */
  readonly to: string;
}

export default function Bridge({ card, to }: Props) {
  const [game, setGame] = useState<GameCard | null>(null);
  const [finished, setFinished] = useState<readonly MyTable[]>([]);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    Promise.all([api.games(), api.me()]).then(([games, me]) => {
      setGame(games.find(({ id }) => id === to) ?? null);
      setFinished(me.finished);
    }, tellFailure);
  }, [to]);
  if (game === null) return null;
  const step = nextStep(game, finished);
  const words = t("table-bridge", { game: titleOf(to), number: step.number ?? 1 });
  const inCompany = card.seats.some((seat) => seat.kind === "person" && !seat.you);
  if (inCompany) {
    return (
      <Button kind="primary" icon="play" filledIcon wide href={`/new/${to}`}>
        {words}
      </Button>
    );
  }
  const start = (): void => {
    setBusy(true);
    startStep(game, step)
      .catch(tellFailure)
      .finally(() => setBusy(false));
  };
  return (
    <Button kind="primary" icon="play" filledIcon wide busy={busy} onClick={start}>
      {words}
    </Button>
  );
}
