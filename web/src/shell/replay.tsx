// A finished game again: any moment, any seat's eyes as they were then, at any speed.
import { useEffect, useRef, useState } from "preact/hooks";
import { Button } from "../kit/button";
import { Chip } from "../kit/chip";
import { IconButton } from "../kit/icon_button";
import { Panel } from "../kit/panel";
import { Segmented } from "../kit/segmented";
import { Sheet } from "../kit/dialog";
import { toast } from "../kit/toast";
import { TopBar } from "../kit/top_bar";
import { api, ApiError } from "../net/api";
import { loadReplay, type PastGame, type Source } from "../net/replays";
import { FULL, PUBLIC, type SeatCard, type TableCard, type Verdict } from "../net/wire.gen";
import { t } from "../words";
import { canShare, copy, share } from "./copying";
import { FairDialog } from "./fair_dialog";
import { UpdateList, UpdateCaption } from "./past_updates";
import { Opening } from "./opening";
import { Pov } from "./pov";
import { useReview, Verdicts } from "./review";
import { navigate } from "./router";
import { failureText, tellFailure } from "../net/failure";
import { perform } from "./stage";
import { Timeline } from "./timeline";
import { useTitle } from "./title";
import { useGame } from "./use_game";
import { useGameCard } from "./use_game_card";
import "./table.css";
import "./replay.css";

const SPEEDS = [0.5, 1, 2, 4];
const STEP_MS = 1400;

