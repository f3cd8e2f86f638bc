// Somebody without a seat is told that they look on, what they see, and how to get away again.
import { useEffect, useState } from "preact/hooks";
import { Button } from "../kit/button";
import { IconButton } from "../kit/icon_button";
import { Icon } from "../kit/icon";
import type { TableCard } from "../net/wire.gen";
import { t } from "../words";
import { api } from "../net/api";
import { tellFailure } from "../net/failure";
import { codeOfLink } from "./invited";
import { navigate } from "./router";
import "./onlooker.css";

export default function Onlooker({ card }: { readonly card: TableCard }) {
  const code = codeOfLink();
  const late = code !== null && card.phase === "playing"; // came by an invitation, when the seats were taken
  const [joins, setJoins] = useState(false);
  const next = card.next_table;
  useEffect(() => {
    if (!joins || next === null || code === null) return;
    api.following(card.table, code).then((made) => navigate(`/t/${made.table}#${made.code}`), tellFailure);
  }, [joins, next]);
  const sees = card.phase === "playing" ? t("table-onlooker-sees", { spectators: card.spectators }) : null;
  return (
    <p class="onlooker">
      <Icon name="eye" size="s" />
      <span class="grow">
        {t(late ? "table-onlooker-late" : "table-onlooker")} {sees !== null && <span class="meta">{sees}</span>}
      </span>
      {code !== null && (
        <Button size="small" icon="hand" pressed={joins} onClick={() => setJoins(!joins)}>
          {t(joins ? "table-onlooker-joins" : "table-onlooker-join")}
        </Button>
      )}
      <IconButton icon="home" label={t("to-home")} href="/" />
    </p>
  );
}
