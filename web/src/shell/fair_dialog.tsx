// What proves that a deal was fair: computed again in this browser, and held against what it has kept.
import { useEffect, useState } from "preact/hooks";
import { Button } from "../kit/button";
import { Dialog } from "../kit/dialog";
import { Icon } from "../kit/icon";
import { api } from "../net/api";
import { checkDeal, type FairDeal, fairDealOf, type Finding } from "../net/deal_check";
import { noteOf } from "../net/deal_notes";
import { tellFailure } from "../net/failure";
import type { SeatCard } from "../net/wire.gen";
import { addWords, t } from "../words";
import { nameOf } from "./use_game";
import "./fair_dialog.css";

interface Props {
  readonly table: string;
  readonly seats: readonly SeatCard[];
  readonly onClose: () => void;
}

const PROOFS = ["alone", "together", "agrees"];

/** What is known of a deal: a sentence, and the facts behind it. */
interface Checked {
  readonly finding: Finding | null;
  readonly deal: FairDeal | null;
}

export default function FairDialog({ table, seats, onClose }: Props) {
  const [spoken, setSpoken] = useState(false);
  const [busy, setBusy] = useState(false);
  const [checked, setChecked] = useState<Checked | null>(null);
  useEffect(() => void addWords("deal").then(() => setSpoken(true), tellFailure), []);
  if (!spoken) return null;
  const check = (): void => {
    setBusy(true);
    dealOf(table)
      .then(setChecked, tellFailure)
      .finally(() => setBusy(false));
  };
  const name = (seat: number): string => nameOf(seats[seat]) || String(seat + 1);
  return (
    <Dialog title={t("replay-fair")} closeLabel={t("close")} onClose={onClose}>
      <div class="fair">
        <p>{t("deal-how")}</p>
        <div class="fair-found" role="status">
          {checked !== null && <Found finding={checked.finding} name={name} />}
        </div>
        {checked === null && (
          <Button kind="primary" icon="check" busy={busy} onClick={check}>
            {t("deal-check")}
          </Button>
        )}
        {checked?.deal && <Facts deal={checked.deal} name={name} />}
        <Button icon="download" href={api.recordingPath(table)}>
          {t("replay-download")}
        </Button>
      </div>
    </Dialog>
  );
}

async function dealOf(table: string): Promise<Checked> {
  const [recording, { odds }] = await Promise.all([api.recording(table), api.odds(table)]);
  try {
    return { finding: checkDeal(recording, odds, noteOf(table)), deal: fairDealOf(recording) };
  } catch {
    return { finding: null, deal: null };
  }
}

interface FoundProps {
  readonly finding: Finding | null;
  readonly name: (seat: number) => string;
}

function Found({ finding, name }: FoundProps) {
  const good = finding !== null && PROOFS.includes(finding.found);
  return (
    <p class={good ? "fair-right" : "fair-wrong"}>
      <Icon name={good ? "check" : "close"} size="s" /> <span>{sentence(finding, name)}</span>
    </p>
  );
}

function sentence(finding: Finding | null, name: (seat: number) => string): string {
  if (finding === null) return t("deal-failed");
  const { found } = finding;
  if (found === "bot-added") return t("deal-bot-added", { name: name(finding.seat) });
  return t(`deal-${found}`, { ...finding });
}

function Facts({ deal, name }: { readonly deal: FairDeal; readonly name: (seat: number) => string }) {
  return (
    <>
      <p class="meta">
        {t("deal-limits")} <kbd>boomtable verify FILE --commitment {deal.commitment}</kbd>
      </p>
      <details>
        <summary>{t("deal-facts")}</summary>
        <dl class="fair-facts">
          <dt>{t("deal-seal")}</dt>
          <dd>{deal.commitment}</dd>
          <dt>{t("deal-seed")}</dt>
          <dd>{deal.seed ?? "–"}</dd>
          {deal.entropy.map((part, seat) => (
            <div key={seat}>
              <dt>{t("deal-added", { name: name(seat) })}</dt>
              <dd>{part || t("deal-nothing")}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}
