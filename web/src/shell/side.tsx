// The sheet over the table: log, talk, rules and seats, one of them on top.
import type { ComponentChildren } from "preact";
import { Sheet } from "../kit/dialog";
import { Tabs } from "../kit/tabs";
import type { Eyes, Update } from "../net/table_store";
import type { TableCard } from "../net/wire.gen";
import { t } from "../words";
import { LazyPart } from "../kit/lazy_part";
import { Log } from "./log";
import { Seats } from "./seats";
import type { LoadedGame } from "./use_game";

const loadRules = () => import("./rules_leaf").then(({ RulesLeaf }) => ({ default: RulesLeaf }));

export type Leaf = "log" | "talk" | "rules" | "seats";

interface Props {
  readonly leaf: Leaf;
  readonly rule: string | null;
  readonly card: TableCard;
  readonly game: LoadedGame;
  readonly eyes: Eyes;
  readonly update: Update;
  readonly unread: number;
  readonly onLeaf: (leaf: Leaf | null) => void;
  readonly children: ComponentChildren; // the talk
}

export function Side({ leaf, rule, card, game, eyes, update, unread, onLeaf, children }: Props) {
  return (
    <Sheet title={game.words.plain("title")} closeLabel={t("close")} onClose={() => onLeaf(null)}>
      <Tabs
        label={t("table-leaves")}
        value={leaf}
        leaves={[
          { value: "log", label: t("table-leaf-log"), icon: "log" },
          { value: "talk", label: t("table-leaf-talk"), icon: "chat", badge: unread },
          { value: "rules", label: t("table-rules"), icon: "book" },
          { value: "seats", label: t("table-seats"), icon: "people" },
        ]}
        onChange={onLeaf}
      >
        {leaf === "log" && <Log events={eyes.log.value} game={game} seats={card.seats} />}
        {leaf === "talk" && children}
        {leaf === "rules" && <LazyPart load={loadRules} props={{ game: card.game, rule }} />}
        {leaf === "seats" && <Seats card={card} waitingOn={update.view.waiting_on} />}
      </Tabs>
    </Sheet>
  );
}
