// The ways on from a finished game: what follows it, and beside that the same again.
import { useState } from "preact/hooks";
import { Button, type ButtonProps } from "../kit/button";
import { api } from "../net/api";
import { tellFailure } from "../net/failure";
import { entropy } from "../net/random";
import type { Outcome, TableCard } from "../net/wire.gen";
import { t } from "../words";
import { followingOf } from "./following";
import { navigate } from "./router";
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
    api
      .rematch(card.table, { same, entropy: entropy() })
      .then(({ table }) => navigate(`/t/${table}`), tellFailure)
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

/** Said where other people sit: any of them takes all of them on. */
export function WhoGoesOn({ card }: { readonly card: TableCard }) {
  const others = card.seats.some((seat) => seat.kind === "person" && !seat.you);
  return others && card.next_table === null ? <p class="meta">{t("table-who-goes-on")}</p> : null;
}
