// Ways to a table with other people: start one and send the link, type a code, or take a free seat at a public table.
import { useState } from "preact/hooks";
import { Button } from "../kit/button";
import { GameCover } from "../kit/game_cover";
import { Icon } from "../kit/icon";
import { Panel } from "../kit/panel";
import { TextField } from "../kit/text_field";
import type { OpenTable } from "../net/wire.gen";
import { t } from "../words";
import { games, joinByCode, openTables } from "./home_feed";
import { labels, titleOf } from "./home_labels";
import { failureText } from "../net/failure";

const CODE_LENGTH = 40;

export function HomeJoin() {
  const ready = labels(games.value).filter((label) => label.card);
  return (
    <div class="column join-column">
      <div class="narrow-only column join-column">
        <Panel title={t("invite-friends")}>
          <p class="meta">{t("invite-hint")}</p>
          <ul class="invite-games">
            {ready.map((label) => (
              <li key={label.id}>
                <a class="invite-game" href={`/new/${label.id}`}>
                  <GameCover game={label.id} />
                  <b class="grow">{label.title}</b>
                  <Icon name="link" />
                </a>
              </li>
            ))}
          </ul>
        </Panel>
        <Panel title={t("join-title")}>
          <JoinByCode />
        </Panel>
      </div>
      <Panel title={t("public-tables")}>
        {openTables.value.length === 0 ? (
          <p class="meta">{t("no-public-tables")}</p>
        ) : (
          <ul class="table-list">
            {openTables.value.map((table) => (
              <OpenLine key={table.table} table={table} />
            ))}
          </ul>
        )}
      </Panel>
    </div>
  );
}

function OpenLine({ table }: { table: OpenTable }) {
  return (
    <li>
      <a class="table-line" href={`/t/${table.table}`}>
        <GameCover game={table.game} />
        <span class="grow">
          <b>{titleOf(table.game)}</b>
          <span class="meta ellipsis table-line-company">
            {t("open-seats", { host: table.host, free: table.free, seats: table.seats })}
          </span>
        </span>
        <span class="table-line-go">{t("sit-down")}</span>
        <Icon name="right" size="s" />
      </a>
    </li>
  );
}

export function JoinByCode({ compact = false }: { compact?: boolean }) {
  const [code, setCode] = useState("");
  const [wrong, setWrong] = useState<string | undefined>(undefined);
  const [busy, setBusy] = useState(false);
  const join = async (event: Event) => {
    event.preventDefault();
    if (!code.trim()) return setWrong(t("code-missing"));
    setBusy(true);
    try {
      await joinByCode(code);
    } catch (error) {
      setWrong(failureText(error));
    }
    setBusy(false);
  };
  return (
    <form class={compact ? "join join-compact" : "join"} onSubmit={(event) => void join(event)}>
      <TextField
        label={t("room-code")}
        labelHidden
        placeholder={t("room-code")}
        value={code}
        capitals
        maxLength={CODE_LENGTH}
        error={wrong}
        onInput={(text) => {
          setCode(text);
          setWrong(undefined);
        }}
      />
      <Button kind="paper" size="small" type="submit" busy={busy}>
        {t("join")}
      </Button>
    </form>
  );
}
