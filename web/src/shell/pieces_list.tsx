// The pieces of a game, each with what it does and its rule; beside a board those of that very game.
import type { View } from "../net/wire.gen";
import type { LoadedPrimer } from "./use_primer";
import "./pieces_list.css";
import "./how_to_play.css";

interface Props {
  readonly game: LoadedPrimer;
  readonly view?: View | null;
  readonly onRule: (rule: string) => void;
}

export function PiecesList({ game: { primer, words }, view = null, onRule }: Props) {
  const follow = (event: MouseEvent, rule: string): void => {
    if (view !== null) event.preventDefault(); // the rules stay beside the board
    onRule(rule);
  };
  return (
    <ul class="pieces-list">
      {primer.kinds(view).map((kind) => {
        const { name, text, rule, picture } = primer.tell(kind, words);
        return (
          <li key={kind} class="panel">
            <span class="piece-picture" aria-hidden="true">
              {picture}
            </span>
            <span class="grow">
              <b>{name}</b>
              <span>{text}</span>
            </span>
            {rule !== undefined && (
              <a class="rule-number" href={`#${rule}`} onClick={(event) => follow(event, rule)}>
                {rule}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
