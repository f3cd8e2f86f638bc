// The place beside the table: somebody who does not play, sees everything and starts the clocks.
import { Button } from "../kit/button";
import { Icon } from "../kit/icon";
import { Panel } from "../kit/panel";
import { api } from "../net/api";
import type { TableStore } from "../net/table_store";
import type { TableCard } from "../net/wire.gen";
import { t } from "../words";
import { namesAt } from "./seat_facts";
import { whoAmI } from "./who_am_i";
import { tellFailure } from "../net/failure";

interface Props {
  readonly store: TableStore;
  readonly card: TableCard;
  readonly code: string | null;
  readonly onSeat: () => void;
}

export function LobbyModerator({ store, card, code, onSeat }: Props) {
  const { moderator, table } = card;
  if (moderator === null) return null;
  const open = moderator.kind === "open";
  const may = code !== null || card.you_host || card.seats.some((seat) => seat.you);
  const moderate = async (): Promise<void> => {
    const me = await whoAmI(namesAt(card));
    if (me === null) return;
    for (const seat of card.seats) if (seat.you) store.lookAway(seat.seat); // given up, so its loss is no news
    api.moderate(table, { name: me.name, code }).catch(tellFailure).finally(onSeat);
  };
  return (
    <Panel class="lobby-seats">
      <div class="lobby-seat">
        <Icon name="eye" />
        <span class="grow">
          <b class="ellipsis lobby-seat-name">{open ? t("lobby-moderator-open") : t("lobby-moderator-is", { name: moderator.name })}</b>
          <span class="meta">{t("lobby-moderator-hint")}</span>
        </span>
        {open && may && (
          <Button kind="paper" size="small" icon="eye" onClick={() => void moderate()}>
            {t("lobby-moderate")}
          </Button>
        )}
        {!open && (moderator.you || card.you_host) && (
          <Button kind="paper" size="small" icon="close" onClick={() => void api.stopModerating(table).then(onSeat, tellFailure)}>
            {t("lobby-moderator-remove")}
          </Button>
        )}
      </div>
    </Panel>
  );
}
