// Two Rooms: the own card, face down at the prompt.
import { useEffect } from "preact/hooks";
import { Icon } from "../../kit/icon";
import { Shape } from "../../kit/shape";
import { CardFace, ColourFace, loadPortrait } from "./card_face";
import { HoldPlate } from "./hold_plate";
import { colourOf } from "./kinds";
import { covered } from "./knowledge";
import { Learnt } from "./learnt";
import type { Props } from "./question";
import "./hand.css";

export function Hand(props: Props) {
  const { view, viewer, words } = props;
  const role = view.cards[viewer] ?? null;
  useEffect(() => void loadPortrait().catch(() => undefined), []); // there before the card is held; without it, it is whole
  if (role === null) {
    return (
      <p class="tr-hand-row tr-hand-note">
        <Icon name="lock" /> {words.plain("board-card-later")}
      </p>
    );
  }
  if (props.still) {
    return (
      <p class="tr-hand-row tr-hand-note">
        <Shape ink={colourOf(role)} size={24} /> <b>{words.plain("board-role", { role })}</b>
      </p>
    );
  }
  return (
    <div class="tr-hand-row">
      <HoldPlate
        piece="card"
        anywhere
        above
        face={() => (
          <CardFace role={role} conditions={view.own?.conditions ?? []} words={words}>
            {view.options.mode === "party" && <Learnt {...covered(props)} />}
          </CardFace>
        )}
      >
        {(held) => (
          <>
            <Icon name="hand" /> {words.plain("board-hold", { held })}
          </>
        )}
      </HoldPlate>
      {showsColours(props) && (
        <HoldPlate class="tr-plate-colour" above face={() => <ColourFace side={colourOf(role)} words={words} />}>
          {() => (
            <>
              <Icon name="eye" size="s" /> {words.plain("board-hold-colour")}
            </>
          )}
        </HoldPlate>
      )}
    </div>
  );
}

const MANY = 11; // players, Ambassadors not counted, from whom on colours are shown (TR-093)

function showsColours({ view: { options, cards } }: Props): boolean {
  const players = cards.filter((role) => !role?.startsWith("ambassador")).length;
  return options.colour === "on" || (options.colour === "auto" && options.game === "advanced" && players >= MANY);
}
