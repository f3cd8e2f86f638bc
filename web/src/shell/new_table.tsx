// A new table: made with the game's usual options, then set up in its lobby, where others can already sit down.
import { api } from "../net/api";
import { t } from "../words";
import { defaultOptions } from "./default_options";
import { TableToCome } from "./table_to_come";
import { whoAmI } from "./who_am_i";

export default function NewTable({ game }: { readonly game: string }) {
  return <TableToCome title={t("lobby-new-table")} game={game} make={makeTable} />;
}

async function makeTable(game: string): Promise<string> {
  const card = (await api.games()).find((each) => each.id === game);
  const me = await whoAmI();
  if (me === null) return "/";
  const made = await api.createTable({ game, options: defaultOptions(card), ...me });
  return `/t/${made.table}#${made.code}`;
}