export default function ReplayPage({ table }: { readonly table: string | null }) {
  const [file, setFile] = useState<string | null>(null);
  if (table !== null) return <Show key={table} source={{ table }} />;
  return file === null ? <OpenFile onOpen={setFile} /> : <Show source={{ file }} />;
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
      <TopBar title={t("replay-title")} back={{ href: "/", label: t("to-home") }} />
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

function query(name: string, fallback: number): number {
  const value = new URLSearchParams(location.search).get(name);
  return value === null || value === "" || Number.isNaN(Number(value)) ? fallback : Number(value);
}

function Show({ source }: { readonly source: Source }) {
  const table = "table" in source ? source.table : null;
  const [viewer, setViewer] = useState(() => query("as", FULL));
  const [at, setAt] = useState(() => query("at", 0));
  const [replay, setReplay] = useState<PastGame | null>(null);
  const [card, setCard] = useState<TableCard | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [speed, setSpeed] = useState(1);
  const [playing, setPlaying] = useState(false);
  const [fair, setFair] = useState(false);
  const [leaf, setLeaf] = useState<"moments" | "review">("moments");
  const [sheet, setSheet] = useState(false);
  const wanted = useRef<number | null>(null); // the step to go to when another viewer's replay is there
  const seats = card === null ? unnamedSeats(replay) : present(card.seats);
  const game = useGame(replay?.game ?? null, seats, replay?.options);
  const last = (replay?.steps.length ?? 1) - 1;
  const here = Math.max(0, Math.min(at, last));
  const advises = useGameCard(replay?.game ?? null)?.advises === true && table !== null;
  const review = useReview(table, advises && (leaf === "review" || sheet));
  const title = game?.words.plain("title") ?? "";
  useTitle(title === "" ? t("replay-title") : t("replay-of", { game: title }));
  useEffect(() => {
    if (table !== null) api.table(table).then(setCard, tellFailure);
  }, [table]);
  useEffect(() => {
    loadReplay(source, viewer).then(
      (loaded) => {
        // Viewers count their own updates, so the same moment is found by its time.
        if (wanted.current !== null) setAt(wanted.current);
        else if (replay !== null) setAt(stepAt(loaded, replay.steps[here]?.at ?? 0, here));
        wanted.current = null;
        setReplay(loaded);
      },
      (error: unknown) => {
        if (viewer === PUBLIC || !(error instanceof ApiError) || error.code !== "not_yours") return setProblem(failureText(error));
        toast(t("replay-public-only"), "eye");
        setViewer(PUBLIC);
      },
    );
  }, [viewer]);
  useEffect(() => {
    if (replay !== null) navigate(`${location.pathname}?at=${here}&as=${viewer}`, { replace: true });
  }, [here, viewer, replay === null]);
  const go = (step: number): void => {
    const next = Math.max(0, Math.min(step, last));
    setAt(next);
    if (next === here + 1 && replay !== null && game !== null)
      requestAnimationFrame(() => perform(game.module, replay.steps[next]!.events, replay.steps[next]!.view));
  };
  /** The moment of a decision, through the eyes of who took it. */
  const goTo = ({ seat, step }: Verdict): void => {
    setPlaying(false);
    setSheet(false);
    if (seat === viewer) setAt(step);
    else {
      wanted.current = step;
      setViewer(seat);
    }
  };
  useEffect(() => {
    if (!playing) return;
    if (here >= last) return setPlaying(false);
    const timer = setTimeout(() => go(here + 1), STEP_MS / speed);
    return () => clearTimeout(timer);
  }, [playing, here, speed, last]);
  useArrows(here, go, () => setPlaying(!playing));
  if (problem !== null) return <Problem text={problem} />;
  const step = replay?.steps[here];
  if (replay === null || game === null || step === undefined) return <Opening />;
  const link = `${location.origin}/replay/${table}?at=${here}&as=${viewer}`;
  const scene = { view: step.view, viewer: replay.viewer, seats, offers: [], draft: null, words: game.words };
  const board = { ...scene, still: true, pick: () => undefined, attempt: () => undefined };
  const { module } = game;
  const verdicts = <Verdicts review={review} game={game} seats={seats} viewer={viewer} at={here} onVerdict={goTo} />;
  const judged = review === null || typeof review === "string" ? [] : review.verdicts;
  return (
    <div class="replay">
      <TopBar title={t("replay-of", { game: title })} back={{ href: "/", label: t("to-home") }}>
        <Chip>{t("replay-at", { step: here, all: last })}</Chip>
        {advises && (
          <span class="narrow-only">
            <IconButton icon="target" label={t("review-title")} onClick={() => setSheet(true)} />
          </span>
        )}
        {table !== null && (
          <IconButton
            icon="download"
            label={t("replay-download")}
            href={api.recordingPath(table)}
            download={`${replay.game}-${table}.jsonl`}
          />
        )}
        {table !== null && <IconButton icon="shield" label={t("replay-fair")} onClick={() => setFair(true)} />}
        {table !== null && canShare() && <IconButton icon="send" label={t("lobby-share")} onClick={() => share(title, link)} />}
      </TopBar>
      {module.Strip !== undefined && (
        <aside class="frame-strip replay-strip" aria-label={t("table-facts")}>
          <module.Strip {...scene} />
        </aside>
      )}
      <aside class="replay-left wide-only" aria-label={t("replay-look-as")}>
        <Panel title={t("replay-look-as")} class="replay-panel">
          <Pov seats={seats} viewer={viewer} onViewer={setViewer} />
          <p class="meta">{viewer === FULL ? t("replay-all-hint") : t("replay-pov-hint")}</p>
        </Panel>
      </aside>
      <main id="main" class="replay-middle">
        <div class={`replay-board mat${module.slimHand ? " replay-slim" : ""}`}>
          <module.Board {...board} />
          {module.Hand !== undefined && replay.viewer >= 0 && (
            <div class="replay-hand">
              <module.Hand {...board} />
              <Chip kind="spark" icon="eye">
                {t("replay-point-of-view")}
              </Chip>
            </div>
          )}
        </div>
        <div class="replay-caption">
          <UpdateCaption step={step} number={here} game={game} seats={seats} />
          {table !== null && <IconButton icon="link" label={t("replay-copy-moment")} onClick={() => void copy(link)} />}
        </div>
      </main>
      <aside class="replay-right wide-only" aria-label={t("replay-moments")}>
        <Panel title={leaf === "review" ? t("review-ask") : t("replay-moments")} class="replay-panel">
          {advises && (
            <div class="review-switch">
              <Segmented
                label={t("review-list")}
                value={leaf}
                choices={[
                  { value: "moments", label: t("replay-moments") },
                  { value: "review", label: t("review-title"), icon: "target" },
                ]}
                onChange={setLeaf}
              />
            </div>
          )}
          {leaf === "review" ? verdicts : <UpdateList steps={replay.steps} at={here} game={game} onStep={go} />}
        </Panel>
      </aside>
      <footer class="replay-controls">
        <Timeline steps={replay.steps} at={here} game={game} verdicts={judged} onStep={go} />
        <div class="replay-buttons">
          <IconButton icon="first" label={t("replay-first")} onClick={() => go(0)} />
          <IconButton icon="left" label={t("replay-back")} onClick={() => go(here - 1)} />
          <Button
            kind="primary"
            icon={playing ? "pause" : "play"}
            filledIcon
            label={playing ? t("replay-stop") : t("replay-play")}
            onClick={() => (here >= last && !playing ? restart() : setPlaying(!playing))}
          />
          <IconButton icon="right" label={t("replay-forward")} onClick={() => go(here + 1)} />
          <IconButton icon="last" label={t("replay-last")} onClick={() => go(last)} />
          <Button label={t("replay-speed", { speed })} onClick={() => setSpeed(SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1)}>
            {speed}×
          </Button>
        </div>
      </footer>
      <nav class="replay-povs narrow-only" aria-label={t("replay-look-as")}>
        <Pov seats={seats} viewer={viewer} onViewer={setViewer} />
      </nav>
      {sheet && (
        <Sheet title={t("review-ask")} closeLabel={t("close")} onClose={() => setSheet(false)}>
          {verdicts}
        </Sheet>
      )}
      {fair && table !== null && <FairDialog table={table} seats={seats} onClose={() => setFair(false)} />}
    </div>
  );

  function restart(): void {
    setAt(0);
    setPlaying(true);
  }
}

/** The last step of a viewer that is not later than this time; the same number where times are alike. */
export function stepAt(replay: PastGame, time: number, near: number): number {
  if (replay.steps[near]?.at === time) return near;
  return Math.max(0, replay.steps.filter((step) => step.at <= time).length - 1);
}

/** Who is at a browser now says nothing about the game then. */
function present(seats: readonly SeatCard[]): readonly SeatCard[] {
  return seats.map((seat) => ({ ...seat, online: true, away: false }));
}

/** A file knows no names. */
function unnamedSeats(replay: PastGame | null): readonly SeatCard[] {
  const seats = (replay?.options as { readonly seats?: number } | undefined)?.seats ?? 0;
  return Array.from({ length: seats }, (_, seat) => ({
    seat,
    kind: "person",
    name: t("table-seat", { number: seat + 1 }),
    face: seat,
    level: null,
    online: true,
    you: false,
    host: false,
    muted: false,
    away: false,
  }));
}

function useArrows(here: number, go: (step: number) => void, toggle: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.target instanceof HTMLElement && hasOwnArrows(event.target)) return;
      if (event.key === "ArrowRight") go(here + 1);
      else if (event.key === "ArrowLeft") go(here - 1);
      else if (event.key === " ") toggle();
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });
}

/** Controls, and what is wider than its room and is pushed sideways. */
function hasOwnArrows(target: HTMLElement): boolean {
  return target.closest("input, button, [role=slider], a") !== null || (target.tabIndex === 0 && target.scrollWidth > target.clientWidth);
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
