// A table: its lobby while people gather, then the game, in the eyes of whoever sits at this browser.
import { Button } from "../kit/button";
import type { TableCard } from "../net/wire.gen";
import { t } from "../words";
import { GameTable } from "./game_table";
import { Lazy } from "./lazy";
import { Lost } from "./lost";
import { Opening } from "./opening";
import { useTable } from "./use_table";
import "./table.css";

/** Who opens a table that has begun needs no lobby. */
const loadLobby = () => import("./lobby").then(({ Lobby }) => ({ default: Lobby }));

export default function TablePage({ table }: { readonly table: string }) {
  const { store, missing, refresh } = useTable(table);
  const code = codeOfLink();
  const card = store.card.value;
  if (missing) return <Lost />;
  if (card === null) return <Opening />;
  if (card.phase === "gathering") return <Lazy load={loadLobby} props={{ store, card, code, onSeat: refresh }} />;
  if (card.phase === "closed") return <Closed card={card} />;
  return <GameTable store={store} card={card} />;
}

/** The secret of an invitation travels in the fragment, which browsers keep to themselves. */
function codeOfLink(): string | null {
  const fragment = location.hash.slice(1);
  return fragment === "" || fragment.startsWith("move-") ? null : decodeURIComponent(fragment);
}

function Closed({ card }: { readonly card: TableCard }) {
  return (
    <main id="main" class="waiting-page">
      <h1 tabIndex={-1}>{t("table-closed")}</h1>
      <p class="meta">{card.closing === "expired" ? t("table-closed-expired") : t("table-closed-by-host")}</p>
      <Button kind="primary" icon="home" href="/">
        {t("to-home")}
      </Button>
    </main>
  );
}
