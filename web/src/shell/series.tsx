// The games of a table and its rematches: one after another, won or lost, and why.
import { useEffect, useState } from "preact/hooks";
import { Chip } from "../kit/chip";
import { Dialog } from "../kit/dialog";
import { Panel } from "../kit/panel";
import type { GameModule } from "../contract/game_module";
import type { GameWords } from "../contract/game_words";
import { api } from "../net/api";
import type { SeriesGame, TableCard } from "../net/wire.gen";
import { language, t } from "../words";
import { BoldNames } from "../contract/bold_names";
import { Score } from "./score";
import { winnersOf } from "./winners";
import "./series.css";

/** Null until they are known; a series that cannot be had is none. */
function useSeries(card: TableCard): readonly SeriesGame[] | null {
  const [games, setGames] = useState<readonly SeriesGame[] | null>(null);
  useEffect(() => {
    api.series(card.table).then(setGames, () => setGames([]));
  }, [card.table, card.phase]);
  return games;
}

const isWon = ({ outcome }: SeriesGame): boolean => outcome.winners.length > 0;

const MOST_RIVALS = 5; // whose wins are told one by one

export function seriesLine(games: readonly SeriesGame[], versus: boolean): string {
  if (isCooperative(games, versus)) return t("series-won-of", { won: games.filter(isWon).length, games: games.length });
  return (games[0]?.names.length ?? 0) > MOST_RIVALS ? t("series-games", { games: games.length }) : wins(games);
}

/** How often each has won, the leader first. */
function wins(games: readonly SeriesGame[]): string {
  const count = new Map<string, number>();
  for (const game of games)
    game.names.forEach((_, seat) => {
      const name = nameAt(game, seat);
      count.set(name, (count.get(name) ?? 0) + (game.outcome.winners.includes(seat) ? 1 : 0));
    });
  const leading = [...count].sort(([, one], [, other]) => other - one);
  return leading.map(([name, won]) => `${name} ${won}`).join(" · ");
}

const nameAt = ({ names }: SeriesGame, seat: number): string => names[seat] || t("table-seat", { number: seat + 1 });

/** Together: everybody or nobody has won every game, and it was not by sharing the win of one that is played against each other. */
export function isCooperative(games: readonly SeriesGame[], versus: boolean): boolean {
  return !versus && games.every(({ outcome, names }) => outcome.winners.length === 0 || outcome.winners.length === names.length);
}

interface Props {
  readonly games: readonly SeriesGame[];
  readonly words: GameWords;
  /** It is played against each other. */
  readonly versus: boolean;
}

export function SeriesList({ games, words, versus }: Props) {
  const together = isCooperative(games, versus);
  return (
    <ol class="series">
      {[...games].reverse().map((game) => (
        <li key={game.table}>
          <a class="series-game" href={`/replay/${game.table}`}>
            <span class="series-number display">{game.round}</span>
            <span class="grow">
              <b>
                {titleOf(game, words) ?? <BoldNames text={words.tell(`end-${game.outcome.reason}`, { winners: game.outcome.winners })} />}
              </b>
              <span class="meta">
                {[
                  titleOf(game, words) === null ? null : words.plain(`end-${game.outcome.reason}`, { winners: game.outcome.winners }),
                  ...tallyOf(game, words),
                  when(game.ended_at),
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
            </span>
            <Won game={game} together={together} />
          </a>
        </li>
      ))}
    </ol>
  );
}

function Won({ game, together }: { readonly game: SeriesGame; readonly together: boolean }) {
  const names =
    winnersOf(game.outcome, (seat) => nameAt(game, seat)) ??
    t("series-many", { count: game.outcome.winners.length, all: game.names.length });
  if (!together) return <Chip kind="lead">{names === "" ? t("series-nobody") : names}</Chip>;
  return isWon(game) ? (
    <Chip kind="safe" icon="check">
      {t("won")}
    </Chip>
  ) : (
    <Chip kind="boom" icon="bomb">
      {t("lost")}
    </Chip>
  );
}

/** What was played, where the game names it: the title of a mission. It is the first option with titles. */
function titleOf({ options }: SeriesGame, words: GameWords): string | null {
  const named = Object.entries(options as { readonly [name: string]: unknown }).map(([name, value]) => `option-${name}-${String(value)}`);
  const found = named.find((id) => words.has(id));
  return found === undefined ? null : words.plain(found);
}

function tallyOf({ tally }: SeriesGame, words: GameWords): readonly string[] {
  return Object.entries(tally).map(([name, count]) => words.plain(`tally-${name}`, { count }));
}

function when(seconds: number): string {
  return new Date(seconds * 1000).toLocaleString(language.value, { day: "numeric", month: "short", hour: "numeric", minute: "2-digit" });
}

interface SeriesProps {
  readonly card: TableCard;
  readonly words: GameWords;
  /** In the result of a game there is little room: what it is worth, how the series stands, and all of it behind a tap. */
  readonly small?: boolean;
  /** What was played, where best scores are kept. */
  readonly chapter?: string | null;
  /** How its score came about. */
  readonly why?: GameModule["scoreWhy"];
  /** It is played against each other; where nobody says so, its results tell. */
  readonly versus?: boolean | undefined;
}

export default function Series({ card, words, small = false, chapter = null, why, versus = false }: SeriesProps) {
  const games = useSeries(card);
  if (games === null || games.length === 0) return null;
  const played = games.find(({ table }) => table === card.table);
  if (small) {
    return (
      <>
        {played !== undefined && chapter !== null && <Score card={card} played={played} title={chapter} words={words} why={why} />}
        {games.length > 1 && <SeriesChip games={games} words={words} versus={versus} />}
      </>
    );
  }
  return (
    <Panel title={t("series-title")} aside={<Chip icon="flag">{seriesLine(games, versus)}</Chip>}>
      <SeriesList games={games} words={words} versus={versus} />
    </Panel>
  );
}

function SeriesChip({ games, words, versus }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Chip icon="flag" onClick={() => setOpen(true)}>
        {seriesLine(games, versus)}
      </Chip>
      {open && (
        <Dialog title={t("series-title")} closeLabel={t("close")} onClose={() => setOpen(false)}>
          <SeriesList games={games} words={words} versus={versus} />
        </Dialog>
      )}
    </>
  );
}
