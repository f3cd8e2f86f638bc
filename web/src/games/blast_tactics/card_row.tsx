// Blast Tactics: the two cards of the row, which everybody shares, and the actions that are left.
import { useState } from "preact/hooks";
import { Icon } from "../../kit/icon";
import { walkPieces } from "../../kit/walk_pieces";
import { type Card, CARD_ICONS } from "./kind";
import { isAtTurn, planIn, type Props, usesOf } from "./question";
import { follow, tapCard } from "./tap";
import "../../kit/tool_card.css";
import "./card_row.css";

/** A card by its place in the row, where two may be equal. */
export const cardOf = (row: readonly Card[], at: number): string => `card-${row[at]}${row.indexOf(row[at]!) === at ? "" : "-1"}`;

export function CardRow(props: Props) {
  const { view, words } = props;
  const plan = planIn(props);
  const [tapped, setTapped] = useState(0); // of two equal cards, the one that is marked
  const card = plan?.kind === "use" || plan?.kind === "discard" ? plan.card : null;
  const picked = card === null ? -1 : view.row[tapped] === card ? tapped : view.row.indexOf(card);
  return (
    <div class="bt-row" role="group" aria-label={words.plain("board-row")} data-stand="row" onKeyDown={walkPieces}>
      {view.row.map((card, at) => (
        <RowCard
          key={`${card}-${at}`}
          {...props}
          card={card}
          piece={cardOf(view.row, at)}
          chosen={at === picked}
          first={at === Math.max(0, picked)}
          onTap={() => setTapped(at)}
        />
      ))}
      <Pips {...props} />
    </div>
  );
}

interface CardProps extends Props {
  readonly card: Card;
  readonly piece: string;
  readonly chosen: boolean;
  readonly first: boolean;
  readonly onTap: () => void;
}

function RowCard({ card, piece, chosen, first, onTap, ...props }: CardProps) {
  const { view, words, still } = props;
  const lit = isAtTurn(props) && (view.phase === "discard" || usesOf(props, card).length > 0);
  const free = view.free && view.phase === "action";
  const same = { class: `tool-card bt-card${lit ? " tool-card-lit" : ""}${chosen ? " tool-card-chosen" : ""}`, "data-piece": piece };
  const face = (
    <>
      <Icon name={CARD_ICONS[card]} />
      <span class="tool-card-words">
        <b>{words.plain("board-card", { card })}</b> <span>{words.plain("board-card-text", { card })}</span>
      </span>{" "}
      {lit && <span class="unseen">{words.plain("board-pickable")}</span>} {free && <i class="bt-free">{words.plain("board-free")}</i>}
    </>
  );
  if (still) return <div {...same}>{face}</div>;
  const tap = (): void => {
    onTap();
    follow(props, tapCard(props, card));
  };
  return (
    <button {...same} type="button" tabIndex={first ? 0 : -1} aria-pressed={chosen} onClick={tap}>
      {face}
    </button>
  );
}

/** A disc for each action that is left, one with a bolt for each Speed-Up. */
function Pips({ view, viewer, words }: Props) {
  if (view.turn !== viewer || view.phase !== "action") return null;
  const speed = view.players[viewer]?.speed_ups ?? 0;
  return (
    <span class="bt-pips" role="img" aria-label={words.plain("board-actions", { actions: view.actions, speed })}>
      {Array.from({ length: view.actions }, (_, at) => (
        <i key={at} class="bt-pip" />
      ))}
      {Array.from({ length: speed }, (_, at) => (
        <i key={`speed-${at}`} class="bt-pip bt-pip-speed">
          <Icon name="bolt" size="xs" />
        </i>
      ))}
    </span>
  );
}
