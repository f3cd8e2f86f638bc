// The rules beside the board: how to play, the pieces of this very game, and every rule, opened at the one that was asked for.
import { useEffect, useState } from "preact/hooks";
import type { View } from "../net/wire.gen";
import { t } from "../words";
import { HowToPlay } from "./how_to_play";
import { PiecesList } from "./pieces_list";
import { type Leaf, LeafChoice } from "./rules_leaf";
import { RulesList } from "./rules_list";
import type { LoadedGame } from "./use_game";
import { useLedger } from "./use_ledger";
import { usePrimer } from "./use_primer";

interface Props {
  readonly game: LoadedGame;
  readonly view: View;
  readonly rule: string | null;
}

export function RulesTab({ game, view, rule }: Props) {
  const primer = usePrimer(game);
  const [leaf, setLeaf] = useState<Leaf>(rule === null ? "how" : "ledger");
  const [focus, setFocus] = useState(rule ?? "");
  const goTo = (id: string): void => {
    setFocus(id);
    setLeaf("ledger");
  };
  useEffect(() => {
    if (rule !== null) goTo(rule);
  }, [rule]);
  return (
    <>
      <LeafChoice leaf={leaf} onChange={setLeaf} />
      {leaf === "ledger" && <Ledger game={game.module.id} focus={focus} onFocus={setFocus} />}
      {leaf === "how" && primer !== null && <HowToPlay game={primer} />}
      {leaf === "pieces" && primer !== null && <PiecesList game={primer} view={view} onRule={goTo} />}
    </>
  );
}

/** Links between rules stay beside the board. */
function Ledger({ game, focus, onFocus }: { readonly game: string; readonly focus: string; readonly onFocus: (rule: string) => void }) {
  const { ledger, failure } = useLedger(game);
  const follow = (event: MouseEvent): void => {
    const to = (event.target as Element).closest("a")?.getAttribute("href");
    if (!to?.startsWith("#")) return;
    event.preventDefault();
    onFocus(to.slice(1));
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
