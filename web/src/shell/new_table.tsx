// A new table: made with the game's usual options, then set up in its lobby, where others can already sit down.
import { useEffect, useState } from "preact/hooks";
import { Button } from "../kit/button";
import { Fuse } from "../kit/fuse";
import { api } from "../net/api";
import { t } from "../words";
import { navigate } from "./router";
import { failureText } from "../net/failure";
import { useTitle } from "./title";
import { defaultOptions } from "./default_options";
import { whoAmI } from "./who_am_i";

export default function NewTable({ game }: { readonly game: string }) {
  const [problem, setProblem] = useState<string | null>(null);
  useTitle(t("lobby-new-table"));
  useEffect(() => {
    makeTable(game).then(
      (path) => navigate(path, { replace: true }),
      (error: unknown) => setProblem(failureText(error)),
    );
  }, [game]);
  return (
    <main id="main" class="waiting-page">
      {problem === null ? (
        <Fuse state="lit" left={0.6} label={t("lobby-laying")} />
      ) : (
        <>
          <h1 tabIndex={-1}>{problem}</h1>
          <Button kind="primary" icon="home" href="/">
            {t("to-home")}
          </Button>
        </>
      )}
    </main>
  );
}

async function makeTable(game: string): Promise<string> {
  const card = (await api.games()).find((each) => each.id === game);
  const me = await whoAmI();
  if (me === null) return "/";
  const made = await api.createTable({ game, options: defaultOptions(card), ...me });
  return `/t/${made.table}#${made.code}`;
}
