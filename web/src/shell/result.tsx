// The end of a game: one burst or one snipped fuse over the mat, then the reason, and ways on.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Burst } from "../kit/burst";
import { Button } from "../kit/button";
import { Chip } from "../kit/chip";
import { Fuse, ScissorShape } from "../kit/fuse";
import { IconButton } from "../kit/icon_button";
import { announce } from "../kit/toast";
import type { Perspective, Update } from "../net/table_store";
import type { Outcome, TableCard } from "../net/wire.gen";
import { t } from "../words";
import { FairDialog } from "./fair_dialog";
import { LazyPart } from "../kit/lazy_part";
import { shortCommitment } from "./commitment";
import { buzz } from "./notify";
import { BoldNames } from "../contract/bold_names";
import { NextGame, WhoGoesOn } from "./next_game";
import { play } from "./sound";
import type { LoadedGame } from "./use_game";
import { winnersOf } from "./winners";
import "./result.css";

const loadBridge = () => import("./bridge");
const loadSeries = () => import("./series");

interface Props {
  readonly card: TableCard;
  readonly game: LoadedGame;
  readonly perspective: Perspective;
  readonly update: Update;
}

/** Good for whoever looks: their seat won, or, for onlookers, anybody did. */
export function isGood(outcome: Outcome, viewer: number): boolean {
  return viewer < 0 ? outcome.winners.length > 0 : outcome.winners.includes(viewer);
}

/** Over the board: where the burst grows from is the piece that did it. */
export function Ending({ card, game, perspective, update }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [from, setFrom] = useState({ x: 50, y: 50 });
  const outcome = update.view.outcome!;
  const good = isGood(outcome, perspective.viewer);
  useEffect(() => {
    const piece = game.module.guilty?.(update.view);
    const found = piece ? document.querySelector(`[data-piece="${piece}"]`)?.getBoundingClientRect() : undefined;
    const around = box.current?.getBoundingClientRect();
    if (found && around)
      setFrom({
        x: percent(found.left + found.width / 2 - around.left, around.width),
        y: percent(found.top + found.height / 2 - around.top, around.height),
      });
    play(good ? "safe" : "boom");
    buzz(good ? [60, 60, 60] : 300);
    announce(headline(outcome, perspective.viewer, card, game), "assertive");
  }, []);
  return (
    <div ref={box} class={`ending ending-${good ? "good" : "bad"}`} style={{ "--from-x": `${from.x}%`, "--from-y": `${from.y}%` }}>
      {good ? (
        <>
          <Rays />
          <SleepingBomb />
        </>
      ) : (
        <>
          <Burst dots="boom" grows />
          <span class="boom-word" aria-hidden="true">
            {t("table-boom")}
          </span>
        </>
      )}
    </div>
  );
}

const percent = (part: number, whole: number): number => Math.round((100 * part) / Math.max(1, whole));

/** Together: defused or not. Against each other: who wins. */
export function headline(outcome: Outcome, viewer: number, card: TableCard, game: LoadedGame): string {
  const everybody = !game.module.versus && outcome.winners.length === card.seats.length;
  if (everybody) return t("table-defused");
  if (outcome.winners.length === 0) return t("table-exploded");
  if (outcome.winners.includes(viewer)) return t("table-you-win");
  const names = winnersOf(outcome, (seat) => game.words.seat(seat));
  if (names === null)
    return viewer < 0 ? t("table-many-win", { count: outcome.winners.length, all: card.seats.length }) : t("table-you-lose");
  return t("table-wins", { names, count: outcome.winners.length });
}

interface ResultProps extends Props {
  /** The viewer's own pieces stay where they were. */
  readonly hand: ComponentChildren;
  readonly covered: boolean;
  readonly onCover: () => void;
}

