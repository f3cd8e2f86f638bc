// Blast Tactics: the two cards of the row, which everybody shares, and the actions that are left.
import { Icon } from "../../kit/icon";
import { roam } from "../../shell/roam";
import { type Card, CARD_ICONS } from "./kind";
import { isAtTurn, planIn, type Props, usesOf } from "./question";
import { follow, tapCard } from "./tap";
import "../../kit/tool_card.css";
import "./card_row.css";

export const cardOf = (card: Card, copy = 0): string => (copy === 0 ? `card-${card}` : `card-${card}-${copy}`);

export function CardRow(props: Props) {
  const { view, words } = props;
  const plan = planIn(props);
  const picked = plan?.kind === "use" || plan?.kind === "discard" ? view.row.indexOf(plan.card) : -1;
  return (
    <div class="bt-row" role="group" aria-label={words.plain("board-row")} data-stand="row" onKeyDown={roam}>
      {view.row.map((card, at) => (
        <RowCard key={`${card}-${at}`} {...props} card={card} copy={view.row.indexOf(card) === at ? 0 : 1} chosen={at === picked} first={at === Math.max(0, picked)} />
      ))}
      <Pips {...props} />
    </div>
  );
}

interface CardProps extends Props {
  readonly card: Card;
  /** Which of two equal ones. */
  readonly copy: number;
  readonly chosen: boolean;
  readonly first: boolean;
}

function RowCard({ card, copy, chosen, first, ...props }: CardProps) {
  const { view, words, still } = props;
  const lit = isAtTurn(props) && (view.phase === "discard" || usesOf(props, card).length > 0);
  const free = view.free && view.phase === "action";
  const same = { class: `tool-card bt-card${lit ? " tool-card-lit" : ""}${chosen ? " tool-card-chosen" : ""}`, "data-piece": cardOf(card, copy) };
  const face = (
    <>
      <Icon name={CARD_ICONS[card]} />
      <span class="tool-card-words">
        <b>{words.plain("board-card", { card })}</b> <span>{words.plain("board-card-text", { card })}</span>
      </span>{" "}
      {lit && <span class="unseen">{words.plain("board-pickable")}</span>}{" "}
      {free && <i class="bt-free">{words.plain("board-free")}</i>}
    </>
  );
  if (still) return <div {...same}>{face}</div>;
  return (
    <button {...same} type="button" tabIndex={first ? 0 : -1} aria-pressed={chosen} onClick={() => follow(props, tapCard(props, card))}>
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
