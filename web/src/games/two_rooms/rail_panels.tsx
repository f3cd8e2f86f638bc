// Two Rooms: the panels beside the board: where one is, what one was shown, and the cards of this game.
import { Panel } from "../../kit/panel";
import { Shape } from "../../kit/shape";
import { BoldNames } from "../../contract/bold_names";
import { atRest, isGuarded } from "./at_rest";
import { Deck } from "./deck";
import { covered, toldAs } from "./knowledge";
import type { Props } from "./question";
import { shownIn } from "./shown_rows";
import { Strip } from "./strip";
import "./rail.css";

const MOST = 12;

export default function Rail(whole: Props) {
  const props = atRest(covered(whole));
  const { view, words } = props;
  const seen = shownIn(view).filter(({ by_colour, to_colour }) => by_colour !== null || to_colour !== null);
  const rows = seen.slice(-MOST).reverse();
  return (
    <>
      <Panel class="tr-panel tr-where">
        <Strip {...props} />
      </Panel>
      {view.own !== null && view.phase !== "over" && !isGuarded(view) && (
        <Panel title={words.plain("board-notes")} class="tr-panel">
          {rows.length === 0 && <p class="meta">{words.plain("board-nothing-known")}</p>}
          <ul class="tr-told">
            {rows.map((row, at) => (
              <li key={at}>
                {row.by_colour !== null ? <Shape ink={row.by_colour} size={18} /> : <span class="tr-no-shape" />}
                <span>
                  <BoldNames text={words.event(toldAs(row))} />
                </span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <Panel title={words.plain("board-deck")} class="tr-panel">
        <Deck {...props} />
      </Panel>
    </>
  );
}
