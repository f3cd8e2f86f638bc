// The updates of a replay in words: the one on the board, and the list of all.
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../kit/icon";
import type { PastUpdate } from "../net/replays";
import type { SeatCard } from "../net/wire.gen";
import { t } from "../words";
import { BoldNames } from "../contract/bold_names";
import { isGameEvent } from "./animations";
import { SeatFace } from "./seat_face";
import type { LoadedGame } from "./use_game";

interface CaptionProps {
  readonly step: PastUpdate;
  readonly number: number;
  readonly game: LoadedGame;
  readonly seats: readonly SeatCard[];
}

export function UpdateCaption({ step, number, game, seats }: CaptionProps) {
  const event = step.events.find(isGameEvent);
  const actor = number === 0 || event === undefined ? null : game.module.actorOf(event);
  const seat = actor === null ? undefined : seats[actor];
  return (
    <p class="update-caption grow" aria-live="polite">
      {seat === undefined ? <Icon name="bomb" size="l" /> : <SeatFace module={game.module} seat={seat} />}
      <span>
        {number > 0 && <b class="display">{number}. </b>}
        <BoldNames text={tell(step, number, game)} />
      </span>
    </p>
  );
}

/** The setup is one update, however many pieces were dealt. */
export function tell(step: PastUpdate, number: number, game: LoadedGame): string {
  return number === 0 ? t("replay-setup") : step.events.map((event) => game.words.event(event)).join(" ");
}

export interface UpdateListProps {
  readonly steps: readonly PastUpdate[];
  readonly at: number;
  readonly game: LoadedGame;
  readonly onStep: (step: number) => void;
}

export function UpdateList({ steps, at, game, onStep }: UpdateListProps) {
  const now = useRef<HTMLLIElement>(null);
  useEffect(() => now.current?.scrollIntoView({ block: "nearest" }), [at]);
  return (
    <ol class="update-list" start={0}>
      {steps.map((step, number) => (
        <li key={number} ref={number === at ? now : null}>
          <button type="button" class="update-line" aria-current={number === at ? "step" : undefined} onClick={() => onStep(number)}>
            <span class="update-number">{number}</span>
            <span class="grow">
              <BoldNames text={tell(step, number, game)} />
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
