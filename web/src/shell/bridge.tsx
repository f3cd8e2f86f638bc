// From a game that was for learning to the one it leads to: begun at once when only bots were the others, else a table for all.
import { useEffect } from "preact/hooks";
import { Button } from "../kit/button";
import type { TableCard } from "../net/wire.gen";
import { t } from "../words";
import { games, refresh, stepIn } from "./home_feed";
import { titleOf } from "./home_labels";
import { StepButton } from "./step_button";

interface Props {
  readonly card: TableCard;
  /** The game that comes now. */
  readonly to: string;
  /** It is the way on, not one of several. */
  readonly big: boolean;
}

export default function Bridge({ card, to, big }: Props) {
  useEffect(() => void refresh(), []);
  const game = games.value?.find(({ id }) => id === to) ?? null;
  if (games.value !== null && game === null) return null;
  const words = t("table-bridge", { game: titleOf(to), number: stepIn(game)?.number ?? 1 });
  const inCompany = card.seats.some((seat) => seat.kind === "person" && !seat.you);
  if (inCompany) {
    return (
      <Button kind={big ? "primary" : "quiet"} icon="play" filledIcon wide href={`/new/${to}`}>
        {words}
      </Button>
    );
  }
  return (
    <StepButton game={to} card={game} title={titleOf(to)} primary={big} after={card.table}>
      {words}
    </StepButton>
  );
}
