// Bomb Busters: the row of number cards on which Nano walks (BB-1591).
import { Icon } from "../../kit/icon";
import type { GameWords } from "../../contract/game_words";
import { NanoPicture } from "./nano_picture";
import { isLocked } from "./ribbon_kind";
import type { BombBustersView, NanoView } from "./wire.gen";
import "./line_ribbon.css";

interface Props {
  readonly view: BombBustersView;
  readonly nano: NanoView;
  readonly words: GameWords;
}

export default function LineRibbon({ view, nano, words }: Props) {
  const numbers = view.ribbon?.numbers ?? [];
  const under = numbers[nano.at - 1] ?? 0;
  return (
    <section class="bb-line" data-piece="line" aria-label={words.plain("board-line", { under, ahead: nano.ahead > 0 })}>
      <ol>
        {numbers.map((number, at) => {
          const done = view.cut_counts[number - 1] === 4;
          const state = done ? "done" : isLocked(view, number) ? "locked" : "free";
          return (
            <li key={number} class={`bb-line-card bb-line-${state}`} aria-label={words.plain("board-number-state", { number, state })}>
              {at === nano.at - 1 && (
                <span class={`bb-line-nano${nano.ahead < 0 ? " bb-line-back" : ""}`} data-piece="nano">
                  <NanoPicture />
                  <i />
                </span>
              )}
              <b aria-hidden="true">{done ? <Icon name="check" size="xs" /> : number}</b>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
