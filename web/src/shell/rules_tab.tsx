// The rules beside the board, opened at the one that was asked for. Links between rules stay beside the board.
import { useEffect, useState } from "preact/hooks";
import { t } from "../words";
import { RulesList } from "./rules_list";
import { useLedger } from "./use_ledger";

export function RulesTab({ game, rule }: { readonly game: string; readonly rule: string | null }) {
  const { ledger, failure } = useLedger(game);
  const [focus, setFocus] = useState(rule ?? "");
  useEffect(() => setFocus(rule ?? ""), [rule]);
  const follow = (event: MouseEvent): void => {
    const to = (event.target as Element).closest("a")?.getAttribute("href");
    if (!to?.startsWith("#")) return;
    event.preventDefault();
    setFocus(to.slice(1));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div onClick={follow}>
      <p class="meta">
        {t("table-rules-english")} <a href={`/rules/${game}${focus === "" ? "" : `#${focus}`}`}>{t("table-rules-page")}</a>
      </p>
      {failure !== null && <p role="alert">{failure}</p>}
      {ledger !== null && <RulesList ledger={ledger} focus={focus} />}
    </div>
  );
}
