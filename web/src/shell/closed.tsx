// A table that was closed before the end: why, and what everybody held.
import { Button } from "../kit/button";
import type { TableStore } from "../net/table_store";
import { FULL, type TableCard } from "../net/wire.gen";
import { t } from "../words";
import { useGame } from "./use_game";
import "./closed.css";

interface Props {
  readonly store: TableStore;
  readonly card: TableCard;
}

export default function Closed({ store, card }: Props) {
  const game = useGame(card.game, card.seats, card.options);
  const update = store.viewers().includes(FULL) ? store.look(FULL).update.value : null;
  return (
    <main id="main" class="waiting-page">
      <h1 tabIndex={-1}>{t("table-closed")}</h1>
      <p class="meta">{card.closing === "expired" ? t("table-closed-expired") : t("table-closed-by-host")}</p>
      {game !== null && update !== null && (
        <div class="closed-board mat">
          <game.module.Board
            view={update.view}
            viewer={FULL}
            seats={card.seats}
            offers={[]}
            draft={null}
            words={game.words}
            still
            pick={() => undefined}
            attempt={() => undefined}
          />
        </div>
      )}
      <Button kind="primary" icon="home" href="/">
        {t("to-home")}
      </Button>
    </main>
  );
}
