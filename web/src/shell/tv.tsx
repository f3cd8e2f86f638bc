// The table on a big screen: what everybody may know, readable from across the room, and how to join.
import { useEffect } from "preact/hooks";
import { Button } from "../kit/button";
import { Face } from "../kit/face";
import { Fuse } from "../kit/fuse";
import { Icon } from "../kit/icon";
import { IconButton } from "../kit/icon_button";
import { Qr } from "../kit/qr";
import { unmarked } from "../contract/game_words";
import type { Perspective, Update, TableStore } from "../net/table_store";
import { FIRST_AUDIENCE, PUBLIC, type TableCard } from "../net/wire.gen";
import { t } from "../words";
import { clockFace, useCues, useNow, useTimeLeft } from "./clock";
import { inviteLink } from "./invite";
import { codeOfLink } from "./invited";
import { outsideHost } from "./outside";
import { NotFound } from "./not_found";
import { Opening } from "./opening";
import { useWakeLock } from "./notify";
import { ONLY_SHOWN } from "./only_shown";
import { Rays } from "../kit/rays";
import { EndHead } from "./end_head";
import { headline, isGood } from "./headline";
import { LastBlast } from "./last_blast";
import { useEnd } from "./use_ending";
import { BoldNames } from "../contract/bold_names";
import { animate } from "./animations";
import { SeatFace } from "./seat_face";
import { useTitle } from "./title";
import { type LoadedGame, nameOf, useGame } from "./use_game";
import { LazyPart } from "../kit/lazy_part";
import { useReveal } from "./reveal";
import { navigate } from "./router";
import { isShut, useTable } from "./use_table";
import { viewerOfLink, wallPath } from "./wall";
import "./table.css";
import "./tv.css";

export default function TvPage({ table }: { readonly table: string }) {
  const viewer = viewerOfLink();
  const code = codeOfLink();
  const { store, missing } = useTable(table, () => [viewer], viewer === PUBLIC ? null : code);
  const card = store.card.value;
  useFollowing(card, viewer, code);
  const game = useGame(card?.game ?? null, card?.seats ?? [], card?.options);
  const title = game?.words.plain("title") ?? "";
  useTitle(title);
  useWakeLock(true);
  if (missing) return <NotFound />;
  if (card === null || game === null) return <Opening />;
  const notice = store.notice.value;
  if (notice !== null && isShut(notice)) return <ShutScreen table={table} />;
  return <Tv store={store} card={card} game={game} viewer={viewer} table={table} />;
}

interface TvProps {
  readonly store: TableStore;
  readonly card: TableCard;
  readonly game: LoadedGame;
  readonly viewer: number;
  readonly table: string;
}

function Tv({ store, card, game, viewer, table }: TvProps) {
  const perspective = store.look(viewer);
  const update = perspective.update.value;
  const place = game.module.places?.names(game.words)[FIRST_AUDIENCE - viewer]; // whose screen this is, if it is one of a room
  const revealed = useReveal(game.module, card, update !== null && update.view.outcome !== null, store.connection);
  const connection = store.connection.state.value;
  if (update !== null && revealed !== null) return <TvReveal card={card} game={game} update={update} viewer={viewer} ms={revealed} />;
  if (update !== null && viewer !== PUBLIC && update.view.outcome === null && game.module.Screen !== undefined) {
    return <WallScreen store={store} card={card} game={game} perspective={perspective} update={update} />;
  }
  return (
    <div class={`tv mat${connection === "lost" ? " frame-lost" : ""}`}>
      <Rays />
      <header class="tv-head">
        <TvBack table={table} />
        <h1 tabIndex={-1}>{place ?? game.words.plain("title")}</h1>
        {card.phase === "gathering" && (
          <span class="display">
            {t("lobby-taken", { taken: card.seats.filter((seat) => seat.kind !== "open").length, all: card.seats.length })}
          </span>
        )}
        {update !== null && game.module.Strip !== undefined && (
          <div class="tv-strip panel">
            <game.module.Strip view={update.view} viewer={PUBLIC} seats={card.seats} offers={[]} draft={null} words={game.words} />
          </div>
        )}
      </header>
      {card.phase === "gathering" || update === null ? (
        <TvLobby card={card} />
      ) : (
        <TvGame store={store} card={card} game={game} perspective={perspective} update={update} />
      )}
    </div>
  );
}

/** A screen stays where it hangs when its people play again. */
function useFollowing(card: TableCard | null, viewer: number, code: string | null): void {
  const next = card?.next_table ?? null;
  useEffect(() => {
    if (next !== null) navigate(viewer === PUBLIC ? `/tv/${next}` : wallPath(next, viewer, code ?? ""), { replace: true });
  }, [next]);
}

/** A code that is wrong, or a phone whose player is in another room. */
function ShutScreen({ table }: { readonly table: string }) {
  return (
    <main id="main" class="waiting-page">
      <h1 tabIndex={-1}>{t("screen-shut")}</h1>
      <p>{t("screen-shut-hint")}</p>
      <Button kind="primary" icon="left" href={`/t/${table}`}>
        {t("tv-back")}
      </Button>
    </main>
  );
}

/** Whoever opened this on a device of their own is told what it is, and has a way back. */
function TvBack({ table }: { readonly table: string }) {
  return (
    <nav class="tv-back" aria-label={t("tv-back")}>
      <IconButton icon="left" label={t("tv-back")} note={t("tv-for-all")} href={`/t/${table}`} />
      <span class="meta">{t("tv-for-all")}</span>
    </nav>
  );
}

