// A page that makes a table and goes to it: a fuse burns meanwhile, and what went wrong is said.
import { useEffect, useState } from "preact/hooks";
import { Button } from "../kit/button";
import { Fuse } from "../kit/fuse";
import { failureText } from "../net/failure";
import { t } from "../words";
import { navigate } from "./router";
import { useTitle } from "./title";

interface Props {
  readonly title: string;
  /** Of which the table is; another game is another table. */
  readonly game: string;
  /** Makes it and tells the way to it. */
  readonly make: (game: string) => Promise<string>;
}

export function TableToCome({ title, game, make }: Props) {
  const [problem, setProblem] = useState<string | null>(null);
  useTitle(title);
  useEffect(() => {
    make(game).then(
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
