// How quickly bots play, in the menu of a table.
import { Segmented } from "../kit/segmented";
import { api } from "../net/api";
import { tellFailure } from "../net/failure";
import type { TableCard } from "../net/wire.gen";
import { t } from "../words";
import { hasBotsOnly } from "./faster";

const TEMPOS = ["calm", "normal", "fast"] as const;

/** For the host, and whoever plays with bots alone may change it, too. */
export function TempoChoice({ card }: { readonly card: TableCard }) {
  const hasBots = card.seats.some((seat) => seat.kind === "bot" || seat.away);
  if (!hasBots || !(card.you_host || hasBotsOnly(card))) return null;
  const choices = TEMPOS.map((value) => ({ value, label: t(`table-tempo-${value}`) }));
  return (
    <div>
      <p class="meta">{t("table-tempo")}</p>
      <Segmented
        label={t("table-tempo")}
        value={card.tempo}
        choices={choices}
        onChange={(tempo) => void api.tempo(card.table, tempo).catch(tellFailure)}
      />
    </div>
  );
}