function TvReveal({ card, game, update, viewer, ms }: Pick<TvProps, "card" | "game" | "viewer"> & { update: Update; ms: number }) {
  const { reveal } = game.module;
  const scene = { view: update.view, viewer, seats: card.seats, offers: [], draft: null, words: game.words, ms };
  return (
    <main id="main" class="tv mat">
      <LazyPart load={reveal!.load} props={{ ...scene, ...ONLY_SHOWN }} />
    </main>
  );
}

/** The screen of one audience, such as a room: what those there know, and the clock. */
function WallScreen({ store, card, game: { module, words }, perspective, update }: GameProps) {
  const left = useTimeLeft(update, useNow(update, store.connection, card.paused), module.clock);
  useCues(module.cues === true ? left : null);
  const Screen = module.Screen!;
  return (
    <div class={`tv mat${store.connection.state.value === "lost" ? " frame-lost" : ""}`}>
      <Rays />
      <TvBack table={card.table} />
      <main id="main" class="tv-board">
        <Screen
          view={update.view}
          viewer={perspective.viewer}
          seats={card.seats}
          offers={[]}
          draft={null}
          words={words}
          clock={left === null ? null : clockFace(left.ms)}
          share={left?.share ?? null}
          seconds={left === null ? null : Math.ceil(left.ms / 1000)}
        />
      </main>
    </div>
  );
}

function TvLobby({ card }: { readonly card: TableCard }) {
  const code = card.code ?? (viewerOfLink() === PUBLIC ? location.hash.slice(1) : "");
  return (
    <main id="main" class="tv-lobby">
      {code !== "" && (
        <section class="tv-join piece">
          <Qr text={inviteLink(card.table, code)} label={t("lobby-qr")} />
          <div>
            <h2>{t("lobby-scan")}</h2>
            <p>{t("tv-or-code", { host: outsideHost() })}</p>
            <p class="tv-code display">{code}</p>
          </div>
        </section>
      )}
      <ul class="tv-people">
        {card.seats.map((seat) => (
          <li key={seat.seat}>
            {seat.kind === "open" ? (
              <span class="tv-open">
                <Icon name="plus" size="l" />
              </span>
            ) : (
              <Face face={seat.face} bot={seat.kind === "bot"} level={seat.level} away={seat.kind === "person" && !seat.online} size="xl" />
            )}
            <b class="ellipsis">{seat.kind === "open" ? t("lobby-open") : nameOf(seat)}</b>
          </li>
        ))}
      </ul>
    </main>
  );
}

interface GameProps {
  readonly store: TableStore;
  readonly card: TableCard;
  readonly game: LoadedGame;
  readonly perspective: Perspective;
  readonly update: Update;
}

function TvGame({ store, card, game, perspective, update }: GameProps) {
  const { module, words } = game;
  const left = useTimeLeft(update, useNow(update, store.connection, card.paused), module.clock);
  const scene = { view: update.view, viewer: PUBLIC, seats: card.seats, offers: [], draft: null, words };
  const prompt = module.prompt(scene);
  const outcome = update.view.outcome;
  const { stage, ending, blasted } = useEnd(module, outcome);
  const board = { ...scene, ...ONLY_SHOWN, log: perspective.log.value, logTurns: perspective.turns.value };
  const Table = (stage === "shown" ? ending?.Table : undefined) ?? module.Board;
  const waited = card.seats[update.view.waiting_on[0] ?? -1];
  const news = perspective.log.value.at(-1);
  useEffect(() => {
    const show = (events: Parameters<typeof animate>[1]): void =>
      void requestAnimationFrame(() => animate(module, events, perspective.update.value!.view));
    perspective.listeners.add(show);
    return () => void perspective.listeners.delete(show);
  }, [perspective, module]);
  return (
    <>
      {stage === "shown" && ending !== null && (
        <section aria-label={t("table-over")}>
          <EndHead card={card} game={game} ending={ending} board={board} />
        </section>
      )}
      <main id="main" class="tv-board">
        <Table {...board} />
        {stage === "blast" && <LastBlast module={module} view={update.view} onEnd={blasted} />}
      </main>
      <footer class="tv-foot">
        <div class="tv-fuse">
          <Fuse
            state={outcome === null ? "lit" : !(ending?.exploded?.(update.view) ?? !isGood(outcome, PUBLIC)) ? "snipped" : "frayed"}
            label={t("table-waiting")}
            onMat
            {...(left === null ? {} : { left: left.share })}
          />
        </div>
        <section class="tv-card panel">
          {outcome === null && waited !== undefined ? (
            <SeatFace module={game.module} seat={waited} size="l" />
          ) : (
            <Icon name="flag" size="l" />
          )}
          <div class="grow">
            <p class="meta">{left === null ? t("tv-now") : clockFace(left.ms)}</p>
            <p class="tv-words display" aria-live="polite">
              {outcome === null ? unmarked(prompt.title) : (ending?.title?.(board) ?? headline(outcome, PUBLIC, card, game))}
            </p>
          </div>
        </section>
        <section class="tv-card panel">
          <Icon name="log" size="l" />
          <div class="grow">
            <p class="meta">{t("tv-before")}</p>
            <p class="tv-words" aria-live="polite">
              {outcome !== null ? (
                <BoldNames text={words.tell(`end-${outcome.reason}`)} />
              ) : news === undefined ? (
                ""
              ) : (
                <BoldNames text={words.event(news)} />
              )}
            </p>
          </div>
        </section>
      </footer>
    </>
  );
}
