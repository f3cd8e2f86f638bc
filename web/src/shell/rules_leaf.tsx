// The rules beside the board, opened at the one that was asked for.
import { useEffect, useState } from "preact/hooks";
import { api } from "../net/api";
import { t } from "../words";
import { type Ledger, readLedger } from "./rules_ledger";
import { RulesList } from "./rules_list";
import { sorry } from "./sorry";

export function RulesLeaf({ game, rule }: { readonly game: string; readonly rule: string | null }) {
  const [ledger, setLedger] = useState<Ledger | null>(null);
  useEffect(() => {
    api.ledger(game).then((text) => setLedger(readLedger(text)), sorry);
  }, [game]);
  return (
    <>
      <p class="meta">
        {t("table-rules-english")} <a href={`/rules/${game}${rule === null ? "" : `#${rule}`}`}>{t("table-rules-page")}</a>
      </p>
      {ledger !== null && <RulesList ledger={ledger} focus={rule ?? ""} />}
    </>
  );
}
