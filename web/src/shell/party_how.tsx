// How the game is played, for guests who wait: fetched when they ask.
import type { TableCard } from "../net/wire.gen";
import { t } from "../words";
import { HowToPlay } from "./how_to_play";
import { useGame } from "./use_game";
import { usePrimer } from "./use_primer";

export default function PartyHow({ card }: { readonly card: TableCard }) {
  const primer = usePrimer(useGame(card.game, card.seats, card.options));
  return (
    primer && (
      <section tabIndex={0} aria-label={t("party-how")}>
        <HowToPlay game={primer} />
      </section>
    )
  );
}
