// It's a Bomb!: the countdown: what lies on top, and all that comes.
import { Icon } from "../../kit/icon";
import { starPoints } from "../../kit/star_points";
import type { Scene } from "../../contract/game_module";
import { CALL, EXPLOSION, isDisturbed, isTimer } from "./card";
import type { Plan } from "./plan";
import type { ItsABombView } from "./wire.gen";
import "./countdown.css";

type Props = Scene<ItsABombView, Plan>;

export function Countdown({ view, words }: Props) {
  const [top = EXPLOSION, ...coming] = view.deck;
  const said = (card: number): string => words.plain("board-deck-card", { card });
  return (
    <div
      class="iab-countdown"
      role="img"
      aria-label={words.plain("board-countdown", { top: said(top), coming: coming.map(said).join(", ") || "none" })}
    >
      <div class="iab-flip" data-piece="countdown">
        {isTimer(top) ? (
          said(top)
            .split(":")
            .map((part, at) => (
              <b key={at} data-label={part}>
                {at > 0 && <i class="iab-colon" />}
              </b>
            ))
        ) : (
          <b class={top === EXPLOSION ? "iab-flip-boom" : "iab-flip-sign"}>
            <Sign card={top} />
            <span>{said(top)}</span>
          </b>
        )}
      </div>
      <ol class="iab-deck">
        {coming.map((card, at) => (
          <li key={at} class={`iab-deck-card${isTimer(card) ? "" : card === EXPLOSION ? " iab-deck-boom" : " iab-deck-sign"}`}>
            {isTimer(card) ? <i data-label={card} /> : <Sign card={card} />}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Static for a Disturbed Signal, a receiver for the Call, a burst for the Explosion. */
export function Sign({ card }: { readonly card: number }) {
  if (card === CALL) return <Icon name="phone" size="s" />;
  return (
    <svg class="iab-sign" viewBox="0 0 24 24" aria-hidden="true">
      {isDisturbed(card) ? <path d="M1 12h3l2-6 3 13 3-15 3 15 3-13 2 6h3" /> : <polygon points={starPoints(12, 12, 11, 6, 9)} />}
    </svg>
  );
}