export function Result({ card, game, perspective, update, hand, covered, onCover }: ResultProps) {
  const [fair, setFair] = useState(false);
  const { leadsTo } = game.module;
  const outcome = update.view.outcome!;
  const good = isGood(outcome, perspective.viewer);
  const minutes = Math.max(1, Math.round(update.at / 60_000));
  return (
    <section class="prompt result" aria-label={t("table-over")}>
      <div class="prompt-fuse">
        <Fuse state={good ? "snipped" : "frayed"} label={t("table-over")} />
      </div>
      {hand !== null && <div class="prompt-hand">{hand}</div>}
      <div class="prompt-line">
        <div class="grow">
          <h2 class="result-title">{headline(outcome, perspective.viewer, card, game)}</h2>
          <p>
            <BoldNames text={game.words.tell(`end-${outcome.reason}`)} />
          </p>
        </div>
        <IconButton icon="eye" label={covered ? t("table-see-board") : t("table-see-result")} boxed onClick={onCover} />
      </div>
      <div class="result-chips">
        <Chip>{t("table-minutes", { minutes })}</Chip>
        <Chip>{t("table-moves", { count: Math.max(0, update.n - 1) })}</Chip>
        <LazyPart
          load={loadSeries}
          props={{ card, words: game.words, small: true, chapter: game.module.chapter?.(card.options) ?? null }}
        />
        <Chip icon="unlock" onClick={() => setFair(true)}>
          {t("table-deal-open", { seal: shortCommitment(card.commitment) })}
        </Chip>
      </div>
      <div class="result-buttons">
        <Button icon="play" href={`/replay/${card.table}`}>
          {t("table-replay")}
        </Button>
        <NextGame card={card} game={game} outcome={outcome} />
      </div>
      <WhoGoesOn card={card} />
      {leadsTo !== undefined && <LazyPart load={loadBridge} props={{ card, to: leadsTo }} />}
      {fair && <FairDialog table={card.table} seats={card.seats} onClose={() => setFair(false)} />}
    </section>
  );
}

/** Light from behind, in twenty beams. */
export function Rays() {
  const beams = Array.from({ length: 20 }, (_, beam) => {
    const [from, to] = [beam * 18, beam * 18 + 9].map((degrees) => (degrees * Math.PI) / 180) as [number, number];
    return `M0 0L${point(from)}L${point(to)}z`;
  });
  return (
    <svg class="rays" viewBox="-100 -100 200 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d={beams.join("")} fill="var(--on-mat)" opacity=".16" />
    </svg>
  );
}

const point = (angle: number): string => `${(300 * Math.cos(angle)).toFixed(1)} ${(300 * Math.sin(angle)).toFixed(1)}`;

function SleepingBomb() {
  const rope = "M12 -34C14 -48 20 -52 26 -52M40 -56C52 -58 58 -50 66 -42";
  return (
    <svg class="sleeping-bomb" viewBox="-54 -94 132 146" aria-hidden="true">
      <g transform="translate(0 6) scale(2)" stroke="#211a16" stroke-width="3" stroke-linecap="round">
        <rect x="-1" y="-24" width="13" height="9" rx="2" fill="#6d6070" transform="rotate(16 6 -20)" />
        <circle r="20" fill="#3c3340" />
        <path d="M-13 -4A13 13 0 0 1 -4 -13" stroke="#fff" stroke-width="3.4" fill="none" opacity=".8" />
        <path d="M-10.8 -3.6q3.6 3.6 7.2 0M3.6 -3.6q3.6 3.6 7.2 0M-4.8 4.8q4.8 4.8 9.6 0" stroke="#fff" stroke-width="2.4" fill="none" />
      </g>
      <path d={rope} fill="none" stroke="#211a16" stroke-width="12" />
      <path d={rope} fill="none" stroke="#d8b27a" stroke-width="6" />
      <g
        class="sleeping-scissors"
        transform="translate(40 -40) rotate(-118) scale(.8)"
        stroke="#211a16"
        stroke-width="3.5"
        stroke-linejoin="round"
      >
        <ScissorShape hole="var(--mat)" />
      </g>
    </svg>
  );
}
