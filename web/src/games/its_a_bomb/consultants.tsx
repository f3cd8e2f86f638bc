// It's a Bomb!: the consultants beside the Crisis Unit: ready or used. A lit one can be used now; any other tells what it does. Beside
// them pencil and scenario page.
import { useState } from "preact/hooks";
import { Icon, type IconName } from "../../kit/icon";
import { LazyPart } from "../../kit/lazy_part";
import { pencilIsOut } from "../pencil";
import { iconOf, isForLooking } from "./card";
import { follow, Piece } from "./piece";
import { cardsToUse, isEmployee, isUnit, planIn, type Props } from "./question";
import { passesByItself } from "./standing";
import { tapCard } from "./tap";
import type { ConsultantView, ItsABombView } from "./wire.gen";
import "../../kit/tool_card.css";
import "./consultants.css";

const loadPage = () => import("./scenario_page");
const loadCard = () => import("./scenario_page").then(({ ConsultantPage }) => ({ default: ConsultantPage }));

export function Consultants({ short = false, ...props }: Props & { readonly short?: boolean }) {
  const { view, words, still } = props;
  const [read, setRead] = useState<ConsultantView | null>(null);
  const [page, setPage] = useState(false);
  return (
    <div class={`${short ? "tools-short" : "tools-long"} iab-cards-${view.consultants.length > 2 ? "many" : "few"}`}>
      {view.consultants.map((card) => (
        <Consultant key={card.card} {...props} {...card} short={short} onRead={() => setRead(card)} />
      ))}
      {!still && isUnit(props) && mayBeAsked(view) && (
        <Switch
          icon="play"
          of={passesByItself}
          short={short}
          label={words.plain("board-standing")}
          state={words.plain("board-standing-state", { on: passesByItself.value })}
        />
      )}
      {!still && isEmployee(props) && (
        <Switch
          icon="pencil"
          of={pencilIsOut}
          short={short}
          label={words.plain("board-pencil")}
          state={words.plain("board-pencil-state", { out: pencilIsOut.value })}
        />
      )}
      {short && (
        <button
          class="tool-card tool-switch"
          type="button"
          aria-label={words.plain("board-page")}
          title={words.plain("board-page")}
          onClick={() => setPage(true)}
        >
          <Icon name="book" />
        </button>
      )}
      {read !== null && <LazyPart load={loadCard} props={{ ...read, words, onClose: () => setRead(null) }} />}
      {page && <LazyPart load={loadPage} props={{ view, words, onClose: () => setPage(false) }} />}
    </div>
  );
}

/** Whether a card is left that the Crisis Unit is asked about while it does not look (IB-256). */
const mayBeAsked = ({ consultants }: ItsABombView): boolean => consultants.some(({ card, used }) => !used && !isForLooking(card));

type ConsultantProps = Props & ConsultantView & { readonly short: boolean; readonly onRead: () => void };

function Consultant({ card, used, short, onRead, ...props }: ConsultantProps) {
  const { words, still } = props;
  const lit = cardsToUse(props).includes(card);
  const plan = planIn(props);
  const chosen = plan?.kind === "use" && plan.card === card;
  const title = words.plain("board-card", { card });
  const brief = short || props.view.consultants.length > 2;
  const name = brief || still ? words.plain("board-consultant", { name: title, used, lit }) : undefined; // else its words name it
  const worn = used ? " tool-card-used" : "";
  const looks = `tool-card iab-card${worn}${lit && !still ? " tool-card-lit" : ""}${chosen ? " tool-card-chosen" : ""}`;
  return (
    <Piece
      still={still}
      piece={`card-${card}`}
      name={name}
      looks={looks}
      chosen={lit ? chosen : undefined}
      onTap={() => follow(props, tapCard(props, card)) || onRead()}
    >
      <Icon name={iconOf(card)} />
      <span class="tool-card-words">
        <b class="ellipsis">{title}</b>
        {!brief && <span>{used ? words.plain("board-card-state", { used, lit }) : words.plain("board-card-text", { card })}</span>}
      </span>
    </Piece>
  );
}

interface SwitchProps {
  readonly icon: IconName;
  readonly of: { value: boolean };
  readonly short: boolean;
  readonly label: string;
  readonly state: string;
}

function Switch({ icon, of, short, label, state }: SwitchProps) {
  return (
    <button
      class="tool-card tool-switch"
      type="button"
      aria-pressed={of.value}
      aria-label={short ? label : undefined}
      title={short ? label : undefined}
      onClick={() => (of.value = !of.value)}
    >
      <Icon name={icon} />
      {!short && (
        <span class="tool-card-words">
          <b>{label}</b>
          <span>{state}</span>
        </span>
      )}
    </button>
  );
}
