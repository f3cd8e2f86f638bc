// Bombs Away: the panels beside the board: cards left, and the inks of the pipes with their patterns.
import { Panel } from "../../kit/panel";
import { Shape } from "../../kit/shape";
import { CardFace } from "./card_face";
import { type Colour, NAMES } from "./kind";
import type { Props } from "./question";
import { SeatList } from "./seat_list";
import "./rail.css";

const INKS = ["red", "blue", "green", "yellow"] as const;
const OTHERS: readonly (readonly [Colour, number])[] = [
  ["wild", NAMES.indexOf("wild-X")],
  ["cap", NAMES.indexOf("cap-CV")],
];

export default function Rail(props: Props) {
  const { view, words } = props;
  return (
    <>
      <Panel
        title={words.plain("board-cards-left")}
        class="ba-panel"
        aside={<span class="meta">{words.plain("board-round", { round: view.round })}</span>}
      >
        <SeatList {...props} />
      </Panel>
      <Panel title={words.plain("board-pipes")} class="ba-panel">
        <ul class="ba-legend">
          {INKS.map((colour) => (
            <li key={colour}>
              <Shape ink={colour} size={20} />
              {words.plain("board-pipe", { colour })}
            </li>
          ))}
          {OTHERS.map(([colour, kind]) => (
            <li key={colour}>
              <CardFace kind={kind} />
              {words.plain("board-pipe", { colour })}
            </li>
          ))}
        </ul>
        <p class="meta ba-ours">{words.plain("board-ours")}</p>
      </Panel>
    </>
  );
}
