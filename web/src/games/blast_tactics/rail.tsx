// Blast Tactics: the panels beside the board: bombers, cards still to come, items nobody has seen, and what the marks mean.
import { Icon } from "../../kit/icon";
import { Panel } from "../../kit/panel";
import { CARD_ICONS, CARDS, ITEM_ICONS, ITEMS } from "./kind";
import type { Props } from "./question";
import { SeatList } from "./seat_list";
import "./rail.css";

export default function Rail(props: Props) {
  const { view, words } = props;
  return (
    <>
      <Panel
        title={words.plain("board-bombers")}
        class="bt-panel"
        aside={<span class="meta">{words.plain("board-turn", { turn: view.turns })}</span>}
      >
        <SeatList {...props} />
      </Panel>
      <Panel title={words.plain("board-to-come")} class="bt-panel">
        <ul class="bt-counts">
          {CARDS.map((card, at) => (
            <li key={card}>
              <Icon name={CARD_ICONS[card]} size="s" />
              {words.plain("board-card", { card })} <b>{view.undrawn[at]}</b>
            </li>
          ))}
          {ITEMS.map((item, at) => (
            <li key={item}>
              <Icon name={ITEM_ICONS[item]} size="s" />
              {words.plain("board-item", { item })} <b>{view.hidden[at]}</b>
            </li>
          ))}
        </ul>
        <ul class="bt-legend">
          {(["move", "reach", "danger", "falls"] as const).map((mark) => (
            <li key={mark}>
              <svg viewBox="0 0 26 26" width="22" height="22" aria-hidden="true">
                {mark === "move" ? (
                  <circle class="bt-dot" cx="13" cy="13" r="7" />
                ) : mark === "falls" ? (
                  <g class="bt-collapse" transform="translate(13 12) scale(.75)">
                    <path d="M-13-9H13V3L0 14L-13 3z" />
                    <text>1</text>
                  </g>
                ) : (
                  <rect class={`bt-${mark}`} x="2" y="2" width="22" height="22" rx="4" />
                )}
              </svg>
              {words.plain("board-mark", { mark })}
            </li>
          ))}
        </ul>
        <p class="meta bt-ours">{words.plain("board-ours")}</p>
      </Panel>
    </>
  );
}
