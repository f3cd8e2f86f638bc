// What somebody does who sees everything and does not play: start and end, pause and go on.
import { useState } from "preact/hooks";
import { Button } from "../kit/button";
import type { Going } from "../contract/game_module";
import { api } from "../net/api";
import type { TableCard } from "../net/wire.gen";
import { t } from "../words";
import { tellFailure } from "../net/failure";
import { MoveModerator } from "./move_moderator";
import "./moderating.css";

interface Props {
  readonly card: TableCard;
  readonly go: Going | null; // what can be started or ended now
}

export default function Moderating({ card, go }: Props) {
  const [busy, setBusy] = useState(false);
  const doing = (work: Promise<void>): void => {
    setBusy(true);
    work.catch(tellFailure).finally(() => setBusy(false));
  };
  return (
    <section class="moderating" aria-label={t("table-moderating")}>
      <Button
        icon={card.paused ? "play" : "pause"}
        busy={busy}
        onClick={() => doing(card.paused ? api.resume(card.table) : api.pause(card.table))}
      >
        {card.paused ? t("table-resume") : t("table-pause")}
      </Button>
      <MoveModerator table={card.table} />
      <Button
        kind="primary"
        icon="play"
        wide
        busy={busy}
        reason={go === null || card.paused ? t("table-no-go") : undefined}
        onClick={() => go !== null && doing(api.go(card.table, go.ends))}
      >
        {go?.label ?? t("table-no-go")}
      </Button>
    </section>
  );
}
