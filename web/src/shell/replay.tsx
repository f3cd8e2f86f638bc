// A finished game again: any update, any seat's eyes as they were then, at any speed.
import { useState } from "preact/hooks";
import { Button } from "../kit/button";
import { TopBar } from "../kit/top_bar";
import { tellFailure } from "../net/failure";
import type { Source } from "../net/replays";
import { t } from "../words";
import { Opening } from "./opening";
import { ReplayPlayer } from "./replay_player";
import { cameFrom } from "./router";
import { useTitle } from "./title";
import { useReplay } from "./use_replay";
import "./table.css";
import "./replay.css";

export default function ReplayPage({ table }: { readonly table: string | null }) {
  const [file, setFile] = useState<string | null>(null);
  if (table !== null) return <Replay key={table} source={{ table }} />;
  return file === null ? <OpenFile onOpen={setFile} /> : <Replay source={{ file }} />;
}

function OpenFile({ onOpen }: { readonly onOpen: (file: string) => void }) {
  useTitle(t("replay-title"));
  const take = (files: FileList | null | undefined): void => {
    const file = files?.[0];
    if (file !== undefined) file.text().then(onOpen, tellFailure);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    take(event.dataTransfer?.files);
  };
  return (
    <>
      <TopBar title={t("replay-title")} back={{ href: cameFrom("/replay"), label: t("back") }} />
      <main id="main" class="waiting-page" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <label class="replay-drop piece">
          <h2>{t("replay-open")}</h2>
          <p class="meta">{t("replay-open-hint")}</p>
          <span class="button button-primary">{t("replay-choose")}</span>
          <input class="unseen" type="file" accept=".jsonl,.json,application/jsonl" onChange={(event) => take(event.currentTarget.files)} />
        </label>
      </main>
    </>
  );
}

function Replay({ source }: { readonly source: Source }) {
  const { watched, problem } = useReplay(source);
  const title = watched?.game.words.plain("title") ?? "";
  useTitle(title === "" ? t("replay-title") : t("replay-of", { game: title }));
  if (problem !== null) return <Problem text={problem} />;
  return watched === null ? <Opening /> : <ReplayPlayer watched={watched} />;
}

function Problem({ text }: { readonly text: string }) {
  return (
    <main id="main" class="waiting-page">
      <h1 tabIndex={-1}>{t("replay-cannot")}</h1>
      <p>{text}</p>
      <Button kind="primary" icon="home" href="/">
        {t("to-home")}
      </Button>
    </main>
  );
}
