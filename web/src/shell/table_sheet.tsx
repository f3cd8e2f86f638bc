// The sheet over the table: log, talk, rules and seats, one of them on top.
import type { ComponentChildren } from "preact";
import { Sheet } from "../kit/dialog";
import { Tabs } from "../kit/tabs";
import type { Perspective, Update } from "../net/table_store";
import type { TableCard } from "../net/wire.gen";
import { t } from "../words";
import { LazyPart } from "../kit/lazy_part";
import { Log } from "./log";
import { Seats } from "./seats";
import type { LoadedGame } from "./use_game";

const loadRules = () => import("./rules_tab").then(({ RulesTab }) => ({ default: RulesTab }));

export type Tab = "log" | "talk" | "rules" | "seats";

interface Props {
  readonly tab: Tab;
  readonly rule: string | null;
  readonly card: TableCard;
  readonly game: LoadedGame;
  readonly perspective: Perspective;
  readonly update: Update;
  readonly unread: number;
  readonly onTab: (tab: Tab | null) => void;
  readonly children: ComponentChildren; // the talk
}

export function TableSheet({ tab, rule, card, game, perspective, update, unread, onTab, children }: Props) {
  return (
    <Sheet title={game.words.plain("title")} closeLabel={t("close")} onClose={() => onTab(null)}>
      <Tabs
        label={t("table-leaves")}
        value={tab}
        tabs={[
          { value: "log", label: t("table-leaf-log"), icon: "log" },
          { value: "talk", label: t("table-leaf-talk"), icon: "chat", badge: unread },
          { value: "rules", label: t("table-rules"), icon: "book" },
          { value: "seats", label: t("table-seats"), icon: "people" },
        ]}
        onChange={onTab}
      >
        {tab === "log" && <Log perspective={perspective} game={game} seats={card.seats} />}
        {tab === "talk" && children}
        {tab === "rules" && <LazyPart load={loadRules} props={{ game, view: update.view, rule }} />}
        {tab === "seats" && <Seats card={card} waitingOn={update.view.waiting_on} />}
      </Tabs>
    </Sheet>
  );
}
