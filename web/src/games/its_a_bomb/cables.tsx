// It's a Bomb!: a cable of every colour in play: which count, which are missing, and with a cutting order which one is due.
import { Icon } from "../../kit/icon";
import type { Scene } from "../../contract/game_module";
import { COLOURS, listed } from "./kind";
import type { Plan } from "./plan";
import { stillNeeded } from "./question";
import { Token } from "./token";
import type { ItsABombView } from "./wire.gen";
import "./cables.css";

type Props = Scene<ItsABombView, Plan>;

/** The first of the order that still needs a cable (IB-100). */
const dueColour = (view: ItsABombView): number | undefined => view.order.find((colour) => stillNeeded(view, colour) > 0);

export function Cables({ view, words }: Props) {
  const colours = view.order.length > 0 ? view.order : COLOURS.filter((colour) => (view.needed[colour] ?? 0) > 0);
  const due = dueColour(view);
  const name = words.plain("board-cables", {
    done: listed(
      colours.filter((colour) => stillNeeded(view, colour) === 0),
      words,
    ),
    left: listed(
      colours.flatMap((colour) => Array<number>(stillNeeded(view, colour)).fill(colour)),
      words,
    ),
    kind: due ?? null,
  });
  return (
    <div class={`iab-cables${view.order.length > 0 ? " iab-cables-ordered" : ""}`} role="img" aria-label={name}>
      {colours.map((colour) => (
        <span
          key={colour}
          class={`iab-cable${stillNeeded(view, colour) === 0 ? " iab-cable-done" : ""}${colour === due ? " iab-cable-due" : ""}`}
          data-piece={`cable-${colour}`}
        >
          <Token kind={colour} />
          {stillNeeded(view, colour) === 0 ? (
            <span class="iab-tick">
              <Icon name="check" size="xs" />
            </span>
          ) : (
            (view.needed[colour] ?? 0) > 1 && <i class="iab-count" data-label={`×${stillNeeded(view, colour)}`} />
          )}
        </span>
      ))}
    </div>
  );
}
