// What proves that a deal was fair: the seal from before the game, the seed from after it, and what every browser added.
import { useEffect, useState } from "preact/hooks";
import { Button } from "../kit/button";
import { Dialog } from "../kit/dialog";
import { api } from "../net/api";
import type { SeatCard } from "../net/wire.gen";
import { t } from "../words";
import { tellFailure } from "../net/failure";
import { nameOf } from "./use_game";
import "./fair_dialog.css";

interface FairDeal {
  readonly commitment: string;
  readonly entropy: readonly string[];
  readonly seed?: string;
}

export function FairDialog({
  table,
  seats,
  onClose,
}: {
  readonly table: string;
  readonly seats: readonly SeatCard[];
  readonly onClose: () => void;
}) {
  const [deal, setDeal] = useState<FairDeal | null>(null);
  useEffect(() => {
    api.recording(table).then((text) => setDeal(dealOf(text)), tellFailure);
  }, [table]);
  return (
    <Dialog title={t("replay-fair")} closeLabel={t("close")} onClose={onClose}>
      <div class="fair">
        <p>{t("replay-fair-how")}</p>
        {deal !== null && (
          <dl class="fair-facts">
            <dt>{t("replay-fair-seal")}</dt>
            <dd>{deal.commitment}</dd>
            <dt>{t("replay-fair-seed")}</dt>
            <dd>{deal.seed ?? "–"}</dd>
            {deal.entropy.map((part, at) => (
              <div key={at}>
                <dt>{t("replay-fair-added", { name: nameOf(seats[at]) || String(at + 1) })}</dt>
                <dd>{part}</dd>
              </div>
            ))}
          </dl>
        )}
        <p class="meta">
          {t("replay-fair-verify")} <kbd>boomtable verify</kbd>
        </p>
        <Button icon="download" href={api.recordingPath(table)}>
          {t("replay-download")}
        </Button>
      </div>
    </Dialog>
  );
}

/** The first line of a recording says how its dice were made. */
export function dealOf(recording: string): FairDeal | null {
  const header = JSON.parse(recording.split("\n", 1)[0] ?? "{}") as { readonly fair?: FairDeal };
  return header.fair ?? null;
}
