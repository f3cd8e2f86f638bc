// The card of a mission or scenario, as on the table: what is special about it, what lies there for these seats, and what is new to them.
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { BoldNames } from "../contract/bold_names";
import { Button } from "../kit/button";
import { ToastList } from "../kit/toast";
import { api } from "../net/api";
import type { Briefed, TableCard } from "../net/wire.gen";
import { t } from "../words";
import { chapterIn, chapterName, chapterText, chapterTitle } from "./chapters";
import { GoalEnd } from "./goal_end";
import { slideAway, useModal } from "./reading_sheet";
import type { LoadedGame } from "./use_game";
import { type LoadedPrimer, usePrimer } from "./use_primer";
import "./goal_sheet.css";
import "./mission_card.css";

const MOST_PICTURES = 2;

interface Props {
  readonly card: TableCard;
  readonly game: LoadedGame;
  /** Somebody wants to read it again: it tells the goal of the game, too. */
  readonly asked: boolean;
  readonly onRules: () => void;
  readonly onClose: (tips: boolean) => void;
}

export default function MissionCard({ card, game, asked, onRules, onClose }: Props) {
  const sheet = useRef<HTMLDialogElement>(null);
  const id = useId();
  const told = useTold(card, game);
  const chapter = chapterIn(card.options)!;
  useModal(sheet, id);
  const leave = (): void => void slideAway(sheet.current!).then(() => onClose(true));
  const cancel = (event: Event): void => {
    event.preventDefault();
    leave();
  };
  return (
    <dialog class="goal mission" ref={sheet} aria-labelledby={id} aria-describedby={`${id}-rule`} onCancel={cancel}>
      <div class="mission-card">
        <header class="mission-cap" style={{ "--cap": `var(--g-${card.game.replaceAll("_", "-")})` }}>
          <span class="grow ellipsis">
            {game.words.plain("title")} · {chapterName(chapter)}
          </span>
          {told?.briefed != null && <span>{t("card-try", { number: told.briefed.tries + 1 })}</span>}
        </header>
        <div class="mission-picture mat" aria-hidden="true">
          {told !== null && picturesOf(told).map((picture, at) => <span key={at}>{picture}</span>)}
        </div>
        <section class="mission-words" tabIndex={0} aria-labelledby={id}>
          <h1 id={id}>{chapterTitle(chapter, game.words)}</h1>
          <p class="mission-rule" id={`${id}-rule`}>
            {chapterText(chapter, game.words)}
            {told?.briefed?.rule != null && <small> {told.briefed.rule}</small>}
          </p>
          {asked && <p class="mission-goal">{game.words.tell("board-goal")}</p>}
          {told !== null && asked && <Ends told={told} />}
          {told !== null && <Table told={told} />}
          {told !== null && !asked && <Ends told={told} />}
        </section>
        <footer class="mission-foot">
          <Button kind="primary" size="large" wide onClick={leave}>
            {t(asked ? "close" : "goal-go")}
          </Button>
          <div class="goal-ways">
            <button type="button" onClick={onRules}>
              {t("how-to-play")}
            </button>
          </div>
        </footer>
      </div>
      <ToastList layer={id} />
    </dialog>
  );
}

interface ToldCard {
  readonly briefed: Briefed | null;
  readonly primer: LoadedPrimer;
}

/** Both at once, so that what stands there does not move; without what the table knows, the rest is told. */
function useTold({ table }: TableCard, game: LoadedGame): ToldCard | null {
  const [briefed, setBriefed] = useState<Briefed | null | undefined>(undefined);
  const primer = usePrimer(game);
  useEffect(() => {
    api.briefing(table).then(setBriefed, () => setBriefed(null));
  }, [table]);
  return primer === null || briefed === undefined ? null : { briefed, primer };
}

function Ends({ told: { briefed, primer } }: { readonly told: ToldCard }) {
  const { words } = primer;
  const lost = [words.plain("board-goal-lost"), ...(briefed?.lost ?? []).map((how) => words.plain(`lost-${how}`))];
  return (
    <div class="goal-ends">
      <GoalEnd icon="check" won title={t("goal-won")}>
        {words.plain("board-goal-won")}
      </GoalEnd>
      <GoalEnd icon="close" title={t("goal-lost")}>
        {lost.map((how) => (
          <span key={how} class="mission-way">
            {how}
          </span>
        ))}
      </GoalEnd>
    </div>
  );
}

function Table({ told: { briefed, primer } }: { readonly told: ToldCard }) {
  if (briefed === null) return null;
  return (
    <>
      <h2>{t("card-setup")}</h2>
      <ul class="mission-setup">
        {briefed.setup.map(({ key, facts }) => (
          <li key={`${key}${JSON.stringify(facts)}`}>
            <span class="mission-sign" aria-hidden="true">
              {primer.primer.signOf?.(key)}
            </span>
            {primer.words.plain(`setup-${key}`, facts)}
          </li>
        ))}
      </ul>
      {briefed.new.length > 0 && <New kinds={briefed.new} primer={primer} />}
    </>
  );
}

function New({ kinds, primer: { primer, words } }: { readonly kinds: readonly string[]; readonly primer: LoadedPrimer }) {
  return (
    <>
      <h2>{t("card-new")}</h2>
      <ul class="mission-new">
        {kinds.map((kind) => {
          const { name, text, picture } = primer.tell(kind, words);
          return (
            <li key={kind}>
              <span class="mission-piece" aria-hidden="true">
                {picture}
              </span>
              <span>
                <b>{name}.</b> <BoldNames text={text} />
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** What is new comes first; where the chapter brings nothing of its own, what every game has. */
function picturesOf({ briefed, primer: { primer, words } }: ToldCard): readonly ComponentChildren[] {
  const { pieces = [], new: fresh = [] } = briefed ?? {};
  const kinds = pieces.length > 0 ? [...fresh, ...pieces.filter((kind) => !fresh.includes(kind))] : primer.first.slice(0, 1);
  return kinds.slice(0, MOST_PICTURES).map((kind) => primer.tell(kind, words).picture);
}
