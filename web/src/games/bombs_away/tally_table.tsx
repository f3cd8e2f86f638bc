// Bombs Away: the points of a match, deal by deal, the fewest first.
import { BoardFace } from "../../contract/board_face";
import type { Props } from "./question";
import { dealsEnded } from "./tally";
import "./tally.css";

interface Tally extends Pick<Props, "view" | "seats" | "words"> {
  readonly log: Props["log"] | undefined;
}

export function TallyTable({ view, log, seats, words }: Tally) {
  const deals = dealsEnded(log);
  const order = view.scores.map((_, seat) => seat).sort((one, other) => view.scores[one]! - view.scores[other]!);
  const fewest = Math.min(...view.scores);
  return (
    <table class="ba-tally">
      <caption>
        <b class="display">{words.plain("board-tally")}</b> <span class="ba-tally-fewest">{words.plain("board-tally-fewest")}</span>
      </caption>
      <thead>
        <tr>
          <td />
          {deals.map(({ deal }) => (
            <th key={deal} scope="col">
              {words.plain("board-tally-deal", { deal })}
            </th>
          ))}
          <th scope="col">{words.plain("board-tally-sum")}</th>
        </tr>
      </thead>
      <tbody>
        {order.map((seat) => (
          <tr key={seat} class={view.scores[seat] === fewest ? "ba-tally-leads" : undefined}>
            <th scope="row">
              <span aria-hidden="true">
                <BoardFace seats={seats} seat={seat} />
              </span>
              {words.seat(seat)}
            </th>
            {deals.map(({ deal, left }) => (
              <td key={deal}>{left[seat]}</td>
            ))}
            <td>
              <b class="display">{view.scores[seat]}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
