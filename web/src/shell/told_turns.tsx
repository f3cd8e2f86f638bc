// The turns of a replay in words: the one on the board, and the list of all.
import { useEffect, useRef } from "preact/hooks";
import { BoldNames } from "../contract/bold_names";
import { actorOf, tellTurn, type Turn } from "../contract/turns";
import { Icon } from "../kit/icon";
import { t } from "../words";
import { soFar } from "./past_turns";
import { SeatFace } from "./seat_face";
import type { LoadedGame } from "./use_game";
import type { WatchedReplay } from "./use_replay";

/** Always two lines high, so that the board keeps its size. */
export function TurnCaption({ watched: { replay, turns, now, at, game, seats } }: { readonly watched: WatchedReplay }) {
  const turn = soFar(turns[now]!, replay.steps, at);
  const seat = at === 0 ? undefined : seats[actorOf(turn, game.module) ?? -1];
  return (
    <p class="turn-caption grow" aria-live="polite">
      {seat === undefined ? <Icon name="bomb" size="l" /> : <SeatFace module={game.module} seat={seat} />}
      <span class="turn-caption-text">
        {turn.number > 0 && <b class="display">{turn.number}. </b>}
        <BoldNames text={told(turn, at, game)} />
      </span>
    </p>
  );
}

/** The setup is one step, however many pieces were dealt. */
export function told(turn: Turn, step: number, { module, words }: LoadedGame): string {
  return step === 0 ? t("replay-setup") : tellTurn(turn, module, words);
}

export function TurnList({ watched: { turns, now, game, goTurn } }: { readonly watched: WatchedReplay }) {
  const shown = useRef<HTMLLIElement>(null);
  useEffect(() => shown.current?.scrollIntoView({ block: "nearest" }), [now]);
  return (
    <ol class="turn-list">
      {turns.map((turn, place) => (
        <li key={turn.to} ref={place === now ? shown : null}>
          <button type="button" class="turn-row" aria-current={place === now ? "step" : undefined} onClick={() => goTurn(place)}>
            <span class="turn-number">{turn.number > 0 && turn.number}</span>
            <span class="grow">
              <BoldNames text={told(turn, turn.to, game)} />
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
