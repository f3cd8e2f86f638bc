// A guest who is in: one screen that can be read across a table.
import { useState } from "preact/hooks";
import { Burst } from "../kit/burst";
import { Button } from "../kit/button";
import { Sheet } from "../kit/dialog";
import { Face } from "../kit/face";
import { LazyPart } from "../kit/lazy_part";
import { Rays } from "../kit/rays";
import type { TableCard } from "../net/wire.gen";
import { t } from "../words";
import { MeButton } from "./controls";
import { nameOf } from "./use_game";

const loadHow = () => import("./party_how");
const loadGoal = () => import("./party_goal");

export function PartyIn({ card }: { readonly card: TableCard }) {
  const [reads, setReads] = useState(false);
  const me = card.seats.find((seat) => seat.you)!;
  const host = card.seats.find((seat) => seat.host);
  const others = card.seats.filter((seat) => seat !== me);
  return (
    <div class="party-in mat">
      <Rays />
      <main id="main">
        <span class="party-in-face">
          <Burst dots="orange" />
          <Face face={me.face} size="xl" />
        </span>
        <h1 tabIndex={-1}>{t("party-in")}</h1>
        <p role="status">{t("party-in-seat", { name: nameOf(me), seat: me.seat + 1, count: card.seats.length })}</p>
        <p>{t("party-in-wait")}</p>
        <section class="panel party-goal">
          <LazyPart load={loadGoal} props={{ card }} />
        </section>
        <ul>
          {others.map((seat) => (
            <li key={seat.seat}>
              {seat.kind === "open" ? (
                <span class="party-free" />
              ) : (
                <Face face={seat.face} bot={seat.kind === "bot"} label={nameOf(seat)} />
              )}
            </li>
          ))}
        </ul>
      </main>
      <footer class="panel">
        {host !== undefined && <Face face={host.face} away={!host.online} />}
        <b class="grow">{t("party-host-deals", { name: host === undefined ? t("lobby-host") : nameOf(host) })}</b>
        <Button size="small" icon="book" onClick={() => setReads(true)}>
          {t("party-how")}
        </Button>
        <MeButton />
      </footer>
      {reads && (
        <Sheet title={t("party-how")} closeLabel={t("close")} onClose={() => setReads(false)}>
          <LazyPart load={loadHow} props={{ card }} />
        </Sheet>
      )}
    </div>
  );
}
