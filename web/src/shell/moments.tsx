// The moments of a replay in words: the one on the board, and the list of all.
import { useEffect, useRef } from "preact/hooks";
import { Face } from "../kit/face";
import { Icon } from "../kit/icon";
import type { PastMoment } from "../net/replays";
import type { SeatCard } from "../net/wire.gen";
import { t } from "../words";
import { BoldNames } from "../contract/bold_names";
import { isGameEvent } from "./stage";
import type { LoadedGame } from "./use_game";

interface CaptionProps {
  readonly step: PastMoment;
  readonly number: number;
  readonly game: LoadedGame;
  readonly seats: readonly SeatCard[];
}

export function MomentCaption({ step, number, game, seats }: CaptionProps) {
  const event = step.events.find(isGameEvent);
  const doer = number === 0 || event === undefined ? null : game.module.doer(event);
  const seat = doer === null ? undefined : seats[doer];
  return (
    <p class="moment-caption grow" aria-live="polite">
      {seat === undefined ? <Icon name="bomb" size="l" /> : <Face face={seat.face} bot={seat.kind === "bot"} />}
      <span>
        {number > 0 && <b class="display">{number}. </b>}
        <BoldNames text={tell(step, number, game)} />
      </span>
    </p>
  );
}

/** The setup is one moment, however many pieces were dealt. */
export function tell(step: PastMoment, number: number, game: LoadedGame): string {
  return number === 0 ? t("replay-setup") : step.events.map((event) => game.words.event(event)).join(" ");
}

export interface MomentsProps {
  readonly steps: readonly PastMoment[];
  readonly at: number;
  readonly game: LoadedGame;
  readonly onStep: (step: number) => void;
}

export function Moments({ steps, at, game, onStep }: MomentsProps) {
  const now = useRef<HTMLLIElement>(null);
  useEffect(() => now.current?.scrollIntoView({ block: "nearest" }), [at]);
  return (
    <ol class="moments" start={0}>
      {steps.map((step, number) => (
        <li key={number} ref={number === at ? now : null}>
          <button type="button" class="moment" aria-current={number === at ? "step" : undefined} onClick={() => onStep(number)}>
            <span class="moment-number">{number}</span>
            <span class="grow">
              <BoldNames text={tell(step, number, game)} />
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
