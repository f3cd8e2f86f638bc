// The ways on from a finished game: what follows it, and beside that the same again.
import { useState } from "preact/hooks";
import { Button, type ButtonProps } from "../kit/button";
import { api } from "../net/api";
import { tellFailure } from "../net/failure";
import type { Outcome, TableCard } from "../net/wire.gen";
import { t } from "../words";
import { beginGame } from "./begin_game";
import { followingOf } from "./following";
import { isAlone } from "./goal";
import { navigate } from "./router";
import { toRead } from "./to_read";
import type { LoadedGame } from "./use_game";

interface Props {
  readonly card: TableCard;
  readonly game: LoadedGame;
  readonly outcome: Outcome;
  /** The way on is another game: the same again stands beside it. */
  readonly aside?: boolean;
}

export function NextGame({ card, game, outcome, aside = false }: Props) {
  const [busy, setBusy] = useState(false);
  const following = followingOf(card, outcome, game.words, game.module.versus ?? false);
  const look: Partial<ButtonProps> = aside ? { icon: "turn" } : { icon: "bomb", kind: "primary", wide: true };
  const go = (same: boolean): void => {
    setBusy(true);
    goOn(card, same)
      .catch(tellFailure)
      .finally(() => setBusy(false));
  };
  if (card.next_table !== null) {
    return (
      <Button {...look} href={`/t/${card.next_table}`}>
        {t("table-next-game")}
      </Button>
    );
  }
  if (following === null) return null;
  const sat = card.seats.some((seat) => seat.you) || (card.bots_only && card.you_host);
  const reason = sat ? undefined : t("table-again-seats");
  return (
    <>
      {following.further && (
        <Button icon="turn" busy={busy} reason={reason} onClick={() => go(true)}>
          {t("table-again")}
        </Button>
      )}
      <Button {...look} icon={following.further ? undefined : look.icon} busy={busy} reason={reason} onClick={() => go(false)}>
        <span class="button-two">
          <span>{following.deed}</span>
          {following.note !== null && <span class="button-note">{following.note}</span>}
        </span>
      </Button>
    </>
  );
}

/** To the next table, where the game begins at once unless somebody else has to be asked. */
async function goOn(card: TableCard, same: boolean): Promise<void> {
  const made = await api.rematch(card.table, { same });
  const reads = toRead({ ...card, table: made.table }) !== null;
  if (isAlone(card)) await beginGame(made, reads).catch(() => undefined); // it may want more seats; its lobby says so
  navigate(`/t/${made.table}`);
}

/** Said where other people sit: any of them takes all of them on. */
export function WhoGoesOn({ card }: { readonly card: TableCard }) {
  const others = card.seats.some((seat) => seat.kind === "person" && !seat.you);
  return others && card.next_table === null ? <p class="meta">{t("table-who-goes-on")}</p> : null;
}
