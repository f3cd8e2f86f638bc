// This browser's tables: the one to go back to, the others that run, and those that are over.
import { Button } from "../kit/button";
import { Chip } from "../kit/chip";
import { Fuse } from "../kit/fuse";
import { GameCover } from "../kit/game_cover";
import { Icon } from "../kit/icon";
import { Panel } from "../kit/panel";
import type { MyTable } from "../net/wire.gen";
import { language, t } from "../words";
import { chapterIn, chapterName } from "./chapters";
import { me } from "./home_feed";
import { titleOf } from "./home_labels";

interface BackInProps {
  readonly table: MyTable;
  readonly onGo?: () => void;
}

export function BackIn({ table, onGo }: BackInProps) {
  return (
    <section class="panel back-in" aria-label={t("running-game")}>
      <GameCover game={table.game} />
      <div class="grow">
        <p class="row">
          <Turn table={table} />
          <span class="meta ellipsis grow">{company(table)}</span>
        </p>
        <h2 class="ellipsis">{titleOf(table.game)}</h2>
        <Fuse state={table.my_turn ? "lit" : "plain"} left={0.62} label={t(table.my_turn ? "your-turn" : "others-turn")} />
      </div>
      <Button kind="primary" href={`/t/${table.table}`} onClick={onGo}>
        {t("back-in")}
      </Button>
    </section>
  );
}

export function HomeTables() {
  const running = me.value?.running ?? [];
  const finished = me.value?.finished ?? [];
  return (
    <Panel title={t("your-tables")}>
      {running.length + finished.length === 0 && <p class="meta">{t("no-tables-yet")}</p>}
      {running.length > 0 && (
        <ul class="table-list">
          {running.map((table) => (
            <TableLine key={table.table} table={table} href={`/t/${table.table}`}>
              <Turn table={table} />
            </TableLine>
          ))}
        </ul>
      )}
      {finished.length > 0 && (
        <>
          <h3 class="table-list-title">{t("finished-tables")}</h3>
          <ul class="table-list">
            {finished.map((table) => (
              <TableLine key={table.table} table={table} href={`/replay/${table.table}`}>
                <Ending table={table} />
              </TableLine>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}

function TableLine({ table, href, children }: { table: MyTable; href: string; children: preact.ComponentChildren }) {
  const chapter = chapterIn(table.options);
  return (
    <li>
      <a class="table-line" href={href}>
        <GameCover game={table.game} />
        <span class="grow">
          <b>{[titleOf(table.game), chapter && chapterName(chapter)].filter(Boolean).join(" · ")}</b>
          <span class="meta ellipsis table-line-company">
            {company(table)} · {when(table.changed_at)}
            {table.round > 1 && ` · ${t("round", { round: table.round })}`}
          </span>
        </span>
        {children}
        <Icon name="right" size="s" />
      </a>
    </li>
  );
}

function Turn({ table }: { table: MyTable }) {
  if (table.phase === "gathering") return <Chip>{t("gathering")}</Chip>;
  return table.my_turn ? <Chip kind="spark">{t("your-turn")}</Chip> : <Chip>{t("others-turn")}</Chip>;
}

function Ending({ table }: { table: MyTable }) {
  const won = table.outcome?.winners.some((winner) => table.seats.includes(winner));
  if (!table.outcome) return <Chip>{t("closed")}</Chip>;
  return won ? (
    <Chip kind="safe" icon="check">
      {t("won")}
    </Chip>
  ) : (
    <Chip kind="boom" icon="bomb">
      {t("lost")}
    </Chip>
  );
}

/** The others by name: "Bea, Nils, +2". */
function company(table: MyTable): string {
  const others = table.names.filter((name, seat) => name && !table.seats.includes(seat));
  if (others.length === 0) return t("nobody-else-yet");
  const more = others.length - 2;
  return others.slice(0, 2).join(", ") + (more > 0 ? `, +${more}` : "");
}

function when(seconds: number): string {
  const date = new Date(seconds * 1000);
  const today = new Date().toDateString() === date.toDateString();
  return date.toLocaleString(language.value, today ? { hour: "numeric", minute: "2-digit" } : { day: "numeric", month: "short" });
}
